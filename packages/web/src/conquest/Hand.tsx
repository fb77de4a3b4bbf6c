import { useWords } from '../i18n/context.tsx'
import { CardFace, cardText, typeName } from './HandCard.tsx'
import { longPress } from './longpress.ts'
import { cardData } from './names.ts'
import { useTable } from './table.ts'

/** The own hand: lit cards can be picked up, clicked or dragged; the others say why not. */
export function Hand({ cards }: { cards: readonly string[] }) {
  const table = useTable()
  const { t } = useWords()
  return (
    <ul
      data-home="hand"
      className="cq-hand"
      aria-label={t('conquest.table.hand')}
      data-many={cards.length > 7 || undefined}
    >
      {cards.map((card, i) => (
        <HandItem key={card} card={card} order={i} asked={table.options.length > 0} />
      ))}
    </ul>
  )
}

function HandItem({ card, order, asked }: { card: string; order: number; asked: boolean }) {
  const table = useTable()
  const { t } = useWords()
  const data = cardData(card)
  if (!data) return null
  const lit = table.isLit(card)
  const reason = asked && !lit ? table.whyNot(card) : null
  const state = ['cq-card', data.faction, lit ? 'lit' : '', reason ? 'off' : '', table.picked === card ? 'picked' : '']
  return (
    <li>
      <button
        type="button"
        className={state.filter(Boolean).join(' ')}
        data-card={card}
        data-flip={card}
        data-rove="hand"
        tabIndex={order === 0 ? 0 : -1}
        aria-pressed={table.picked === card || undefined}
        aria-description={cardText(data)}
        draggable={lit}
        onDragStart={event => {
          event.dataTransfer.setData('text/plain', card)
          event.dataTransfer.effectAllowed = 'move'
          if (table.picked !== card) table.point(card)
        }}
        onClick={() => (lit ? table.point(card) : table.zoom(card))}
        {...longPress(() => table.zoom(card))}
      >
        <span className="sr-only">
          {t('conquest.card.label', {
            name: data.name,
            type: typeName(data.type),
            cost: data.cost === null ? 'none' : String(data.cost),
            reason: reason ?? 'none',
            act: lit ? 'yes' : 'no',
          })}
        </span>
        <CardFace data={data} reason={reason} />
      </button>
    </li>
  )
}
