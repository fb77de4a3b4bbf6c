import { BROKEN_OFF } from '@redoubt/bots'
import { allResults, type Data, ranked } from '../data.ts'
import { percent } from '../markup.ts'
import { panel } from '../panel.ts'
import { bars } from '../plots/bars.ts'

/** What the rules that end a match come to, in few words. */
const WORDS: Readonly<Record<string, string>> = {
  'D-OBJECTIVE-1': 'objective achieved',
  'D-OBJECTIVE-2': 'frag limit reached',
  'D-TUTORIAL-12': 'map cleared',
  'CQ-3.1': 'three planets of a type',
  'CQ-3.2': 'warlord defeated',
  'CQ-3.4': 'last planet decides',
  'CQ-3.5': 'nobody won a planet',
  'CQ-3.7': 'both warlords at once',
  'CQ-3.9': 'empty deck',
  'CQ-3.11': 'both decks empty',
  [BROKEN_OFF]: 'broken off',
}

/** How matches end. */
export function endings(data: Data): string {
  const results = allResults(data)
  const counts = new Map<string, number>()
  for (const { ending } of results) counts.set(ending, (counts.get(ending) ?? 0) + 1)
  const list = ranked(counts)
  const share = (count: number) => percent(count / Math.max(1, results.length))
  const [first] = list
  const says = first
    ? `Most matches (${share(first[1])}) end so: ${WORDS[first[0]] ?? first[0]}.`
    : 'No match was played.'
  return panel({
    title: 'How matches end',
    says,
    drawing: bars(
      says,
      list.map(([rule, count]) => ({ name: WORDS[rule] ?? rule, values: [count], text: share(count) })),
    ),
    head: ['ending', 'rule', 'matches', 'share'],
    rows: list.map(([rule, count]) => [WORDS[rule] ?? rule, rule, count, share(count)]),
  })
}
