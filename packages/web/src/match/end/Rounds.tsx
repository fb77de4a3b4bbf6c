import type { ReactNode } from 'react'
import { useWords } from '../../i18n/context.tsx'
import panelStyle from '../../ui/Panel.module.css'
import style from './Rounds.module.css'

export interface RoundTold {
  round: number
  /** What happened in it, in a few figures. */
  told: ReactNode
}

/** Round by round; the one picked is where the match can be played once more from. */
export function Rounds({
  rounds,
  hint,
  picked,
  pick,
}: {
  rounds: readonly RoundTold[]
  hint: string
  picked: number | null
  /** Null where nothing can be played again. */
  pick: ((round: number) => void) | null
}) {
  const { t } = useWords()
  return (
    <section className={style.rounds} aria-label={t('end.rounds')}>
      <h3 className={panelStyle.lab}>
        {t('end.rounds')} <small>{hint}</small>
      </h3>
      {/* It scrolls, and its buttons may all be shut: then keys reach the list itself. */}
      <ol tabIndex={pick ? undefined : 0}>
        {rounds.map(({ round, told }) => (
          <li key={round}>
            <button
              type="button"
              aria-pressed={pick ? round === picked : undefined}
              disabled={!pick}
              data-round={round}
              onClick={() => pick?.(round)}
            >
              <b>{t('end.round', { round })}</b>
              <span>{told}</span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  )
}
