import { useWords } from '../i18n/context.tsx'
import { classes } from '../ui/classes.ts'
import { Confirm } from '../ui/dialog/Confirm.tsx'
import style from './Practice.module.css'

/** The question before something learnt is taken back against bots. */
export function PracticeQuestion({ yes, no }: { yes(): void; no(): void }) {
  const { t } = useWords()
  return (
    <Confirm
      title={t('practice.title')}
      reason={t('practice.why')}
      yes={t('practice.yes')}
      no={t('practice.no')}
      onYes={yes}
      onNo={no}
    />
  )
}

/** Marks a match that counts for nothing. */
export function PracticeMark({ className }: { className?: string }) {
  const { t } = useWords()
  return (
    <span className={classes(style.mark, className)} data-part="practice" title={t('practice.mark-why')}>
      {t('practice.mark')}
    </span>
  )
}
