import { useWords } from '../../i18n/context.tsx'
import { classes } from '../../ui/classes.ts'
import { useTable } from '../common/context.ts'
import { Hand } from '../hand/Hand.tsx'
import { factionOf } from '../reading/sides.ts'
import { CardBacks } from './CardBacks.tsx'
import { dialIsSet } from './dial.ts'
import { Flags } from './Flags.tsx'
import { Piles } from './Piles.tsx'
import { PlanetsWon } from './PlanetsWon.tsx'
import { Portrait } from './Portrait.tsx'
import { Resources } from './Resources.tsx'
import style from './Seat.module.css'
import type { SeatProps } from './seat.ts'

/** The own side at the lower edge, with the hand; for those who only watch, with the backs of its cards. */
export function NearSeat({ seat, match, onPile }: SeatProps) {
  const { t } = useWords()
  const { view } = useTable()
  const cards = view.players.find(player => player.seat === seat)?.cards
  return (
    <section
      className={classes(style.seat, style.near, factionOf(view, seat) === 'orks' && style.orks)}
      data-layer
      data-scheme="dark"
      aria-label={t('conquest.table.own')}
    >
      <div className={style.own}>
        <Portrait seat={seat} card={match.seats.find(card => card.seat === seat)} />
        <div className={style.ownRow}>
          <Resources seat={seat} />
          <PlanetsWon seat={seat} />
          <Flags seat={seat} hasDial={dialIsSet(match, seat)} />
        </div>
      </div>
      {cards ? (
        <Hand cards={cards} />
      ) : (
        <div className={style.backs}>
          <CardBacks seat={seat} />
        </div>
      )}
      <Piles seat={seat} onPile={onPile} />
    </section>
  )
}
