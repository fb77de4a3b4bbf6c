import { box } from '@redoubt/doom'
import { ActionFace } from '../../../doom/cards/CardFace.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import style from './CardsDrawing.module.css'

/** Cards of the box as they lie on the table. */
function Cards({ ids }: { ids: readonly string[] }) {
  const content = box()
  return (
    <div className={style.cards} aria-hidden="true">
      {ids.map(id => {
        const card = content.actionCards[id]!
        return (
          <span key={id} className={style.card}>
            <ActionFace card={card} weapon={content.weapons[card.set]} />
          </span>
        )
      })}
    </div>
  )
}

/** Every face of both dice. */
function Dice() {
  const { dice } = box()
  return (
    <div className={style.dice} aria-hidden="true">
      {Object.entries(dice).map(([id, faces]) => (
        <span key={id}>
          {faces.map((face, n) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the faces of a die have no other name
            <Icon key={n} id={`die-${id}-${face}`} size={40} />
          ))}
        </span>
      ))}
    </div>
  )
}

/** Drawings that show cards and dice instead of the board. */
export const CARD_DRAWINGS = {
  cards: () => <Cards ids={['sidearm', 'double-time', 'armor']} />,
  defense: () => <Cards ids={['armor', 'double-time']} />,
  dice: () => <Dice />,
} as const
