import { doom } from '@redoubt/doom'
import { verifyMatch } from '@redoubt/host'
import { unfair } from '@redoubt/protocol'
import { expect, test } from 'vitest'
import { memoryStore } from '../../src/store/index.ts'
import { playsRandomly, started } from './house.ts'
import { houses } from './houses.ts'

const fresh = houses()

test('two people play a whole game of Conquest; both see the same end', async () => {
  const home = await fresh(memoryStore(), { hurry: 100 })
  const [a, b] = [await home.guest('Ola'), await home.guest('Tomek')]
  const { match } = await started([a, b], 'conquest', {})
  const ends = await Promise.all([playsRandomly(a, match, 'a'), playsRandomly(b, match, 'b')])
  expect(ends[0].outcome).toEqual(ends[1].outcome)
  expect(ends[0].outcome).not.toBeNull()
})

test('three people and a spectator play a whole mission of DOOM; the record verifies, its dice were nobody’s choice', async () => {
  const home = await fresh(memoryStore(), { hurry: 100 })
  const people = [await home.guest('Ola'), await home.guest('Tomek'), await home.guest('Mila')]
  const table = await started(people, 'doom', { mission: 'tutorial', marines: 2 })
  const { match, commitment } = table
  expect(Object.keys(table.at)).toEqual(['alpha', 'bravo', 'invader'])
  let seen = 0
  home.stranger().server.watch({ match, as: 'spectator' }, () => seen++)
  const sealed = await people[0]!.ask('record', { match })
  expect(sealed.record).toMatchObject({ over: false })
  expect(sealed.chance.secret).toBeUndefined()
  const ends = await Promise.all(Object.entries(table.at).map(([seat, person]) => playsRandomly(person, match, seat)))
  expect(new Set(ends.map(({ outcome }) => JSON.stringify(outcome))).size).toBe(1)
  expect(seen).toBeGreaterThan(20)
  const { record, chance } = await people[1]!.ask('record', { match })
  const { seed, secret } = chance as { seed: string; secret: string }
  expect(chance.commitment).toBe(commitment)
  expect(unfair({ ...chance, seed, secret }, table.numbers)).toEqual([])
  expect(verifyMatch(doom, record as never, seed)).toMatchObject({ ok: true, outcome: ends[0]!.outcome })
})

test('a person plays against bots of the house; a late joiner gets the view and the latest round only', async () => {
  const home = await fresh(memoryStore(), { hurry: 100 })
  const ola = await home.guest('Ola')
  const { match } = await started([ola], 'doom', { mission: 'tutorial', marines: 2 })
  const events: unknown[] = []
  const end = await playsRandomly(ola, match, 'alpha', { seen: message => events.push(...message.events) })
  expect(end.outcome).not.toBeNull()
  const late = await new Promise<{ seq: number; events: readonly { type: string }[] }>(resolve =>
    home.stranger().server.watch({ match, as: 'spectator' }, resolve),
  )
  expect(late.seq).toBe(end.seq)
  expect(late.events.length).toBeLessThan(events.length / 2)
  expect(late.events.filter(({ type }) => type === 'round').length).toBeLessThanOrEqual(1)
})
