import { finding } from '@redoubt/kernel'
import type { Told } from '../../../io.ts'
import { at, safe } from '../markup.ts'
import { drawing } from '../panel.ts'

interface Bin {
  from: number
  /** Exclusive. */
  to: number
  count: number
}

const MOST_BINS = 24
const STEPS = [1, 2, 5]

/** Whole numbers into at most two dozen bins of a round size. */
export function binsOf(values: readonly number[]): Bin[] {
  if (values.length === 0) return []
  const least = values.reduce((a, b) => Math.min(a, b))
  const most = values.reduce((a, b) => Math.max(a, b))
  const size = binSize(most - least + 1)
  const first = Math.floor(least / size) * size
  const bins = Array.from({ length: Math.floor((most - first) / size) + 1 }, (_, i): Bin => {
    return { from: first + i * size, to: first + (i + 1) * size, count: 0 }
  })
  for (const value of values) bins[Math.floor((value - first) / size)]!.count++
  return bins
}

function binSize(range: number): number {
  for (let ten = 1; ; ten *= 10) for (const step of STEPS) if (range / (step * ten) <= MOST_BINS) return step * ten
}

export const binName = ({ from, to }: Bin): string => (to - from === 1 ? String(from) : `${from}–${to - 1}`)

const WIDE = 400
const HIGH = 150
const LEFT = 30

/** How often each number came up, with the mean as a line. */
export function histogram(says: string, bins: readonly Bin[], mean: number, told: Told): string {
  const most = Math.max(1, ...bins.map(bin => bin.count))
  const wide = (WIDE - LEFT - 6) / Math.max(1, bins.length)
  const floor = HIGH - 22
  const y = (count: number) => floor - (count / most) * (floor - 14)
  const columns = bins.map((bin, i) => {
    const top = y(bin.count)
    return `<rect class="s0" x="${at(LEFT + i * wide + 1)}" y="${at(top)}" width="${at(Math.max(1, wide - 2))}" height="${at(floor - top)}"/>`
  })
  const every = Math.max(1, Math.ceil((bins.length * 34) / (WIDE - LEFT)))
  const names = bins.map((bin, i) =>
    i % every === 0
      ? `<text class="tick middle" x="${at(LEFT + (i + 0.5) * wide)}" y="${HIGH - 7}">${bin.from}</text>`
      : '',
  )
  const [first] = bins
  const last = bins.at(-1)
  const x =
    first && last
      ? LEFT +
        ((mean + (first.to - first.from === 1 ? 0.5 : 0) - first.from) / (last.to - first.from)) * wide * bins.length
      : LEFT
  return drawing(
    says,
    WIDE,
    HIGH,
    [
      `<line class="axis" x1="${LEFT}" x2="${WIDE - 6}" y1="${floor}" y2="${floor}"/>`,
      `<text class="tick end" x="${LEFT - 5}" y="${at(y(most) + 4)}">${most}</text><text class="tick end" x="${LEFT - 5}" y="${floor}">0</text>`,
      ...columns,
      ...names,
      `<line class="mark" x1="${at(x)}" x2="${at(x)}" y1="10" y2="${floor}"/>`,
      `<text class="value${x > WIDE / 2 ? ' end' : ''}" x="${at(x > WIDE / 2 ? x - 5 : x + 5)}" y="10">${safe(told(finding`mean ${mean.toFixed(mean < 100 ? 1 : 0)}`))}</text>`,
    ].join(''),
  )
}
