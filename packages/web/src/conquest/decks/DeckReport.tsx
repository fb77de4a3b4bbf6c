import { type DeckList, deckProblems, LEAST_CARDS, MOST_CARDS } from '@redoubt/conquest'
import { useMemo } from 'react'
import { useWords } from '../../i18n/context.tsx'
import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/Icon.tsx'
import panelStyle from '../../ui/Panel.module.css'
import { cardName } from '../words/names.ts'
import { DeckProblems } from './DeckProblems.tsx'
import style from './DeckReport.module.css'
import { sizeOf } from './own.ts'
import { costCurve } from './pool.ts'

/** Whether a deck is legal, and why not; what its cards cost; what is in it. */
export function DeckReport({ list }: { list: DeckList }) {
  const { t } = useWords()
  return (
    <aside className={classes(panelStyle.panel, style.report)} aria-label={t('conquest.decks.report')}>
      <h2>{cardName(list.warlord)}</h2>
      <p>{t('conquest.decks.size', { count: sizeOf(list), least: LEAST_CARDS, most: MOST_CARDS })}</p>
      <Problems list={list} />
      <h3 className={panelStyle.lab}>{t('conquest.decks.curve')}</h3>
      <CostCurve list={list} />
      <ul className={style.cards}>
        {list.cards.map(({ id, count }) => (
          <li key={id}>
            <b>{count}×</b> {cardName(id)}
          </li>
        ))}
      </ul>
    </aside>
  )
}

function Problems({ list }: { list: DeckList }) {
  const { t } = useWords()
  const problems = useMemo(() => deckProblems(list), [list])
  return (
    <div role="status">
      {problems.length === 0 ? (
        <p className={style.legal}>
          <Icon id="ui-check" size={16} /> {t('conquest.decks.legal')}
        </p>
      ) : (
        <>
          <p className={style.illegal}>
            <Icon id="ui-warning" size={16} /> {t('conquest.decks.problems', { count: problems.length })}
          </p>
          <DeckProblems className={style.problems} problems={problems} />
        </>
      )}
    </div>
  )
}

/** Pixels of the highest bar. */
const HIGHEST = 64

function CostCurve({ list }: { list: DeckList }) {
  const { t } = useWords()
  const curve = costCurve(list)
  const most = Math.max(1, ...curve)
  return (
    <div
      className={style.curve}
      role="img"
      aria-label={t('conquest.decks.curve-label', {
        list: curve.map((count, cost) => t('conquest.decks.curve-bar', { count, cost })).join(', '),
      })}
    >
      {curve.map((count, cost) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the cost is the place
        <span key={cost}>
          <i style={{ height: `${(count / most) * HIGHEST}px` }} />
          <b>{count}</b>
          <small>{cost}</small>
        </span>
      ))}
    </div>
  )
}
