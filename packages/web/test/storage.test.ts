import { expect, test } from 'vitest'
import { whatStands } from '../src/tables/entries.ts'
import type { Condition, Spare } from '../src/tables/tables.ts'
import {
  ALONE,
  conditionOf,
  decide,
  eventually,
  faultyStore,
  hostedTables,
  myTurn,
  sharedLocks,
  until,
} from './faulty.ts'

const WELL: Condition = { trouble: null, unkept: [] }

test('while every write is aborted the match goes on, is told of as unkept, and is exported, replayed and reopened whole', async () => {
  const store = faultyStore()
  const tables = hostedTables(store)
  const id = await tables.create(ALONE)
  await decide(tables, id, 3)
  expect(conditionOf(tables)).toEqual(WELL)
  store.fault = 'writes'
  const stored = (await store.entries(id)).length
  const now = await decide(tables, id, 7)
  expect(conditionOf(tables)).toMatchObject({ trouble: 'refused', unkept: [{ id, whole: false }] })
  expect(conditionOf(tables).unkept[0]!.decisions).toBeGreaterThanOrEqual(7)
  expect((await store.entries(id)).length).toBe(stored)
  expect((await tables.exportMatch(id)).save.decisions).toHaveLength(now.made)
  expect((await tables.openReplay(id)).length).toBe(now.made)
  expect((await tables.list())[0]).toMatchObject({ id, made: now.made })
  await tables.close(id)
  expect((await tables.exportMatch(id)).save.decisions).toHaveLength(now.made)
  const again = await until(tables, id, 'alpha', myTurn)
  expect(again).toMatchObject({ made: now.made, seq: now.seq, view: now.view })
})

test('what was not kept is tried again without a new decision, also after the table is left, and then all is well', async () => {
  const store = faultyStore()
  const tables = hostedTables(store)
  const id = await tables.create(ALONE)
  store.fault = 'writes'
  const { made } = await decide(tables, id, 2)
  await tables.close(id)
  store.fault = null
  await eventually(() => conditionOf(tables)).toEqual(WELL)
  expect(whatStands(await store.entries(id)).decisions).toHaveLength(made)
  expect((await store.head(id))!.made).toBe(made)
})

test('a match whose last decisions are not kept is not opened in another tab, until they are', async () => {
  const { held, locks } = sharedLocks()
  const store = faultyStore()
  const [one, other] = [hostedTables(store, locks), hostedTables(store, locks)]
  const id = await one.create(ALONE)
  await one.open(id)
  store.fault = 'writes'
  const { made } = await decide(one, id, 2)
  await one.close(id)
  await expect(other.open(id)).rejects.toMatchObject({ code: 'open-elsewhere' })
  store.fault = null
  await eventually(() => held.size).toBe(0)
  expect(await other.open(id)).toMatchObject({ made })
})

test('whoever is shown what is not kept has been told so before', async () => {
  const store = faultyStore()
  const tables = hostedTables(store)
  const id = await tables.create(ALONE)
  const before = await until(tables, id, 'alpha', myTurn)
  const told: string[] = []
  tables.condition(({ trouble }) => void told.push(trouble ?? 'well'))
  tables.watch(id, 'alpha', before.seq, ({ seq }) => void (seq > before.seq && told.push('shown')))
  store.fault = 'silent'
  await tables.choose(id, 'alpha', before.seq, before.decision!.options![0]!.key)
  await eventually(() => told).toContain('shown')
  expect(told.slice(0, 3)).toEqual(['well', 'silent', 'shown'])
})

test.each(['all', 'silent'] as const)(
  'with a store that fails from the first moment (%s) everything works in memory, is announced, and is kept when the store comes',
  async fault => {
    const store = faultyStore()
    store.fault = fault
    const tables = hostedTables(store)
    expect(await tables.list()).toEqual([])
    const trouble = fault === 'all' ? 'refused' : 'silent'
    expect(conditionOf(tables)).toEqual({ trouble, unkept: [] })
    const id = await tables.create(ALONE)
    expect(conditionOf(tables)).toEqual({ trouble, unkept: [{ id, decisions: 0, whole: true, shared: false }] })
    const { made, view } = await decide(tables, id, 3)
    expect((await tables.list()).map(card => card.id)).toEqual([id])
    const copy = await tables.importMatch(await tables.exportMatch(id))
    expect((await tables.exportMatch(copy)).save.decisions).toHaveLength(made)
    await tables.keep('decks', 'mine', { cards: 3 })
    expect(await tables.kept('decks')).toEqual([{ key: 'mine', value: { cards: 3 } }])
    store.fault = null
    await eventually(() => conditionOf(tables)).toEqual(WELL)
    const fresh = hostedTables(store)
    expect((await until(fresh, id, 'alpha', myTurn)).view).toEqual(view)
    expect(await fresh.kept('decks')).toEqual([{ key: 'mine', value: { cards: 3 } }])
    expect((await fresh.list()).map(card => card.id).sort()).toEqual([id, copy].sort())
  },
)

test('a match that cannot be read is not called unknown', async () => {
  const store = faultyStore()
  const id = await hostedTables(store).create(ALONE)
  store.fault = 'all'
  const tables = hostedTables(store)
  await expect(tables.open(id)).rejects.toMatchObject({ code: 'storage-away' })
  store.fault = null
  expect(await tables.open(id)).toMatchObject({ id })
})

test('a match that is not kept says whether several people with secrets share it', async () => {
  const store = faultyStore()
  store.fault = 'all'
  const tables = hostedTables(store)
  const invader = { kind: 'human', name: 'B', person: 1 } as const
  const id = await tables.create({ ...ALONE, seats: { ...ALONE.seats, invader } })
  expect(conditionOf(tables).unkept).toMatchObject([{ id, shared: true }])
})

