import { atLeast, mean } from '@redoubt/doom/odds'
import { useWords } from '../../i18n/context.tsx'
import { Icon } from '../../ui/Icon.tsx'
import type { Names } from '../words/names.ts'
import type { Forecast } from './forecast.ts'
import './aim.css'

const MOST = 5
/** More dice than this are not drawn. */
const SLOTS = [1, 2, 3, 4, 5, 6]
export const percent = (p: number): number => Math.round(p * 100)

/** The bars of the histogram: 0 … 4, and 5 or more together. */
export function bars({
  odds,
  killsAt,
  staggersAt,
}: Forecast): Array<{ damage: number; chance: number; kind: 'none' | 'stagger' | 'kill' }> {
  return Array.from({ length: MOST + 1 }, (_, damage) => ({
    damage,
    chance: damage < MOST ? (odds[damage] ?? 0) : atLeast(odds, MOST),
    kind: damage >= killsAt ? 'kill' : staggersAt !== null && damage >= staggersAt && damage > 0 ? 'stagger' : 'none',
  }))
}

/** The odds as one sentence, for those who hear them. */
export function useOddsSentence(): (names: Names, forecast: Forecast) => string {
  const { t } = useWords()
  return (names, forecast) =>
    t('doom.aim.label', {
      figure: names.of(forecast.target),
      odds: bars(forecast)
        .map(({ damage, chance }) =>
          t(damage === MOST ? 'doom.aim.bar.more' : 'doom.aim.bar', { damage, percent: percent(chance) }),
        )
        .join(', '),
      kill: percent(forecast.kill),
      stagger: forecast.stagger === null ? 'none' : percent(forecast.stagger),
    })
}

/** The odds beside the target: computed over all dice and all defence cards this seat has not seen. */
export function AimPopover({
  names,
  forecast,
  icon,
  style,
}: {
  names: Names
  forecast: Forecast
  icon: string
  style: React.CSSProperties
}) {
  const { t } = useWords()
  const sentence = useOddsSentence()
  const { look, attack, red, black } = forecast
  const far = look.range === null || look.range > attack.range
  const top = Math.max(...bars(forecast).map(bar => bar.chance), 0.01)
  return (
    <div className="aim" style={style}>
      <header>
        <Icon id={icon} size={26} />
        <b>{names.of(forecast.target)}</b>
        <span className="aim-range">{t('doom.aim.range', { range: look.range ?? '–', most: attack.range })}</span>
        <span className="aim-dice" aria-hidden="true">
          {SLOTS.slice(0, red).map(n => (
            <i key={n} className="die r" />
          ))}
          {SLOTS.slice(0, black).map(n => (
            <i key={n} className="die b" />
          ))}
        </span>
      </header>
      {look.sees && !far ? (
        <div className="aim-body">
          <div className="aim-bars" role="img" aria-label={sentence(names, forecast)}>
            {bars(forecast).map(({ damage, chance, kind }) => (
              <span key={damage} className={`aim-bar ${kind}`}>
                <em>{percent(chance)}</em>
                <i style={{ height: `${Math.max(2, (chance / top) * 46)}px` }} />
                <b>{damage === MOST ? `${MOST}+` : damage}</b>
              </span>
            ))}
          </div>
          <div className="aim-words">
            <p className="aim-kill">
              <Icon id="damage" size={18} />
              <span>{t('doom.aim.kill')}</span>
              <b>{percent(forecast.kill)}%</b>
            </p>
            {forecast.stagger === null ? (
              <p className="aim-mean">
                <Icon id="health" size={18} />
                <span>{t('doom.aim.mean')}</span>
                <b>{mean(forecast.odds).toFixed(1)}</b>
              </p>
            ) : (
              <p className="aim-stagger">
                <Icon id="stagger" size={18} />
                <span>{t('doom.aim.stagger')}</span>
                <b>{percent(forecast.stagger)}%</b>
              </p>
            )}
            <p className="aim-note">
              {forecast.open ? t('doom.aim.cover', { percent: percent(forecast.open.kill) }) : t('doom.aim.open')}
            </p>
          </div>
        </div>
      ) : (
        <p className="aim-note">
          {look.sees
            ? t('doom.aim.far', { range: look.range ?? 99, most: attack.range })
            : t('doom.aim.blocked', { by: look.blocked!.by })}
        </p>
      )}
    </div>
  )
}
