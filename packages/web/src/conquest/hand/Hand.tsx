import type { CSSProperties } from 'react'
import { useWords } from '../../i18n/context.tsx'
import { classes } from '../../ui/classes.ts'
import hiddenStyle from '../../ui/Hidden.module.css'
import { useTable } from '../common/context.ts'
import { lookCloser } from '../common/lookCloser.ts'
import { cardData } from '../reading/printed.ts'
import { cardText, typeName } from '../words/card.ts'
import style from './Hand.module.css'
import { HandFace } from './HandFace.tsx'

/** The own hand peeks over the lower edge: lit cards can be picked up, clicked or dragged; the others say why not. */
export function Hand({ cards }: { cards: readonly string[] }) {
  const { t } = useWords()
  return (
    <ul
      data-home="hand"
      className={style.hand}
      style={{ '--cards': Math.max(1, cards.length) } as CSSProperties}
      aria-label={t('conquest.table.hand')}
    >
      {cards.map((card, i) => (
        <li key={card}>
          <HandCard card={card} order={i} />
        </li>
      ))}
    </ul>
  )
}

function HandCard({ card, order }: { card: string; order: number }) {
  const table = useTable()
  const { t } = useWords()
  const data = cardData(card)
  if (!data) return null
  const isLit = table.isLit(card)
  const isPicked = table.picked === card
  const reason = table.options.length > 0 && !isLit ? table.whyNot(card) : null
  const label = t('conquest.card.label', {
    name: data.name,
    type: typeName(data.type),
    cost: data.cost === null ? 'none' : String(data.cost),
    reason: reason ?? 'none',
    act: isLit ? 'yes' : 'no',
  })
  return (
    <button
      type="button"
      className={classes(
        style.card,
        style[data.faction],
        isLit && style.lit,
        isPicked && style.picked,
        reason && style.dark,
      )}
      data-card={card}
      data-glide={card}
      data-rove="hand"
      data-lit={isLit || undefined}
      tabIndex={order === 0 ? 0 : -1}
      aria-pressed={isPicked || undefined}
      aria-description={cardText(data)}
      draggable={isLit}
      onDragStart={event => {
        event.dataTransfer.setData('text/plain', card)
        event.dataTransfer.effectAllowed = 'move'
        if (!isPicked) table.point(card)
      }}
      onClick={() => (isLit ? table.point(card) : table.zoom(card))}
      {...lookCloser(() => table.zoom(card))}
    >
      <span className={hiddenStyle.srOnly}>{label}</span>
      <HandFace data={data} reason={reason} />
    </button>
  )
}
