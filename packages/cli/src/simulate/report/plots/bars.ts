import { at, figure, safe } from '../markup.ts'
import { drawing } from '../panel.ts'

interface Bar {
  name: string
  /** Parts of the bar, one for each series. */
  values: readonly number[]
  /** Stands behind the bar instead of the sum. */
  text?: string
}

const WIDE = 400
const NAMES = 152
const ROOM = 58
const ROW = 24
const LONGEST_NAME = 22

/** Bars from left to right, the name before, the sum behind; several series stand one behind the other. */
export function bars(says: string, list: readonly Bar[], series: readonly string[] = []): string {
  const sumOf = ({ values }: Bar) => values.reduce((a, b) => a + b, 0)
  const most = Math.max(1e-9, ...list.map(sumOf))
  const unit = (WIDE - NAMES - ROOM) / most
  const top = series.length > 1 ? 24 : 4
  const rows = list.map((bar, i) => {
    const y = top + i * ROW
    let x = NAMES + 8
    const parts = bar.values.map((value, s) => {
      const part = `<rect class="s${s}" x="${at(x)}" y="${y + 3}" width="${at(value * unit)}" height="${ROW - 8}"/>`
      x += value * unit
      return value > 0 ? part : ''
    })
    const label = `<text class="name" x="${NAMES}" y="${y + 14}">${safe(short(bar.name))}</text>`
    const value = `<text class="value" x="${at(x + 5)}" y="${y + 14}">${safe(bar.text ?? figure(sumOf(bar)))}</text>`
    return label + parts.join('') + value
  })
  return drawing(says, WIDE, top + list.length * ROW + 4, legend(series) + rows.join(''))
}

const short = (name: string): string => (name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME - 1)}…` : name)

function legend(series: readonly string[]): string {
  if (series.length < 2) return ''
  let x = NAMES + 8
  return series
    .map((name, s) => {
      const entry = `<rect class="s${s}" x="${x}" y="3" width="10" height="10"/><text class="tick" x="${x + 15}" y="12">${safe(name)}</text>`
      x += 32 + 7.5 * name.length
      return entry
    })
    .join('')
}
