import type { Result } from '@redoubt/bots'
import { allResults, type Data } from '../data.ts'
import { panel } from '../panel.ts'
import { binName, binsOf, histogram } from '../plots/histogram.ts'

/** How long matches last, in rounds and in decisions. */
export function lengths(data: Data): string {
  return length(data, 'rounds') + length(data, 'decisions')
}

function length(data: Data, what: 'rounds' | 'decisions'): string {
  const values = allResults(data).map((result: Result) => result[what])
  const sorted = [...values].sort((a, b) => a - b)
  const mean = values.reduce((a, b) => a + b, 0) / Math.max(1, values.length)
  const bins = binsOf(values)
  const { told } = data.voice
  const half = sorted[Math.floor(sorted.length / 2)] ?? 0
  const says = told({
    words: `Half of the matches take {} ${what} or fewer; the shortest {}, the longest {}.`,
    values: [half, sorted[0] ?? 0, sorted.at(-1) ?? 0],
  })
  return panel(
    {
      title: told(`Length in ${what}`),
      says,
      drawing: histogram(says, bins, mean, told),
      head: [what, 'matches'],
      rows: bins.filter(bin => bin.count > 0).map(bin => [binName(bin), bin.count]),
    },
    told,
  )
}
