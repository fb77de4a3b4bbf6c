import { randomBot } from '@redoubt/bots'
import { doom } from '@redoubt/doom'
import type { Entry } from '@redoubt/host'
import { type AnyGame, commitment, hash, nextUint32, type State, sentence } from '@redoubt/kernel'
import { expect, test } from 'vitest'
import { hostTables } from '../src/tables/hosttables.ts'
import { noLocks } from '../src/tables/locks.ts'
import { memoryStore, type Store } from '../src/tables/store.ts'
import type { KeptMatch, MatchFile, NewTable, TableMessage, Tables } from '../src/tables/tables.ts'

const hostedTables = (store: Store = memoryStore(), game: AnyGame = doom) =>
  hostTables({ store, locks: noLocks, game: async () => game, bot: async (_, __, seed) => randomBot(seed) })

const person = (name: string, n: number) => ({ kind: 'human', name, person: n }) as const
const TWO: NewTable = {
  game: 'doom',
  options: { mission: 'tutorial', marines: 1 },
  seats: { alpha: person('A', 0), invader: person('B', 1) },
}

/** Tomorrow's rules: one more number is drawn early on, so that everything after it comes out otherwise. */
const tomorrow: AnyGame = {
  ...doom,
  rules: String(Number(doom.rules) + 1),
  choose: (g: State, choice, out) => {
    if (g.seq === 3) nextUint32(g.random)
    doom.choose(g as Parameters<typeof doom.choose>[0], choice, out)
  },
}

function now(tables: Tables, id: string, viewer: string): Promise<TableMessage> {
  return new Promise(resolve => {
    const leave = tables.watch(id, viewer, -1, message => {
      setTimeout(() => leave(), 0)
      resolve(message)
    })
  })
}

/** Both seats take their last option until so many decisions are made. */
async function play(tables: Tables, id: string, times: number): Promise<void> {
  for (let i = 0; i < times; i++) {
    const { decision } = await now(tables, id, 'spectator')
    const { seq, decision: mine } = await now(tables, id, decision!.seat)
    const { key } = mine!.options!.at(i % 3 ? 0 : -1)!
    expect(await tables.choose(id, decision!.seat, seq, key)).toMatchObject({ ok: true })
  }
}

async function giveUp(tables: Tables, id: string): Promise<void> {
  const { seq } = await now(tables, id, 'alpha')
  expect(await tables.choose(id, 'alpha', seq, 'concede:alpha')).toMatchObject({ ok: true })
  await tables.close(id)
}

test('seeds have 256 bits, and the commitment is kept from the start and shown with the table', async () => {
  const store = memoryStore()
  const tables = hostedTables(store)
  const id = await tables.create(TWO)
  const head = (await store.head(id))!
  expect(head.seed).toMatch(/^[0-9a-f]{64}$/)
  expect(head.commitment).toBe(commitment(head.seed))
  expect((await tables.open(id)).commitment).toBe(head.commitment)
  expect((await now(tables, id, 'spectator')).commitment).toBe(head.commitment)
  expect(JSON.stringify(await tables.list())).not.toContain(head.seed)
})

test('what is kept holds the position, and every round its own', async () => {
  const store = memoryStore()
  const tables = hostedTables(store)
  const id = await tables.create(TWO)
  await play(tables, id, 60)
  const { save } = await tables.exportMatch(id)
  await tables.close(id)
  expect(hash((await store.head(id))!.position)).toBe(save.hash)
  const rounds = (await store.entries(id)).flatMap(entry => ('key' in entry && entry.round ? [entry.round] : []))
  expect(rounds.map(round => round.hash)).toEqual(save.rounds!.slice(1).map(round => round.hash))
  expect(rounds.length).toBeGreaterThan(0)
  expect(JSON.stringify(await tables.list())).not.toContain('"position"')
})

test('a kept match goes on from where it stood when the rules have changed, says so, and again after a reload', async () => {
  const store = memoryStore()
  const first = hostedTables(store)
  const id = await first.create(TWO)
  await play(first, id, 20)
  const before = await now(first, id, 'alpha')
  await first.close(id)
  for (let again = 0; again < 2; again++) {
    const later = hostedTables(store, tomorrow)
    const after = await now(later, id, 'alpha')
    expect(after.view).toEqual(before.view)
    expect(after.decision).toEqual(before.decision)
    expect(after.made).toBe(20)
    expect(after.events).toMatchObject([{ type: 'rules-changed', at: 20, lost: 0, played: doom.rules }])
    expect(after.undo.can).toBe('no')
    const info = await later.openReplay(id)
    expect(info).toMatchObject({ first: 20, length: 20, drift: { at: 20 } })
    await later.close(id)
  }
  const later = hostedTables(store, tomorrow)
  await play(later, id, 5)
  await later.close(id)
  expect(await hostedTables(store, tomorrow).openReplay(id)).toMatchObject({ first: 20, length: 25 })
  // Elsewhere too.
  const copy = hostedTables(memoryStore(), tomorrow)
  const there = await copy.importMatch(JSON.parse(JSON.stringify(await later.exportMatch(id))))
  expect((await now(copy, there, 'alpha')).view).toEqual((await now(later, id, 'alpha')).view)
  expect(await copy.openReplay(there)).toMatchObject({ first: 20, length: 25 })
})

