import { finding } from '@redoubt/kernel'
import { allResults, type Data, factOf } from '../data.ts'
import { panel } from '../panel.ts'
import { bars } from '../plots/bars.ts'

/** Battles won by either player. */
export function battles(data: Data): string {
  const games = Math.max(1, allResults(data).length)
  const counts = factOf(allResults(data), 'battles')
  const list = ['a', 'b', 'nobody'].map((who): [string, number] => [who, (counts[who] as number | undefined) ?? 0])
  const all = list.reduce((sum, [, n]) => sum + n, 0)
  const { told } = data.voice
  const says = told(finding`${(all / games).toFixed(1)} battles a match.`)
  return panel(
    {
      title: told('Battles'),
      says,
      drawing: bars(
        says,
        list.map(([who, n]) => ({
          name: told(who === 'nobody' ? 'won by nobody' : finding`won by ${who}`),
          values: [n / games],
        })),
      ),
      head: ['won by', 'battles'],
      rows: list.map(([who, n]) => [told(who), n]),
    },
    told,
  )
}
