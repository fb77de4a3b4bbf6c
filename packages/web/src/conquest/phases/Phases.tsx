import { PHASES } from '@redoubt/conquest'
import { useWords } from '../../i18n/context.tsx'
import { classes } from '../../ui/classes.ts'
import { useTable } from '../common/context.ts'
import style from './Phases.module.css'

/** The four phases of a round. */
export function Phases() {
  const { view } = useTable()
  const { t } = useWords()
  const now = PHASES.indexOf(view.phase)
  return (
    <ol className={style.phases} aria-label={t('conquest.phase.label')}>
      {PHASES.filter(phase => phase !== 'setup').map(phase => (
        <li
          key={phase}
          className={classes(PHASES.indexOf(phase) < now && style.done, phase === view.phase && style.now)}
          aria-current={phase === view.phase ? 'step' : undefined}
        >
          {t(`conquest.phase.${phase}`)}
        </li>
      ))}
    </ol>
  )
}
