import { useWords } from '../../../i18n/context.tsx'
import { classes } from '../../../ui/classes.ts'
import style from './Health.module.css'

/** Filled and lost points, with the number beside them. */
export function Health({ now, of }: { now: number; of: number }) {
  const { t } = useWords()
  return (
    <span className={style.health} role="img" aria-label={t('doom.health', { now, of })}>
      {Array.from({ length: of }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: points of health are all alike
        <i key={i} className={classes(i >= now && style.lost)} />
      ))}
      <b aria-hidden="true">
        {now}
        <small>/{of}</small>
      </b>
    </span>
  )
}
