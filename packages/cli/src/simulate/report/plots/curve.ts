import { at, figure } from '../markup.ts'
import { drawing } from '../panel.ts'

export interface Point {
  x: number
  mean: number
  /** Nine of ten lie above, nine of ten below. */
  low: number
  high: number
}

const WIDE = 400
const HIGH = 180
const LEFT = 30

/** A mean over time in the band that holds eight of ten matches. */
export function curve(says: string, points: readonly Point[], under: string): string {
  const most = Math.max(1, ...points.map(point => point.high))
  const floor = HIGH - 36
  const x = (i: number) => LEFT + (points.length < 2 ? 0 : (i / (points.length - 1)) * (WIDE - LEFT - 12))
  const y = (value: number) => floor - (value / most) * (floor - 12)
  const path = (values: readonly number[]) => values.map((value, i) => `${at(x(i))} ${at(y(value))}`)
  const band = [...path(points.map(p => p.high)), ...path(points.map(p => p.low)).reverse()]
  const every = Math.max(1, Math.ceil((points.length * 28) / (WIDE - LEFT)))
  return drawing(
    says,
    WIDE,
    HIGH,
    [
      ...[0, most / 2, most].map(
        value =>
          `<line class="grid" x1="${LEFT}" x2="${WIDE - 6}" y1="${at(y(value))}" y2="${at(y(value))}"/><text class="tick end" x="${LEFT - 5}" y="${at(y(value) + 4)}">${figure(value)}</text>`,
      ),
      `<polygon class="spread" points="${band.join(' ')}"/>`,
      `<polyline class="line" points="${path(points.map(p => p.mean)).join(' ')}"/>`,
      ...points.map((point, i) =>
        i % every === 0 ? `<text class="tick middle" x="${at(x(i))}" y="${floor + 16}">${point.x}</text>` : '',
      ),
      `<text class="tick middle" x="${(WIDE + LEFT) / 2}" y="${HIGH - 4}">${under}</text>`,
    ].join(''),
  )
}
