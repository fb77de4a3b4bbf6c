import { at, safe } from '../markup.ts'
import { drawing } from '../panel.ts'

interface Estimate {
  name: string
  value: number
  error: number
}

const WIDE = 400
const LEFT = 8
const ROW = 36

/** Values of any size with their error bars; the broken line is zero. */
export function errors(says: string, list: readonly Estimate[]): string {
  const least = Math.min(0, ...list.map(({ value, error }) => value - error))
  const most = Math.max(1, ...list.map(({ value, error }) => value + error))
  const x = (value: number) => LEFT + ((value - least) / (most - least)) * (WIDE - 2 * LEFT)
  const rows = list.map(({ name, value, error }, i) => {
    const y = i * ROW + 26
    return [
      `<text class="on" x="${LEFT + 8}" y="${y - 10}">${safe(name)}</text>`,
      `<text class="value end" x="${WIDE}" y="${y - 10}">${Math.round(value)} ± ${Math.round(error)}</text>`,
      `<line class="whisker" x1="${at(x(value - error))}" x2="${at(x(value + error))}" y1="${y}" y2="${y}"/>`,
      `<circle class="dot" cx="${at(x(value))}" cy="${y}" r="5"/>`,
    ].join('')
  })
  const high = list.length * ROW + 8
  return drawing(
    says,
    WIDE,
    high,
    `<line class="mark" x1="${at(x(0))}" x2="${at(x(0))}" y1="0" y2="${high}"/>${rows.join('')}`,
  )
}
