import type { Seat } from '@redoubt/kernel'
import { useWords } from '../../i18n/context.tsx'
import { classes } from '../../ui/classes.ts'
import { useTable } from '../common/context.ts'
import { hasPages } from '../common/useLayout.ts'
import { Army } from '../units/Army.tsx'
import { SupportToken } from '../units/SupportToken.tsx'
import { UnitHead } from '../units/UnitHead.tsx'
import { UnitToken } from '../units/UnitToken.tsx'
import { sideName, whose } from '../words/names.ts'
import style from './Headquarters.module.css'

/** The units and supports of one side that are at no planet. */
export function Headquarters({ seat }: { seat: Seat }) {
  const table = useTable()
  const { t } = useWords()
  const { view, near } = table
  const side = seat === near ? 'near' : 'far'
  const at = `hq-${seat}`
  const isSlim = view.battle !== null && !hasPages(table.layout)
  const units = view.units.filter(unit => unit.at === at)
  const supports = view.cards.filter(card => card.at === at && card.host === undefined)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a region that cards are dropped on
    <div
      role="group"
      className={classes(style.headquarters, style[side])}
      data-home={at}
      aria-label={t('conquest.table.hq-label', { who: whose(view, seat), name: sideName(view, seat) })}
      onDragOver={event => seat === near && event.preventDefault()}
      onDrop={event => {
        event.preventDefault()
        table.drop(event.dataTransfer.getData('text/plain'), at)
      }}
    >
      {table.isLit(at) ? (
        <button
          type="button"
          className={classes(style.name, style.lit)}
          data-rove="planet"
          data-lit
          onClick={() => table.point(at)}
        >
          {t('conquest.table.hq')}
        </button>
      ) : (
        <span className={style.name}>{t('conquest.table.hq')}</span>
      )}
      <Army
        side={side}
        place={hasPages(table.layout) ? 'stage' : 'hq'}
        layout={table.layout}
        count={units.length + supports.length}
        isSlim={isSlim}
      >
        {units.map((unit, i) =>
          isSlim ? (
            <UnitHead key={unit.card} unit={unit} order={i + 1} />
          ) : (
            <UnitToken key={unit.card} unit={unit} order={i + 1} />
          ),
        )}
        {supports.map((card, i) => (
          <SupportToken key={card.card} card={card} order={i + 1} />
        ))}
      </Army>
    </div>
  )
}
