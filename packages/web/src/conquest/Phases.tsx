import { PHASES } from '@redoubt/conquest'
import { useWords } from '../i18n/context.tsx'
import { useTable } from './table.ts'

/** The four phases of a round. */
export function Phases() {
  const { view } = useTable()
  const { t } = useWords()
  const now = PHASES.indexOf(view.phase)
  return (
    <ol className="cq-phases" aria-label={t('conquest.phase.label')}>
      {PHASES.filter(phase => phase !== 'setup').map(phase => (
        <li
          key={phase}
          className={PHASES.indexOf(phase) < now ? 'done' : phase === view.phase ? 'now' : ''}
          aria-current={phase === view.phase ? 'step' : undefined}
        >
          {t(`conquest.phase.${phase}`)}
        </li>
      ))}
    </ol>
  )
}
