import { expect, test } from 'vitest'
import { matchRecord } from '../src/tables/record.ts'
import { memoryStore } from '../src/tables/store.ts'
import type { KeptMatch } from '../src/tables/tables.ts'

const HEAD: KeptMatch = {
  ...{ id: 'm', game: 'doom', rules: '1', options: {}, seats: {}, seed: 's', created: 0, updated: 0 },
  ...{ made: 0, round: null, waitsFor: null, outcome: null },
}

test('what happens in the very moment in which the last of it is kept is kept too', async () => {
  const store = memoryStore()
  const record = matchRecord({
    store,
    head: HEAD,
    entries: [],
    kept: -1,
    patience: { first: 10, most: 10 },
    changed: () => {},
  })
  await record.settled()
  // A path of keys: each is entered as soon as the one before is kept.
  for (let seq = 0; seq < 5; seq++) await record.enter({ seq, by: 'a', key: `k${seq}` }, {})
  expect((await store.entries('m')).map(({ seq }) => seq)).toEqual([0, 1, 2, 3, 4])
})
