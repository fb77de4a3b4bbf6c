import type { Entry } from '@redoubt/host'
import { expect, test } from 'vitest'
import { whatStands } from '../src/tables/entries.ts'
import { memoryStore, type Store } from '../src/tables/store.ts'
import type { NewTable } from '../src/tables/tables.ts'
import { ALONE, decide, hostedTables, myTurn, sharedLocks, until } from './faulty.ts'

test('a match goes on where it was after the page is gone', async () => {
  const store = memoryStore()
  const first = hostedTables(store)
  const id = await first.create(ALONE)
  const before = await decide(first, id, 5)
  // No closing, no goodbye: the next tables know only what is in the store.
  const after = await until(hostedTables(store), id, 'alpha', myTurn)
  expect(after.view).toEqual(before.view)
  expect(after.decision).toEqual(before.decision)
  expect(after.made).toBe(before.made)
  expect(after.seq).toBe(before.seq)
})

test('whatever a person has seen was kept before', async () => {
  const store = memoryStore()
  const kept: Entry[] = []
  const slow: Store = {
    ...store,
    write: async (head, entries, from) => {
      await new Promise(resolve => setTimeout(resolve, 15))
      await store.write(head, entries, from)
      kept.push(...entries)
    },
  }
  const tables = hostedTables(slow)
  const id = await tables.create(ALONE)
  let worst = 0
  tables.watch(id, 'alpha', -1, message => {
    worst = Math.max(worst, message.made - whatStands(kept).decisions.length)
  })
  await decide(tables, id, 4)
  expect(worst).toBe(0)
})

test('taking back is kept too', async () => {
  const store = memoryStore()
  const tables = hostedTables(store)
  const id = await tables.create(ALONE)
  const before = await decide(tables, id, 3)
  const message = await until(tables, id, 'alpha', myTurn)
  await tables.undo(id, 'alpha', message.seq)
  const back = await until(tables, id, 'alpha', next => next.seq > message.seq && myTurn(next))
  expect(back.made).toBeLessThan(before.made)
  const again = await until(hostedTables(store), id, 'alpha', myTurn)
  expect(again.view).toEqual(back.view)
})

test('what was passed for a seat is not offered to be taken back after a reload', async () => {
  const store = memoryStore()
  const id = await hostedTables(store).create(ALONE)
  await decide(hostedTables(store), id, 1)
  const asMade = await until(hostedTables(store), id, 'alpha', myTurn)
  expect(asMade.undo.can).not.toBe('no')
  // The same record, but the host had made all of it for the seat.
  const passed = { ...store, entries: async (of: string) => (await store.entries(of)).map(auto) }
  expect((await until(hostedTables(passed), id, 'alpha', myTurn)).undo.can).toBe('no')
})

const auto = (entry: Entry): Entry => ('key' in entry ? { ...entry, auto: true } : entry)

test('export and import give the same position in another browser; a changed file is refused and nothing is kept', async () => {
  const tables = hostedTables()
  const id = await tables.create(ALONE)
  const before = await decide(tables, id, 4)
  const file = JSON.parse(JSON.stringify(await tables.exportMatch(id)))
  const elsewhere = hostedTables()
  const copy = await elsewhere.importMatch(file)
  const after = await until(elsewhere, copy, 'alpha', myTurn)
  expect(after.view).toEqual(before.view)
  const store = memoryStore()
  const strict = hostedTables(store)
  for (const broken of [
    null,
    'x',
    {},
    { ...file, save: { ...file.save, decisions: ['fly:moon'] } },
    { ...file, save: { ...file.save, game: 'chess' } },
    { ...file, seats: { ...file.seats, delta: { kind: 'human', name: 'D', person: 1 } } },
    { ...file, seats: { ...file.seats, invader: { kind: 'bot', name: 'B', level: 'archangel' } } },
  ]) {
    await expect(strict.inspect(broken)).rejects.toMatchObject({ code: 'bad-file' })
    await expect(strict.importMatch(broken)).rejects.toMatchObject({ code: 'bad-file' })
  }
  await strict.inspect(file)
  expect(await store.heads()).toEqual([])
})

test('options that cannot be are refused in words, and nothing is kept', async () => {
  const store = memoryStore()
  const tables = hostedTables(store)
  await expect(tables.create({ ...ALONE, options: { mission: 'atlantis' } })).rejects.toMatchObject({
    code: 'bad-options',
  })
  expect(await store.heads()).toEqual([])
})

test('a match is open in one place at a time', async () => {
  const { locks } = sharedLocks()
  const store = memoryStore()
  const [one, other] = [hostedTables(store, locks), hostedTables(store, locks)]
  const id = await one.create(ALONE)
  await one.open(id)
  await expect(other.open(id)).rejects.toMatchObject({ code: 'open-elsewhere' })
  await one.close(id)
  await other.open(id)
})

