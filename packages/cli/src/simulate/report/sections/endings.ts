import { finding } from '@redoubt/kernel'
import { endingWords } from '../../../endings.ts'
import { allResults, type Data, ranked } from '../data.ts'
import { percent } from '../markup.ts'
import { panel } from '../panel.ts'
import { bars } from '../plots/bars.ts'

/** How matches end. */
export function endings(data: Data): string {
  const { told } = data.voice
  const words = (rule: string) => told(endingWords(rule) ?? rule)
  const results = allResults(data)
  const counts = new Map<string, number>()
  for (const { ending } of results) counts.set(ending, (counts.get(ending) ?? 0) + 1)
  const list = ranked(counts)
  const share = (count: number) => percent(count / Math.max(1, results.length))
  const [first] = list
  const says = first
    ? told(finding`Most matches (${share(first[1])}) end so: ${words(first[0])}.`)
    : told('No match was played.')
  return panel(
    {
      title: told('How matches end'),
      says,
      drawing: bars(
        says,
        list.map(([rule, count]) => ({ name: words(rule), values: [count], text: share(count) })),
      ),
      head: ['ending', 'rule', 'matches', 'share'],
      rows: list.map(([rule, count]) => [words(rule), rule, count, share(count)]),
    },
    told,
  )
}
