import { useWords } from '../../i18n/context.tsx'
import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/Icon.tsx'
import type { Strike } from '../reading/strike.ts'
import style from './ForecastBadge.module.css'

/** On the unit that would be struck: its hit points with those that would go, the damage, and what is left. */
export function ForecastBadge({ strike, hp }: { strike: Strike; hp: number }) {
  const { t } = useWords()
  const { damage, left, taken, falls } = strike
  return (
    <span className={style.badge} aria-hidden="true" data-forecast={falls === 'no' ? left : falls}>
      <span className={style.bar}>
        {Array.from({ length: hp }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: hit points all alike
          <i key={i} className={i < left ? undefined : i < left + taken ? style.hit : style.gone} />
        ))}
      </span>
      <b>{t('conquest.forecast.damage', { damage })}</b>
      <em>
        {falls === 'no' ? (
          t('conquest.forecast.left', { left })
        ) : (
          <>
            <Icon id="skull" size={16} />
            {falls === 'destroyed' ? null : t(`conquest.forecast.${falls}`)}
          </>
        )}
      </em>
    </span>
  )
}

/** The same in small on every other unit that may be struck. */
export function ForecastMark({ strike: { falls, left } }: { strike: Strike }) {
  return (
    <span className={classes(style.mark, falls !== 'no' && style.falls)} aria-hidden="true" data-mark={left}>
      {falls === 'no' ? (
        <>
          <Icon id="cq-hp" size={12} />
          {left}
        </>
      ) : (
        <Icon id="skull" size={14} />
      )}
    </span>
  )
}
