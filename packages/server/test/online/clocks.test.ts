import type { Message } from '@redoubt/host'
import { expect, test } from 'vitest'
import { memoryStore, type Store } from '../../src/store/index.ts'
import { type House, type Person, started, until } from './house.ts'
import { houses } from './houses.ts'
import { movableClock } from './time.ts'

const fresh = houses()
const MINUTE = 60_000

/** Two people at Conquest under these clocks; the clock of the server stands still unless a test moves it. */
async function duel(clock: object, store?: Store) {
  const time = movableClock()
  time.stop()
  const kept = store ?? memoryStore({ now: time.now })
  const settings = { clock: time.clock, now: time.now, hurry: 100 }
  const home = await fresh(kept, settings)
  const [a, b] = [await home.guest('Ola'), await home.guest('Tomek')]
  const { match } = await started([a, b], 'conquest', {}, { terms: { clock } as never })
  const now: Record<string, Message> = {}
  const watch = (people: Record<string, Person>) => {
    for (const [seat, person] of Object.entries(people))
      person.server.watch({ match, as: seat }, message => (now[seat] = message))
  }
  watch({ a, b })
  await until(() => !!now.a && !!now.b)
  const at: Record<string, Person> = { a, b }
  /** As the server sees it now. */
  const faces = async (who: Person): Promise<NonNullable<Message['clocks']>> => {
    const { server } = who.again(current)
    const { clocks } = await new Promise<Message>(resolve => server.watch({ match, as: 'spectator' }, resolve))
    server.close()
    return clocks!
  }
  let current = home
  return {
    ...time,
    settings,
    home,
    store: kept,
    match,
    at,
    now,
    watch,
    faces,
    moveTo: (to: House) => {
      current = to
    },
    get decider() {
      return now.a!.decision!.seat
    },
    decide: async () => {
      const { seq } = now.a!
      const { seat, options } = now.a!.decision!.options ? now.a!.decision! : now.b!.decision!
      await at[seat]!.ask('choose', { match, seat, seq, keys: options![0]!.key })
      await until(() => now.a!.seq > seq && now.b!.seq > seq)
      return seat
    },
  }
}

const other = (seat: string) => (seat === 'a' ? 'b' : 'a')

test('the clock of somebody who is disconnected runs on; when it has run out the safe choice is made', async () => {
  const table = await duel({ time: 10 * MINUTE })
  const gone = table.decider
  const stays = table.at[other(gone)]!
  table.at[gone]!.server.close()
  await until(() => table.home.connections(table.at[gone]!) === 0)
  table.pass(4 * MINUTE)
  const { [gone]: face } = await table.faces(stays)
  expect(face).toMatchObject({ running: true })
  expect(Math.abs(face!.left - 6 * MINUTE)).toBeLessThan(5000)
  expect(await table.store.record.entries(table.match)).toEqual([])
  table.pass(7 * MINUTE)
  await until(async () => (await table.store.record.entries(table.match)).length > 0)
  expect((await table.store.record.entries(table.match))[0]!.entry).toMatchObject({ by: gone, auto: true })
})

test('on a paused table every clock stands still, for however long; then it goes on where it stood', async () => {
  const table = await duel({ time: 10 * MINUTE, increment: 5000 })
  const { decider, match } = table
  table.pass(3 * MINUTE)
  await table.at[decider]!.ask('pause', { match, seat: decider, on: true })
  table.pass(60 * MINUTE)
  const paused = await table.faces(table.at[decider]!)
  expect(paused[decider]).toMatchObject({ running: false })
  expect(Math.abs(paused[decider]!.left - 7 * MINUTE)).toBeLessThan(5000)
  await table.at[other(decider)]!.ask('pause', { match, seat: other(decider), on: false })
  table.pass(2 * MINUTE)
  const faces = await table.faces(table.at[decider]!)
  expect(faces[decider]).toMatchObject({ running: true })
  expect(Math.abs(faces[decider]!.left - 5 * MINUTE)).toBeLessThan(5000)
  expect(faces[other(decider)]).toEqual({ left: 10 * MINUTE, running: false })
  expect(await table.store.record.entries(match)).toEqual([])
})

test('a server that is started again: clocks stand where they stood, and the time without a server is nobody’s', async () => {
  const table = await duel({ time: 10 * MINUTE })
  const { match } = table
  table.pass(2 * MINUTE)
  const first = await table.decide()
  table.pass(3 * MINUTE)
  const second = table.decider
  const before = await table.faces(table.at.a!)
  // Nobody says goodbye to the store: it is as after kill -9, an hour ago.
  const lease = (await table.store.leases.get(match))!
  await table.home.crash()
  await table.store.nodes.beat(lease.node, '')
  await table.store.leases.take([match], lease.node, 60_000)
  table.pass(60 * MINUTE)
  const again = await fresh(table.store, table.settings)
  table.moveTo(again)
  const after = await table.faces(table.at.a!)
  expect(after[second]!.running).toBe(true)
  for (const seat of [first, second]) expect(Math.abs(after[seat]!.left - before[seat]!.left)).toBeLessThan(10_000)
  table.pass(MINUTE)
  const later = await table.faces(table.at.a!)
  expect(Math.abs(later[second]!.left - after[second]!.left + MINUTE)).toBeLessThan(5000)
  // Once more: what was given back is given back once.
  await again.crash()
  const third = await fresh(table.store, table.settings)
  table.moveTo(third)
  const last = await table.faces(table.at.a!)
  expect(Math.abs(last[second]!.left - later[second]!.left)).toBeLessThan(10_000)
})

test('time for every turn is whole again at the next one', async () => {
  const table = await duel({ perTurn: 10 * MINUTE })
  for (let n = 0; n < 3; n++) {
    const { decider } = table
    table.pass(4 * MINUTE)
    do await table.decide()
    while (table.decider === decider)
    const faces = await table.faces(table.at.a!)
    expect(faces[decider]).toEqual({ left: 10 * MINUTE, running: false })
  }
})

test('where nobody looks the clock runs all the same: the table wakes by itself when time is over', async () => {
  const table = await duel({ perTurn: 3 * 24 * 60 * MINUTE })
  const { home, store, match, decider } = table
  for (const seat of ['a', 'b']) table.at[seat]!.server.close()
  await until(() => home.service.figures().connections === 0)
  const settle = async () => {
    for (let n = 0; n < 4; n++) {
      table.pass(6000)
      await new Promise(resolve => setTimeout(resolve, 20))
    }
  }
  await until(async () => {
    await settle()
    return home.service.figures().rooms === 0
  })
  expect((await store.leases.get(match))!.node).toBe('')
  table.pass(2 * 24 * 60 * MINUTE)
  await settle()
  expect([(await store.record.entries(match)).length, home.service.figures().rooms]).toEqual([0, 0])
  table.pass(24 * 60 * MINUTE)
  await until(async () => {
    await settle()
    return (await store.record.entries(match)).length > 0
  })
  expect((await store.record.entries(match))[0]!.entry).toMatchObject({ by: decider, auto: true })
})
