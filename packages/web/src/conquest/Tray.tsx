import { useWords } from '../i18n/context.tsx'
import { cardUrl } from './art/url.ts'
import { inTray } from './choices.ts'
import { CardFace } from './HandCard.tsx'
import { cardData, cardName, designOf } from './names.ts'
import { optionLabel } from './prompts.ts'
import { useTable } from './table.ts'

/** Cards that lie nowhere on the table: those one looks at, and events being played. */
export function Tray() {
  const table = useTable()
  const words = useWords()
  const { t } = words
  const { view, options, decision } = table
  const cards = decision ? inTray(view, options) : []
  const playing = view.players.flatMap(player => player.playing)
  if (cards.length === 0 && playing.length === 0) return null
  return (
    <div className="cq-tray" data-home="tray">
      {playing.length > 0 ? (
        <ul className="cq-playing" aria-label={t('conquest.table.playing')}>
          {playing.map(card => (
            <li key={card} data-flip={card}>
              <img src={cardUrl(designOf(card))} alt="" />
              <b>{cardName(card)}</b>
            </li>
          ))}
        </ul>
      ) : null}
      {cards.length > 0 ? (
        <section className="panel cq-looking" aria-label={t('conquest.table.looking')}>
          <h2 className="lab">{t('conquest.table.looking')}</h2>
          <ul className="cq-cards">
            {cards.map(card => {
              const data = cardData(card)
              const option = options.find(one => one.card === card)
              return data ? (
                <li key={card}>
                  <button
                    type="button"
                    className={`cq-card ${data.faction} ${option ? 'lit' : 'off'}`}
                    data-card={card}
                    onClick={() => (option ? table.choose(option) : table.zoom(card))}
                  >
                    <span className="sr-only">
                      {option && decision
                        ? optionLabel(view, decision, option, words)
                        : t('conquest.card.zoom', { name: data.name })}
                    </span>
                    <CardFace data={data} />
                  </button>
                </li>
              ) : null
            })}
          </ul>
        </section>
      ) : null}
    </div>
  )
}
