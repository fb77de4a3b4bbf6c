import { useWords } from '../i18n/context.tsx'
import { useMedia } from '../ui/useMedia.ts'
import style from './Curve.module.css'
import type { Review, TurningPoint } from './review.ts'
import type { Side } from './sides.ts'
import { signed } from './signed.ts'

const SIZES = { phone: [420, 260], desk: [860, 260] } as const
const LEFT = 52
const BOTTOM = 30

interface Props {
  review: Review
  sides: readonly [Side, Side]
  /** Whose gains and losses the turning points say. */
  mine: 1 | -1
}

/** The chance of the first side over the match: above the middle it is ahead, below it the other one. */
export function Curve({ review: { curve, moments }, sides, mine }: Props) {
  const { t, locale } = useWords()
  // Drawn anew for a phone: words that shrink with the picture cannot be read.
  const [WIDTH, HEIGHT] = SIZES[useMedia('phone') ? 'phone' : 'desk']
  const end = Math.max(1, curve.at(-1)?.at ?? 1)
  const x = (at: number) => LEFT + ((WIDTH - LEFT - 8) * at) / end
  const y = (chance: number) => 10 + (HEIGHT - BOTTOM - 10) * (1 - chance)
  const chanceAt = (at: number) => curve.filter(point => point.at <= at).at(-1)?.chance ?? 0.5
  const line = curve.map(({ at, chance }) => `${x(at)} ${y(chance)}`).join('L')
  const area = `M${x(curve[0]?.at ?? 0)} ${y(0.5)}L${line}L${x(end)} ${y(0.5)}Z`
  const rounds = curve.filter((point, n) => point.round !== curve[n - 1]?.round)
  const summary = t('review.curve', {
    from: Math.round(100 * (curve[0]?.chance ?? 0.5)),
    to: Math.round(100 * (curve.at(-1)?.chance ?? 0.5)),
    rounds: rounds.length,
  })
  return (
    <figure className={style.curve}>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={summary}>
        <defs>
          <clipPath id="review-above">
            <rect x={0} y={0} width={WIDTH} height={y(0.5)} />
          </clipPath>
          <clipPath id="review-below">
            <rect x={0} y={y(0.5)} width={WIDTH} height={HEIGHT} />
          </clipPath>
          <pattern id="review-hatch" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <rect className={style.hatch} width="3.5" height="7" />
          </pattern>
        </defs>
        {rounds.map(({ at, round }, n) => {
          const until = rounds[n + 1]?.at ?? end
          return (
            <g key={round}>
              {n % 2 === 1 ? (
                <rect className={style.band} x={x(at)} y={y(1)} width={x(until) - x(at)} height={y(0) - y(1)} />
              ) : null}
              <text className={style.round} x={(x(at) + x(until)) / 2} y={HEIGHT - 8}>
                {n === 0 ? t('review.round', { round }) : round}
              </text>
            </g>
          )
        })}
        {[1, 0.5, 0].map(level => (
          <g key={level}>
            <path className={style.grid} d={`M${LEFT} ${y(level)}H${WIDTH - 8}`} />
            <text className={style.level} x={LEFT - 8} y={y(level) + 4}>
              {`${100 * level} %`}
            </text>
          </g>
        ))}
        <path className={style.first} d={area} clipPath="url(#review-above)" />
        <path className={style.second} d={area} clipPath="url(#review-below)" />
        <path className={style.hatched} d={area} clipPath="url(#review-below)" />
        <path className={style.line} d={`M${line}`} />
        <text className={style.ahead} x={LEFT + 10} y={y(1) + 20}>
          {t('review.ahead', { side: sides[0].id, name: sides[0].name })}
        </text>
        <text className={style.behind} x={LEFT + 10} y={y(0) - 10}>
          {t('review.ahead', { side: sides[1].id, name: sides[1].name })}
        </text>
        {moments.map((moment, n) => (
          <g key={moment.at} transform={`translate(${x(moment.at)} ${y(chanceAt(moment.at))})`}>
            <Sign kind={moment.kind} n={n + 1} />
            <text
              className={style.swing}
              data-up={mine * moment.swing >= 0 || undefined}
              y={chanceAt(moment.at) < 0.5 ? -19 : 29}
            >
              {signed(locale, 100 * mine * moment.swing)}
            </text>
          </g>
        ))}
      </svg>
      <figcaption>
        {(['strong', 'slip', 'dice'] as const).map(kind => (
          <span key={kind}>
            <svg width="22" height="22" viewBox="-14 -14 28 28" aria-hidden="true">
              <Sign kind={kind} />
            </svg>
            {t(`review.kind.${kind}`)}
          </span>
        ))}
      </figcaption>
    </figure>
  )
}

/** Shape and number: a circle is a strong move, a diamond a slip, a square luck. */
export function Sign({ kind, n }: { kind: TurningPoint['kind']; n?: number }) {
  const name = style[kind]
  return (
    <>
      {kind === 'strong' ? <circle className={name} r={12} /> : null}
      {kind === 'slip' ? <path className={name} d="M0-14L14 0L0 14L-14 0Z" /> : null}
      {kind === 'dice' ? <rect className={name} x={-11} y={-11} width={22} height={22} rx={3} /> : null}
      {n === undefined ? null : (
        <text className={style.number} y={5}>
          {n}
        </text>
      )}
    </>
  )
}
