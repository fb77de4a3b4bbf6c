import { useWords } from '../i18n/context.tsx'
import { playerAt } from '../match/players.ts'
import type { ReplayInfo } from '../tables/tables.ts'
import hiddenStyle from '../ui/Hidden.module.css'
import style from './Luck.module.css'
import type { AttackResult, Review } from './review.ts'
import type { Side } from './sides.ts'
import { signed } from './signed.ts'

interface Props {
  review: Review
  sides: readonly [Side, Side]
  mine: 1 | -1
  info: ReplayInfo
  nameOf(id: string): string
}

/** Luck and play on one scale, then every attack of both sides: the bar is what it did, the tick what was to be expected. */
export function Luck({ review, sides, mine, info, nameOf }: Props) {
  const words = useWords()
  const { t, locale } = words
  const most = Math.max(0.3, Math.abs(review.luck), Math.abs(review.play))
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 })
  const draws = info.seatCards.flatMap(({ seat }) => {
    const drawn = review.draws[seat]
    if (!drawn) return []
    const values = { name: playerAt(seat, info.seatCards, words), cards: drawn.cards }
    return drawn.usual > 0 && drawn.cards > 0
      ? t('review.draw-worth', { ...values, worth: number.format(drawn.worth), usual: number.format(drawn.usual) })
      : t('review.draw', values)
  })
  return (
    <section className={style.luck} aria-labelledby="review-luck">
      <h3 id="review-luck">{t('review.luck-title')}</h3>
      {(['luck', 'play'] as const).map(of => {
        const value = mine * review[of]
        const points = signed(locale, 100 * value)
        const width = (50 * Math.abs(value)) / most
        return (
          <div key={of} className={style.bar}>
            <span>{t(`review.${of}`)}</span>
            <span className={style.track}>
              <i data-of={of} style={{ left: `${value < 0 ? 50 - width : 50}%`, width: `${width}%` }} />
            </span>
            <b>
              <span aria-hidden="true">{points}</span>
              <span className={hiddenStyle.srOnly}>{t('review.points', { points })}</span>
            </b>
          </div>
        )
      })}
      <div className={style.sides}>
        {sides.map((side, n) => (
          <Attacks
            key={side.id}
            side={side}
            attacks={review.attacks.filter(attack => attack.side === n)}
            nameOf={nameOf}
          />
        ))}
      </div>
      <p className={style.legend}>
        <i className={style.done} />
        {t('review.legend-damage')}
        <i className={style.tick} />
        {t('review.legend-expected')}
      </p>
      <p className={style.legend}>
        {t('review.draws', { list: new Intl.ListFormat(locale, { type: 'conjunction' }).format(draws) })}
      </p>
    </section>
  )
}

const HEIGHT = 90

function Attacks({
  side,
  attacks,
  nameOf,
}: {
  side: Side
  attacks: readonly AttackResult[]
  nameOf(id: string): string
}) {
  const { t, locale } = useWords()
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 })
  const most = Math.max(3, ...attacks.map(({ damage, expected }) => Math.max(damage, expected)))
  const sum = (of: 'damage' | 'expected') => number.format(attacks.reduce((all, attack) => all + attack[of], 0))
  const step = Math.min(26, 320 / Math.max(1, attacks.length))
  const y = (value: number) => HEIGHT - (HEIGHT - 6) * (value / most)
  return (
    <div data-attacks={side.id}>
      <h4>{t('review.attacks-of', { side: side.id, name: side.name })}</h4>
      {attacks.length === 0 ? (
        <p>{t('review.no-attacks')}</p>
      ) : (
        <>
          <svg
            viewBox={`0 0 ${Math.max(160, step * attacks.length)} ${HEIGHT + 2}`}
            role="img"
            aria-label={t('review.sum', { expected: sum('expected'), damage: sum('damage') })}
          >
            <path className={style.floor} d={`M0 ${HEIGHT}H${Math.max(160, step * attacks.length)}`} />
            {attacks.map((attack, n) => (
              <g key={`${attack.at} ${attack.attacker} ${attack.defender}`} transform={`translate(${n * step} 0)`}>
                <title>
                  {t('review.attack', {
                    ...{ attacker: nameOf(attack.attacker), defender: nameOf(attack.defender) },
                    ...{ expected: number.format(attack.expected), damage: attack.damage },
                  })}
                </title>
                <rect
                  className={side.id === 'invader' || side.id === 'b' ? style.foe : style.own}
                  x={step * 0.15}
                  width={step * 0.7}
                  y={y(attack.damage)}
                  height={Math.max(1, HEIGHT - y(attack.damage))}
                />
                <path className={style.mark} d={`M${step * 0.02} ${y(attack.expected)}H${step * 0.98}`} />
              </g>
            ))}
          </svg>
          <p>{t('review.sum', { expected: sum('expected'), damage: sum('damage') })}</p>
        </>
      )}
    </div>
  )
}
