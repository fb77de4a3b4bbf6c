import type { Counts } from '@redoubt/bots'
import { finding } from '@redoubt/kernel'
import { allResults, type Data, factOf, numberIn } from '../data.ts'
import { percent } from '../markup.ts'
import { panel } from '../panel.ts'
import { bars } from '../plots/bars.ts'

/** The rules that decide a command struggle. */
const DECIDED: Readonly<Record<string, string>> = {
  'CQ-6.9': 'a warlord',
  'CQ-6.10': 'command icons',
  'CQ-6.11': 'nobody has icons',
}

/** Command struggles by what decides them and who wins. */
export function struggles(data: Data): string {
  const { told } = data.voice
  const counts = factOf(allResults(data), 'struggles')
  const winners = ['a', 'b', 'nobody']
  const rules = [...new Set(Object.values(counts).flatMap(of => Object.keys(of as Counts)))].sort()
  const all = rules.flatMap(rule => winners.map(who => numberIn(counts, who, rule))).reduce((x, y) => x + y, 0)
  const won = (who: string) => rules.reduce((sum, rule) => sum + numberIn(counts, who, rule), 0)
  const part = (n: number) => percent(n / Math.max(1, all))
  const says = told(
    finding`Of ${all} command struggles a wins ${part(won('a'))}, b ${part(won('b'))}, nobody ${part(won('nobody'))}.`,
  )
  return panel(
    {
      title: told('Command struggles'),
      says,
      drawing: bars(
        says,
        rules.map(rule => ({
          name: told(DECIDED[rule] ?? rule),
          values: winners.map(who => numberIn(counts, who, rule)),
          text: part(winners.reduce((sum, who) => sum + numberIn(counts, who, rule), 0)),
        })),
        ['a', 'b', told('nobody')],
      ),
      head: ['decided by', 'rule', 'a', 'b', 'nobody'],
      rows: rules.map(rule => [told(DECIDED[rule] ?? rule), rule, ...winners.map(who => numberIn(counts, who, rule))]),
    },
    told,
  )
}