test('storage that is cleared while playing: the match goes on and is written again whole, head and all', async () => {
  const store = faultyStore()
  const tables = hostedTables(store)
  const id = await tables.create(ALONE)
  await decide(tables, id, 3)
  store.clear()
  expect(await store.heads()).toEqual([])
  const now = await decide(tables, id, 1)
  expect(conditionOf(tables)).toEqual(WELL)
  const after = await until(hostedTables(store), id, 'alpha', myTurn)
  expect(after).toMatchObject({ made: now.made, seq: now.seq, view: now.view })
})

test('one write that fails is made again before anybody hears of it', async () => {
  const store = faultyStore()
  const tables = hostedTables(store)
  const id = await tables.create(ALONE)
  await decide(tables, id, 1)
  const told: Array<string | null> = []
  tables.condition(({ trouble }) => void told.push(trouble))
  const write = store.write
  store.write = async () => {
    store.write = write
    throw new DOMException('Connection is closing.', 'AbortError')
  }
  const { made } = await decide(tables, id, 1)
  expect(told).toEqual([null])
  expect(whatStands(await store.entries(id)).decisions).toHaveLength(made)
})

test('a write that came through although it was given up is not made twice; what another place has played is not overwritten', async () => {
  const store = faultyStore()
  const tables = hostedTables(store)
  const id = await tables.create(ALONE)
  await decide(tables, id, 1)
  const write = store.write
  store.write = async (...args) => {
    await write(...args)
    throw new DOMException('after all', 'AbortError')
  }
  const { made } = await decide(tables, id, 1)
  store.write = write
  await eventually(() => conditionOf(tables)).toEqual(WELL)
  expect(whatStands(await store.entries(id)).decisions).toHaveLength(made)

  const entries = await store.entries(id)
  const foreign = { seq: entries.length, by: 'alpha', key: 'other' }
  await store.behind.write((await store.head(id))!, [foreign], entries.length)
  await decide(tables, id, 1)
  await eventually(() => conditionOf(tables).trouble).toBe('elsewhere')
  expect((await store.entries(id)).at(-1)).toEqual(foreign)
})

test('one deleted here stays so, whatever was on its way', async () => {
  const { held, locks } = sharedLocks()
  const store = faultyStore()
  const one = hostedTables(store, locks)
  const id = await one.create(ALONE)
  await one.open(id)
  store.fault = 'writes'
  await decide(one, id, 1)
  store.fault = null
  await one.remove(id)
  await new Promise(resolve => setTimeout(resolve, 100))
  expect(await store.heads()).toEqual([])
  expect(await store.entries(id)).toEqual([])
  expect(conditionOf(one)).toEqual(WELL)
  expect(held.size).toBe(0)
})

test.each([
  ['that hear of it', sharedLocks().locks],
  ['that do not', undefined],
])(
  'a match deleted in another tab stays deleted, and the tab where it is played says so: tabs %s',
  async (_, locks) => {
    const store = faultyStore()
    const [one, other] = [hostedTables(store, locks), hostedTables(store, locks)]
    const id = await one.create(ALONE)
    const { seq, decision } = await decide(one, id, 2)
    await other.remove(id)
    await one.choose(id, 'alpha', seq, decision!.options![0]!.key).catch(() => {})
    await eventually(() => conditionOf(one).deleted).toEqual([id])
    expect(conditionOf(one)).toEqual({ ...WELL, deleted: [id] })
    await one.hurry()
    await new Promise(resolve => setTimeout(resolve, 100))
    expect(await store.heads()).toEqual([])
    expect(await store.entries(id)).toEqual([])
    expect(await one.list()).toEqual([])
    await expect(one.open(id)).rejects.toMatchObject({ code: 'unknown-match' })
  },
)

test('a copy that is brought in again under the name of one that was deleted is kept', async () => {
  const store = faultyStore()
  const tables = hostedTables(store)
  const id = await tables.create(ALONE)
  await decide(tables, id, 2)
  const file = await tables.exportMatch(id)
  await tables.remove(id)
  expect(await tables.importMatch(file, id)).toBe(id)
  expect(await store.heads()).toHaveLength(1)
})

test('what is not kept outlives the host, if somebody holds the spares', async () => {
  const store = faultyStore()
  const first = hostedTables(store)
  const old = await first.create(ALONE)
  await decide(first, old, 2)
  store.fault = 'writes'
  const before = await decide(first, old, 2)
  let spares: Spare[] = []
  first.spares(now => {
    spares = structuredClone(now)
  })
  const fresh = await first.create(ALONE)
  const second = hostedTables(store)
  await second.restore(spares)
  expect((await second.list()).map(card => card.id).sort()).toEqual([old, fresh].sort())
  const after = await until(second, old, 'alpha', myTurn)
  expect(after).toMatchObject({ made: before.made, seq: before.seq, view: before.view })
  expect(await second.open(fresh)).toMatchObject({ made: 0 })
  store.fault = null
  await eventually(() => conditionOf(second)).toEqual(WELL)
  expect(whatStands(await store.entries(old)).decisions.length).toBeGreaterThanOrEqual(before.made)
})

test('a table that is asked for twice under one name is one table', async () => {
  const tables = hostedTables()
  expect(await tables.create({ ...ALONE, id: 'abc' })).toBe('abc')
  expect(await tables.create({ ...ALONE, id: 'abc' })).toBe('abc')
  expect(await tables.list()).toHaveLength(1)
})
