import { useWords } from '../i18n/context.tsx'
import { classes } from '../ui/classes.ts'
import { Icon } from '../ui/Icon.tsx'
import style from './Stars.module.css'

/** What a solution was worth, or is worth now. */
export function Stars({ stars, size = 18 }: { stars: number; size?: number }) {
  const { t } = useWords()
  return (
    <span className={style.stars} role="img" aria-label={t('puzzles.stars', { stars })}>
      {[1, 2, 3].map(n => (
        <span key={n} className={classes(n <= stars && style.on)}>
          <Icon id="ui-star" size={size} />
        </span>
      ))}
    </span>
  )
}
