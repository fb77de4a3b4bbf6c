import { expect, test } from 'vitest'
import app from '../messages/en/app.json'
import { type Catalogue, tongue } from '../src/i18n/i18n.ts'
import { announced } from '../src/match/announcer/announced.ts'
import type { LogText } from '../src/screen/gamescreen.ts'
import type { LoggedEvent, Match } from '../src/screen/match.ts'

const words = tongue('en', app as unknown as Catalogue)

const SAID: Readonly<Record<string, LogText | null>> = {
  round: { text: 'Round **1**' },
  'step-1': { text: 'Imp to D4', goesOn: 'walk', tells: 'walk' },
  'step-2': { text: 'Imp to D5', goesOn: 'walk', tells: 'walk' },
  'step-3': { text: 'Imp to D6', goesOn: 'walk', tells: 'walk' },
  rolled: { text: '2 hits', dice: [{ colour: 'red', face: 2 }] },
  killed: { text: '**Imp** is killed' },
  quiet: null,
}
const EVENTS = ['round', 'step-1', 'step-2', 'step-3', 'quiet', 'rolled', 'killed']
const log: LoggedEvent[] = EVENTS.map((type, n) => ({ n, event: { type }, view: null }))
const tell = (event: { type: string }) => SAID[event.type] ?? null

/** Everything that is said if the log is seen to grow to these lengths; `shown` says whether the last event is still being shown. */
function heard(lengths: readonly number[], shown: boolean): string[] {
  let next = 0
  const all: string[] = []
  for (const length of lengths) {
    const onScreen = shown && length < log.length ? ({} as Match['onScreen']) : null
    const found = announced({ log: log.slice(0, length), seats: [], onScreen }, next, tell, words)
    next = found.next
    all.push(...found.lines.map(({ text }) => text))
  }
  return all
}

const ALL = ['Round 1', 'Imp to D6', '2 hits', 'Imp is killed']

test('every event is said once and in order, whether they come one by one or all at once', () => {
  expect(heard([log.length], false)).toEqual(ALL)
  expect(heard([1, 2, 3, 4, 5, 6, 7], true)).toEqual(ALL)
  expect(heard([1, 4, 4, 6, 7, 7], true)).toEqual(ALL)
})

test('what the dice show is not said before they have landed', () => {
  expect(heard([6], true)).not.toContain('2 hits')
})
