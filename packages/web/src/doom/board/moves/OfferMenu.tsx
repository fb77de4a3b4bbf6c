import type { DoomView } from '@redoubt/doom'
import { useEffect, useRef } from 'react'
import { useWords } from '../../../i18n/context.tsx'
import { useActions } from '../../../ui/actions.ts'
import buttonStyle from '../../../ui/Button.module.css'
import type { Ground } from '../../reading/ground.ts'
import type { Offer } from '../../reading/offers.ts'
import { spaceLabel } from '../../words/names.ts'
import { offerLabel } from '../grid/cellname.ts'
import style from './OfferMenu.module.css'

/** Several things can be done in one space: which? */
export function OfferMenu({
  ground,
  view,
  space,
  offers,
  place,
  onPick,
  onClose,
}: {
  ground: Ground
  view: DoomView
  space: string
  offers: readonly Offer[]
  place: React.CSSProperties
  onPick(offer: Offer): void
  onClose(): void
}) {
  const words = useWords()
  useActions([
    {
      id: 'close-menu',
      region: 'space-menu',
      focused: true,
      label: 'doom.keys.leave',
      shortcut: 'Escape',
      run: onClose,
    },
  ])
  const first = useRef<HTMLFieldSetElement>(null)
  useEffect(() => first.current?.querySelector('button')?.focus(), [])
  return (
    <fieldset
      ref={first}
      className={style.menu}
      data-drags
      data-over-map
      data-region="space-menu"
      aria-label={words.t('doom.board.menu', { space: spaceLabel(space) })}
      style={place}
    >
      {offers.map(offer => (
        <button type="button" key={offer.keys.join()} className={buttonStyle.btn} onClick={() => onPick(offer)}>
          {offerLabel(ground, view, offer, space, words)}
        </button>
      ))}
    </fieldset>
  )
}
