import { at, percent, safe } from '../markup.ts'
import { drawing } from '../panel.ts'

interface Interval {
  name: string
  rate: number
  from: number
  to: number
}

const WIDE = 400
const LEFT = 6
const ROOM = 114
const ROW = 36
const TOP = 22

/** Rates from 0 to 100 % with what chance leaves open; the band from 30 to 70 % is where a match is open. */
export function intervals(says: string, list: readonly Interval[]): string {
  const x = (share: number) => LEFT + share * (WIDE - LEFT - ROOM)
  const high = TOP + list.length * ROW
  const grid = [0, 0.5, 1].map(share => {
    const where = at(x(share))
    const end = share === 0 ? '' : share === 1 ? ' end' : ' middle'
    return `<line class="grid" x1="${where}" x2="${where}" y1="${TOP - 4}" y2="${high}"/><text class="tick${end}" x="${where}" y="12">${percent(share)}</text>`
  })
  const rows = list.map(({ name, rate, from, to }, i) => {
    const y = TOP + i * ROW + 26
    return [
      `<text class="on" x="${LEFT + 4}" y="${y - 10}">${safe(name)}</text>`,
      `<line class="whisker" x1="${at(x(from))}" x2="${at(x(to))}" y1="${y}" y2="${y}"/>`,
      `<circle class="dot" cx="${at(x(rate))}" cy="${y}" r="5"/>`,
      `<text class="value end" x="${WIDE}" y="${y + 4}">${percent(rate)} (${Math.round(100 * from)}–${Math.round(100 * to)})</text>`,
    ].join('')
  })
  const band = `<rect class="band" x="${at(x(0.3))}" width="${at(x(0.7) - x(0.3))}" y="${TOP - 4}" height="${high - TOP + 4}"/>`
  return drawing(says, WIDE, high + 4, band + grid.join('') + rows.join(''))
}
