import type { Seat } from '@redoubt/kernel'
import { useWords } from '../i18n/context.tsx'
import { Icon } from '../ui/Icon.tsx'
import { planetUrl } from './art/url.ts'
import { sideIcon } from './log.ts'
import { opponentOf, planetData, sideName, whose } from './names.ts'
import { crowd } from './PlanetColumn.tsx'
import { useTable } from './table.ts'
import { SupportToken, UnitToken } from './UnitToken.tsx'

/** Both headquarters, and between them the planets that have left the row. */
export function HqColumn() {
  const { near } = useTable()
  return (
    <section className="cq-column cq-hqs" data-space="hq">
      <Hq seat={opponentOf(near)} />
      <Gone />
      <Hq seat={near} />
    </section>
  )
}

function Hq({ seat }: { seat: Seat }) {
  const table = useTable()
  const { t } = useWords()
  const { view, near } = table
  const at = `hq-${seat}`
  const units = view.units.filter(unit => unit.at === at)
  const supports = view.cards.filter(card => card.at === at && card.host === undefined)
  const lit = table.isLit(at)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a region that cards are dropped on
    <div
      role="group"
      className={`cq-hq ${seat === near ? 'near' : 'far'}${lit ? ' lit' : ''}`}
      data-space={at}
      data-home={at}
      aria-label={t('conquest.table.hq-label', { who: whose(view, seat), name: sideName(view, seat) })}
      onDragOver={event => seat === near && event.preventDefault()}
      onDrop={event => {
        event.preventDefault()
        table.drop(event.dataTransfer.getData('text/plain'), at)
      }}
    >
      {lit ? (
        <button type="button" className="cq-hq-name lit" data-rove="planet" onClick={() => table.point(at)}>
          {t('conquest.table.hq')}
        </button>
      ) : (
        <span className="cq-hq-name">{t('conquest.table.hq')}</span>
      )}
      <div className={`cq-army ${seat === near ? 'near' : 'far'}`} data-crowd={crowd(units.length + supports.length)}>
        {units.map((unit, i) => (
          <UnitToken key={unit.card} unit={unit} order={i + 1} />
        ))}
        {supports.map((card, i) => (
          <SupportToken key={card.card} card={card} order={i + 1} />
        ))}
      </div>
    </div>
  )
}

function Gone() {
  const { view } = useTable()
  const { t } = useWords()
  const won = view.players.flatMap(player =>
    player.display.map(planet => ({ planet, seat: player.seat as Seat | null })),
  )
  const all = [...won, ...view.removed.map(planet => ({ planet, seat: null }))]
  return (
    <ul className="cq-gone" aria-label={t('conquest.table.gone')}>
      {all.map(({ planet, seat }) => (
        <li key={planet}>
          <img src={planetUrl(planet)} alt="" />
          {seat ? <Icon id={sideIcon(view, seat)} size={16} /> : <Icon id="ui-close" size={12} />}
          <small>
            {planetData(planet)?.name}
            <span>
              {seat
                ? t('conquest.table.won-by', { who: whose(view, seat), name: sideName(view, seat) })
                : t('conquest.table.removed')}
            </span>
          </small>
        </li>
      ))}
    </ul>
  )
}
