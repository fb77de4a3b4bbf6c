import { classes } from '../../ui/classes.ts'
import { cardUrl } from '../art/url.ts'
import { useTable } from '../common/context.ts'
import { cardName } from '../words/names.ts'
import style from './Attached.module.css'

/** What is attached to a unit: a chip for each card, with its picture and its name where there is room. */
export function Attached({ host }: { host: string }) {
  const { view } = useTable()
  const cards = view.cards.filter(card => card.host === host)
  if (cards.length === 0) return null
  return (
    <span className={style.attached}>
      {cards.map(card => (
        <span
          key={card.card}
          className={classes(!card.ready && style.exhausted)}
          data-attached={card.card}
          title={cardName(card.card)}
        >
          <img src={cardUrl(card.design)} alt="" draggable={false} />
          <em>{cardName(card.card)}</em>
        </span>
      ))}
    </span>
  )
}
