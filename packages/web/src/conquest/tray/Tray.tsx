import { useWords } from '../../i18n/context.tsx'
import { classes } from '../../ui/classes.ts'
import panelStyle from '../../ui/Panel.module.css'
import { cardUrl } from '../art/url.ts'
import { CardButton } from '../cards/Card.tsx'
import { CardList } from '../cards/CardList.tsx'
import { useTable } from '../common/context.ts'
import { inTray } from '../reading/choices.ts'
import { cardData, designOf } from '../reading/printed.ts'
import { cardName } from '../words/names.ts'
import { optionLabel } from '../words/option.ts'
import style from './Tray.module.css'

/** Cards that lie nowhere on the table: those one looks at, and events being played. */
export function Tray() {
  const { view, options, decision } = useTable()
  const looking = decision ? inTray(view, options) : []
  const playing = view.players.flatMap(player => player.playing)
  if (looking.length === 0 && playing.length === 0) return null
  return (
    <div className={style.tray} data-home="tray">
      {playing.length > 0 ? <Playing cards={playing} /> : null}
      {looking.length > 0 ? <Looking cards={looking} /> : null}
    </div>
  )
}

function Playing({ cards }: { cards: readonly string[] }) {
  const { t } = useWords()
  return (
    <ul className={style.playing} data-scheme="dark" aria-label={t('conquest.table.playing')}>
      {cards.map(card => (
        <li key={card} data-glide={card} data-card={card}>
          <img src={cardUrl(designOf(card))} alt="" />
          <b>{cardName(card)}</b>
        </li>
      ))}
    </ul>
  )
}

function Looking({ cards }: { cards: readonly string[] }) {
  const table = useTable()
  const words = useWords()
  const { t } = words
  const { view, options, decision } = table
  return (
    <section className={classes(panelStyle.panel, style.looking)} aria-label={t('conquest.table.looking')}>
      <h2 className={panelStyle.lab}>{t('conquest.table.looking')}</h2>
      <CardList className={style.cards}>
        {cards.map(card => {
          const data = cardData(card)
          const option = options.find(one => one.card === card)
          return data ? (
            <li key={card}>
              <CardButton
                data={data}
                isLit={option !== undefined}
                isDark={option === undefined}
                label={
                  option && decision
                    ? optionLabel(view, decision, option, words)
                    : t('conquest.card.zoom', { name: data.name })
                }
                data-card={card}
                onClick={() => table.zoom(card)}
              />
            </li>
          ) : null
        })}
      </CardList>
    </section>
  )
}