test('without its last position it goes on from its latest round, and what came after is not silently kept', async () => {
  const store = memoryStore()
  const first = hostedTables(store)
  const id = await first.create(TWO)
  await play(first, id, 60)
  const { rounds } = (await first.exportMatch(id)).save
  await first.close(id)
  const { position: _, ...head } = (await store.head(id))!
  const { at } = rounds!.at(-1)!
  const poor: Store = { ...store, head: async () => head as KeptMatch }
  const { made, events } = await now(hostedTables(poor, tomorrow), id, 'alpha')
  expect(made).toBe(at)
  expect(events).toMatchObject([{ type: 'rules-changed', at, lost: 60 - at }])
})

test('a file that was cut short or changed is refused with a sentence, and nothing is kept', async () => {
  const tables = hostedTables()
  const id = await tables.create(TWO)
  await play(tables, id, 12)
  const file: MatchFile = JSON.parse(JSON.stringify(await tables.exportMatch(id)))
  const { save } = file
  const store = memoryStore()
  const strict = hostedTables(store)
  const refused = async (wrong: object, reason: RegExp) => {
    const error = await strict.importMatch({ ...file, save: { ...save, ...wrong } }).catch(error => error)
    expect(error.code).toBe('bad-file')
    expect(sentence(error.detail)).toMatch(reason)
  }
  await refused({ decisions: save.decisions.slice(0, 9) }, /12 decisions and holds 9: it was cut short/)
  await refused({ decisions: save.decisions.slice(0, 9), length: 9 }, /another position/)
  await refused({ hash: '0'.repeat(64) }, /another position/)
  await refused({ seed: 'f'.repeat(64) }, /does not match its commitment/)
  await refused({ commitment: commitment('other') }, /does not match its commitment/)
  expect(await store.heads()).toEqual([])
  await strict.importMatch(file)
})

test('the sealed file of a running match holds what a spectator saw, and cannot be played on', async () => {
  const store = memoryStore()
  const tables = hostedTables(store)
  const id = await tables.create(TWO)
  await play(tables, id, 12)
  const file = await tables.exportSealed(id)
  const text = JSON.stringify(file)
  const { seed } = (await store.head(id))!
  expect(text).not.toContain(seed)
  expect(text).not.toContain('"decisions"')
  expect(file.sealed).toEqual({
    format: 1,
    over: false,
    game: 'doom',
    rules: doom.rules,
    commitment: commitment(seed),
    made: 12,
  })
  expect(file.view).toEqual((await now(tables, id, 'spectator')).view)
  expect(file.log).toHaveLength(13)
  expect(file.log.flat()).toEqual((await now(tables, id, 'spectator')).events)
  await expect(hostedTables().importMatch(JSON.parse(text))).rejects.toMatchObject({ code: 'sealed-file' })
})

test('a match that is over is verified from its seed; one that goes on is not', async () => {
  const store = memoryStore()
  const tables = hostedTables(store)
  const id = await tables.create(TWO)
  await play(tables, id, 40)
  await expect(tables.verify(id)).rejects.toMatchObject({ code: 'unknown-match' })
  await giveUp(tables, id)
  const verdict = await tables.verify(id)
  expect(verdict).toMatchObject({ ok: true, made: 41, outcome: { winners: ['invader'] } })
  expect(verdict.ok && verdict.dice + verdict.shuffles).toBeGreaterThan(3)
})

test.each<[string, (head: KeptMatch) => object, RegExp]>([
  ['the seed', ({ seed }) => ({ seed: seed.replace(/^./, digit => (digit === '0' ? '1' : '0')) }), /commitment/],
  ['the length', ({ made }) => ({ made: made + 1 }), /cut short/],
  ['the outcome', ({ outcome }) => ({ outcome: { ...outcome!, winners: ['alpha'] } }), /outcome/],
  ['the position', ({ position }) => ({ position: { ...position!, reveals: 99 } }), /another position/],
])('a match in which %s was changed is not verified', async (_, change, reason) => {
  const store = memoryStore()
  const tables = hostedTables(store)
  const id = await tables.create(TWO)
  await play(tables, id, 8)
  await giveUp(tables, id)
  const head = (await store.head(id))!
  const forged: Store = { ...store, head: async () => ({ ...head, ...change(head) }) }
  expect(await hostedTables(forged).verify(id)).toMatchObject({ ok: false, reason: expect.stringMatching(reason) })
})

test('a changed decision is found out', async () => {
  const store = memoryStore()
  const tables = hostedTables(store)
  const id = await tables.create(TWO)
  await play(tables, id, 8)
  await giveUp(tables, id)
  const entries = await store.entries(id)
  const other = (entry: Entry) => ('key' in entry && entry.seq === 8 ? { ...entry, key: 'concede:invader' } : entry)
  const forged: Store = { ...store, entries: async () => entries.map(other) }
  expect(await hostedTables(forged).verify(id)).toMatchObject({ ok: false })
})

test('a match lost on time stays lost in another browser', async () => {
  const tables = hostedTables()
  const id = await tables.create(TWO)
  await play(tables, id, 4)
  const file = await tables.exportMatch(id)
  const forfeit = { winners: ['invader'], rule: 'clock', reason: 'alpha ran out of time.' }
  const elsewhere = hostedTables()
  const copy = await elsewhere.importMatch({ ...file, save: { ...file.save, forfeit } })
  expect((await now(elsewhere, copy, 'spectator')).outcome).toEqual(forfeit)
  expect((await elsewhere.exportMatch(copy)).save.forfeit).toEqual(forfeit)
})
