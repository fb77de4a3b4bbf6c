import { mean } from '@redoubt/doom/odds'
import { useWords } from '../../../i18n/context.tsx'
import { decimal, percentage } from '../../../i18n/figures.ts'
import { classes } from '../../../ui/classes.ts'
import { Icon } from '../../../ui/Icon.tsx'
import type { Forecast } from '../../reading/forecast.ts'
import type { Names } from '../../words/names.ts'
import style from './AimPopover.module.css'

/** More dice than this are not drawn. */
const SLOTS = [1, 2, 3, 4, 5, 6, 7, 8]
export const percent = (p: number): number => Math.round(p * 100)

/** The bars of the histogram: every damage that may come, so that no kill hides behind another bar. */
function bars({
  odds,
  killsAt,
  staggersAt,
}: Forecast): Array<{ damage: number; chance: number; kind: 'none' | 'stagger' | 'kill' }> {
  return odds.map((chance, damage) => ({
    damage,
    chance,
    kind: damage >= killsAt ? 'kill' : staggersAt !== null && damage >= staggersAt && damage > 0 ? 'stagger' : 'none',
  }))
}

/** The highest damage that is not next to impossible. */
const most = ({ odds }: Forecast): number => odds.findLastIndex(chance => chance > 0)

/** The odds as one sentence, for those who hear them. */
export function useOddsSentence(): (names: Names, forecast: Forecast) => string {
  const { t } = useWords()
  return (names, forecast) =>
    t('doom.aim.label', {
      figure: names.of(forecast.target),
      odds: bars(forecast)
        .slice(0, most(forecast) + 1)
        .map(({ damage, chance }) => t('doom.aim.bar', { damage, percent: percent(chance) }))
        .join(', '),
      kill: percent(forecast.kill),
      stagger: forecast.stagger === null ? 'none' : percent(forecast.stagger),
    })
}

/** The odds beside the target: computed over all dice and all defense cards this seat has not seen. */
export function AimPopover({
  names,
  forecast,
  icon,
  place,
}: {
  names: Names
  forecast: Forecast
  icon: string
  /** Where it stands in the window. */
  place: React.CSSProperties
}) {
  const { t, locale } = useWords()
  const sentence = useOddsSentence()
  const { look, attack, red, black } = forecast
  const far = look.range === null || look.range > attack.range
  const all = bars(forecast).slice(0, most(forecast) + 1)
  const top = Math.max(...all.map(bar => bar.chance), 0.01)
  const fewer = Math.min(forecast.fewer, red + black)
  return (
    <div className={style.popover} style={place}>
      <header>
        <Icon id={icon} size={26} />
        <b>{names.of(forecast.target)}</b>
        <span>{t('doom.aim.range', { range: look.range ?? '–', most: attack.range })}</span>
        <span className={style.dice} aria-hidden="true">
          {SLOTS.slice(0, red).map(n => (
            <i key={n} className={classes(style.die, style.red)} />
          ))}
          {SLOTS.slice(0, black).map(n => (
            <i key={n} className={classes(style.die, style.black)} />
          ))}
          {SLOTS.slice(0, fewer).map(n => (
            <i key={n} className={classes(style.die, style.missing)} data-missing-die />
          ))}
        </span>
      </header>
      {look.sees && !far ? (
        <div className={style.body}>
          <div className={style.bars} role="img" aria-label={sentence(names, forecast)}>
            {all.map(({ damage, chance, kind }) => (
              <span key={damage} className={classes(style.bar, style[kind])}>
                <em>{chance > 0 && chance < 0.005 ? '<1' : percent(chance)}</em>
                <i style={{ height: `${Math.max(2, (chance / top) * 46)}px` }} />
                <b>{damage}</b>
              </span>
            ))}
          </div>
          <div className={style.words}>
            <p className={style.killChance}>
              <Icon id="damage" size={18} />
              <span>{t('doom.aim.kill')}</span>
              <b>{percentage(locale, forecast.kill)}</b>
            </p>
            {forecast.stagger === null ? (
              <p className={style.meanDamage}>
                <Icon id="health" size={18} />
                <span>{t('doom.aim.mean')}</span>
                <b>{decimal(locale, mean(forecast.odds), 1)}</b>
              </p>
            ) : (
              <p className={style.staggerChance}>
                <Icon id="stagger" size={18} />
                <span>{t('doom.aim.stagger')}</span>
                <b>{percentage(locale, forecast.stagger)}</b>
              </p>
            )}
            {fewer > 0 ? <p className={style.note}>{t('doom.aim.fewer', { count: fewer })}</p> : null}
            <p className={style.note}>
              {forecast.open ? t('doom.aim.cover', { percent: percent(forecast.open.kill) }) : t('doom.aim.open')}
            </p>
          </div>
        </div>
      ) : (
        <p className={style.note}>
          {look.sees
            ? t('doom.aim.far', { range: look.range ?? 99, most: attack.range })
            : t('doom.aim.blocked', { by: look.blocked!.by })}
        </p>
      )}
    </div>
  )
}
