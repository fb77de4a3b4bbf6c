import type { DoomView } from '@redoubt/doom'
import { useEffect, useRef } from 'react'
import { useWords } from '../../i18n/context.tsx'
import { offerLabel } from './cellname.ts'
import type { Ground } from './ground.ts'
import type { Offer } from './offers.ts'
import { upper } from './why.ts'

/** Several things can be done in one space: which? */
export function OfferMenu({
  ground,
  view,
  space,
  offers,
  style,
  onPick,
  onClose,
}: {
  ground: Ground
  view: DoomView
  space: string
  offers: readonly Offer[]
  style: React.CSSProperties
  onPick(offer: Offer): void
  onClose(): void
}) {
  const words = useWords()
  const first = useRef<HTMLFieldSetElement>(null)
  useEffect(() => first.current?.querySelector('button')?.focus(), [])
  return (
    <fieldset
      ref={first}
      className="db-menu"
      data-drags
      aria-label={words.t('doom.board.menu', { space: upper(space) })}
      style={style}
      onKeyDown={event => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        onClose()
      }}
    >
      {offers.map(offer => (
        <button type="button" key={offer.keys.join()} className="btn" onClick={() => onPick(offer)}>
          {offerLabel(ground, view, offer, space, words)}
        </button>
      ))}
    </fieldset>
  )
}