test('a replay of a match that goes on shows nobody else’s hand; one that is over shows all', async () => {
  const tables = hostedTables()
  const two: NewTable = { ...ALONE, seats: { ...ALONE.seats, invader: { kind: 'human', name: 'B', person: 1 } } }
  const id = await tables.create(two)
  await tables.openReplay(id)
  await expect(tables.replayAt(id, 0, 'invader')).rejects.toMatchObject({ code: 'unknown-match' })
  await expect(tables.replayEvents(id, 'alpha')).rejects.toMatchObject({ code: 'unknown-match' })
  expect((await tables.replayAt(id, 0, 'spectator')).view).toBeTruthy()
})

test('a replay stands at every position, and a new match goes on from there', async () => {
  const tables = hostedTables()
  const id = await tables.create(ALONE)
  const now = await decide(tables, id, 6)
  const { length } = await tables.openReplay(id)
  expect(length).toBe(now.made)
  for (let at = 0; at <= length; at++) expect((await tables.replayAt(id, at, 'alpha')).at).toBe(at)
  expect((await tables.replayAt(id, length, 'alpha')).view).toEqual(now.view)
  const copy = await tables.continueFrom(id, length)
  expect(copy).not.toBe(id)
  expect((await until(tables, copy, 'alpha', myTurn)).view).toEqual(now.view)
})

test('at a table that is opened nothing happens before somebody watches, and not while they read first', async () => {
  const tables = hostedTables()
  const bot = { kind: 'bot', name: 'A', level: 'random' } as const
  const id = await tables.create({ ...ALONE, seats: { ...ALONE.seats, alpha: bot } })
  const made = async () => (await tables.list()).find(card => card.id === id)!.made
  const rest = () => new Promise(resolve => setTimeout(resolve, 40))
  await tables.open(id)
  await rest()
  expect(await made()).toBe(0)
  void tables.hold(id, 'spectator', true)
  const seen: number[] = []
  tables.watch(id, 'spectator', -1, message => void seen.push(message.made))
  await rest()
  expect(seen).toEqual([0])
  await tables.hold(id, 'spectator', false)
  await expect.poll(() => seen.at(-1), { timeout: 60_000 }).toBeGreaterThan(0)
  await tables.close(id)
})

test('bots wait for a watcher who is still being shown what they did, not for one who has left', async () => {
  const tables = hostedTables()
  const id = await tables.create({
    ...ALONE,
    seats: { ...ALONE.seats, alpha: { kind: 'bot', name: 'A', level: 'random' } },
  })
  let latest = -1
  const leave = tables.watch(id, 'spectator', -1, message => void (latest = message.made))
  await tables.hold(id, 'spectator', true)
  // What was already under way may still arrive; bots that go on would never let it rest.
  let held = Number.NaN
  const rests = () => {
    const same = latest === held
    held = latest
    return same
  }
  await expect.poll(rests, { interval: 100, timeout: 60_000 }).toBe(true)
  leave()
  const later = await until(tables, id, 'spectator', message => message.made > held + 10)
  expect(later.made).toBeGreaterThan(held)
  await tables.close(id)
})

test('a match is a practice once something learnt was taken back, in its card, its file and its copies', async () => {
  const store = memoryStore()
  const tables = hostedTables(store)
  const id = await tables.create(ALONE)
  let message = await until(tables, id, 'alpha', myTurn)
  for (let n = 0; n < 60 && message.undo.can !== 'as-practice'; n++) message = await decide(tables, id, 1)
  expect(message.undo.can).toBe('as-practice')
  expect((await tables.list())[0]).not.toHaveProperty('practice')
  await tables.undo(id, 'alpha', message.seq)
  const after = await until(tables, id, 'alpha', next => next.seq > message.seq && myTurn(next))
  expect(after.practice).toBe(true)
  expect((await hostedTables(store).list())[0]).toMatchObject({ practice: true })
  expect((await until(hostedTables(store), id, 'alpha', myTurn)).practice).toBe(true)
  const copy = await tables.importMatch(await tables.exportMatch(id))
  expect((await tables.list()).find(card => card.id === copy)).toMatchObject({ practice: true })
})

test('against bots, what goes on from a position of another match is a practice; between people it is a match', async () => {
  const tables = hostedTables()
  const id = await tables.create(ALONE)
  await decide(tables, id, 3)
  const again = await tables.continueFrom(id, 2)
  expect((await tables.list()).find(card => card.id === again)).toMatchObject({ practice: true })
  const people = { alpha: ALONE.seats.alpha!, invader: { kind: 'human', name: 'C', person: 1 } } as const
  const shared = await tables.continueFrom(id, 2, people)
  expect((await tables.list()).find(card => card.id === shared)).not.toHaveProperty('practice')
})
