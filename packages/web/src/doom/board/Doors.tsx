import { useWords } from '../../i18n/context.tsx'
import { doorBar } from './Fixtures.tsx'
import type { Ground } from './ground.ts'
import type { Offer, Offers } from './offers.ts'

/** Doors that can be opened from where the acting figure stands, as buttons on the edge. */
export function Doors({ ground, offers, onOpen }: { ground: Ground; offers: Offers; onOpen(offer: Offer): void }) {
  const { t } = useWords()
  return [...offers.byDoor].map(([id, offer]) => {
    const n = ground.board.doors.findIndex(door => door.id === id)
    if (n < 0) return null
    const { upright, x, y, length } = doorBar(ground, n)
    const label =
      offer.cost === undefined ? t('doom.board.offer.open.free') : t('doom.board.offer.open', { cost: offer.cost })
    return (
      <button
        type="button"
        key={id}
        data-door={id}
        data-drags
        className={`db-open${upright ? ' upright' : ''}`}
        aria-label={label}
        title={label}
        style={
          {
            left: `calc(var(--cell) * ${x})`,
            top: `calc(var(--cell) * ${y})`,
            ...{ '--long': length },
          } as React.CSSProperties
        }
        onClick={() => onOpen(offer)}
      >
        <span aria-hidden="true">{offer.cost ?? ''}</span>
      </button>
    )
  })
}
