import { expect, test } from 'vitest'
import { client, type Port, serve, type ToClient, type ToServer } from '../src/tables/rpc.ts'
import { type Signs, type Steady, steadyTables, type Wellbeing } from '../src/tables/steady.ts'
import type { TableMessage, TableProblem, Tables } from '../src/tables/tables.ts'
import {
  ALONE,
  conditionOf,
  decide,
  eventually,
  type Faulty,
  faultyStore,
  hostedTables,
  myTurn,
  sharedLocks,
  until,
} from './faulty.ts'

/** A host behind a wire, as in a worker. Dead: nothing comes through any more, in either direction. */
interface Lives {
  steady: Steady
  tables: Tables
  told: Wellbeing[]
  lost: string[]
  born: number
  /** The present one dies without a word, and is found dead. */
  kill(): void
  /** Called with everything the page says, before the host hears it; true kills the host instead. */
  strike: ((message: ToServer) => boolean) | null
  /** The same for what the host answers: it has done its work, and nobody hears of it. */
  strikeAnswer: ((message: ToClient) => boolean) | null
}

function lives(store: Faulty, waits?: number[]): Lives {
  const { held, locks } = sharedLocks()
  let kill = () => {}
  const it: Lives = {
    steady: null!,
    tables: null!,
    told: [],
    lost: [],
    born: 0,
    strike: null,
    strikeAnswer: null,
    kill: () => kill(),
  }
  const start = (signs: Signs) => {
    it.born++
    let dead = false
    const die = () => {
      if (dead) return
      dead = true
      held.clear() // a browser gives the locks of the dead back
      setTimeout(signs.dead, 0)
    }
    kill = die
    const ends: Array<Array<(event: MessageEvent) => void>> = [[], []]
    const post = (to: number, message: unknown) => {
      const data = structuredClone(message)
      setTimeout(() => {
        if (!dead) for (const hear of ends[to]!) hear({ data } as MessageEvent)
      }, 0)
    }
    const page = {
      postMessage: (message: ToServer) => (it.strike?.(message) ? die() : post(1, message)),
      addEventListener: (_: string, hear: never) => void ends[0]!.push(hear),
    } as Port<ToClient, ToServer>
    const host = {
      postMessage: (message: ToClient) => dead || (it.strikeAnswer?.(message) ? die() : post(0, message)),
      addEventListener: (_: string, hear: never) => void ends[1]!.push(hear),
    } as Port<ToServer, ToClient>
    // What a dead host still tries to write must not arrive.
    const mine: Faulty = { ...store, write: (...args) => (dead ? new Promise(() => {}) : store.write(...args)) }
    serve(host, hostedTables(mine, locks))
    setTimeout(signs.alive, 0)
    return { tables: client<Tables>(page), end: die }
  }
  it.steady = steadyTables({
    start,
    told: how => void it.told.push(how),
    lost: (_, problem: TableProblem) => void it.lost.push(problem.code),
    ...(waits ? { waits } : {}),
  })
  it.tables = it.steady.tables
  return it
}

const first = (message: TableMessage) => message.decision!.options![0]!.key

test('a host that dies is replaced: who watched watches on, hears every event once, and decides', async () => {
  const store = faultyStore()
  const table = lives(store)
  const { tables } = table
  const id = await tables.create(ALONE)
  const heard: TableMessage[] = []
  tables.watch(id, 'alpha', -1, message => void heard.push(message))
  for (let n = 0; n < 6; n++) {
    await eventually(() => myTurn(heard.at(-1)!)).toBe(true)
    const before = heard.at(-1)!
    if (n % 2 === 1) table.kill()
    expect(await tables.choose(id, 'alpha', before.seq, first(before))).toMatchObject({ ok: true })
    await eventually(() => heard.at(-1)!.seq).toBeGreaterThan(before.seq)
  }
  await eventually(() => myTurn(heard.at(-1)!)).toBe(true)
  expect(table.born).toBe(4)
  expect(table.told).toContain('restarting')
  expect(table.told.at(-1)).toBe('well')
  const whole = await until(hostedTables(store), id, 'alpha', myTurn)
  expect(heard.flatMap(({ events }) => events)).toEqual(whole.events)
  expect(heard.at(-1)!.view).toEqual(whole.view)
})

test.each([
  ['before it was heard', 'strike'],
  ['after it was kept', 'strikeAnswer'],
] as const)('a decision in flight when the host dies, %s, is made once', async (_, when) => {
  const store = faultyStore()
  const table = lives(store)
  const { tables } = table
  const id = await tables.create({
    ...ALONE,
    seats: { ...ALONE.seats, invader: { kind: 'human', name: 'B', person: 0 } },
  })
  const before = await until(tables, id, 'alpha', () => true)
  const seat = before.decision!.seat
  const mine = await until(tables, id, seat, myTurn)
  let struck = 0
  if (when === 'strike') table.strike = message => 'method' in message && message.method === 'choose' && struck++ === 0
  else
    table.strikeAnswer = message =>
      'answer' in message && 'value' in message && hasPlayed(message.value) && struck++ === 0
  const answer = await tables.choose(id, seat, mine.seq, first(mine))
  expect(struck).toBeGreaterThan(0)
  expect(answer).toMatchObject({ ok: true, seq: mine.seq + 1 })
  expect(await store.entries(id)).toHaveLength(1)
})

const hasPlayed = (value: unknown) => typeof value === 'object' && value !== null && 'played' in value

test('a table that is being set up when the host dies is set up once', async () => {
  const store = faultyStore()
  const table = lives(store)
  let struck = false
  table.strikeAnswer = message => {
    const strikes = !struck && 'answer' in message && 'value' in message && typeof message.value === 'string'
    struck ||= strikes
    return strikes
  }
  const id = await table.tables.create(ALONE)
  expect(struck).toBe(true)
  expect((await store.heads()).map(head => head.id)).toEqual([id])
})

test('whoever held the bots holds them after a death too', async () => {
  const store = faultyStore()
  const table = lives(store)
  const { tables } = table
  const bot = { kind: 'bot', name: 'A', level: 'random' } as const
  const id = await tables.create({ ...ALONE, seats: { ...ALONE.seats, alpha: bot } })
  const seen: number[] = []
  await tables.hold(id, 'spectator', true)
  tables.watch(id, 'spectator', -1, ({ made }) => void seen.push(made))
  await eventually(() => seen).toEqual([0])
  table.kill()
  await eventually(() => seen.length).toBe(2)
  await new Promise(resolve => setTimeout(resolve, 60))
  expect(new Set(seen)).toEqual(new Set([0]))
  await tables.hold(id, 'spectator', false)
  await eventually(() => seen.at(-1)).toBeGreaterThan(0)
  await tables.close(id)
})

test('what no store has kept outlives the host', async () => {
  const store = faultyStore()
  store.fault = 'all'
  const table = lives(store)
  const { tables } = table
  const id = await tables.create(ALONE)
  const before = await decide(tables, id, 3)
  for (let deaths = 0; deaths < 2; deaths++) {
    table.kill()
    await eventually(() => table.born).toBe(deaths + 2)
  }
  const after = await until(tables, id, 'alpha', myTurn)
  expect(after).toMatchObject({ made: before.made, seq: before.seq, view: before.view })
  expect((await tables.exportMatch(id)).save.decisions).toHaveLength(before.made)
  expect(conditionOf(hostedTables(store))).toMatchObject({ unkept: [] })
})

test('a host that dies again and again is given up with a word, and comes back when a person asks', async () => {
  const table = lives(faultyStore(), [0, 0])
  const { tables } = table
  table.strike = message => 'method' in message && message.method === 'list'
  await expect(tables.list()).rejects.toMatchObject({ code: 'host-gone' })
  await expect(tables.list()).rejects.toMatchObject({ code: 'host-gone' })
  await eventually(() => table.told.at(-1)).toBe('gone')
  await expect(tables.list()).rejects.toMatchObject({ code: 'host-gone' })
  table.strike = null
  table.steady.again()
  expect(await tables.list()).toEqual([])
  expect(table.told.at(-1)).toBe('well')
})

test('a match that cannot be opened again is said to be lost', async () => {
  const store = faultyStore()
  const table = lives(store)
  const id = await table.tables.create(ALONE)
  await table.tables.open(id)
  const seen: number[] = []
  table.tables.watch(id, 'alpha', -1, ({ seq }) => void seen.push(seq))
  await eventually(() => seen.length).toBeGreaterThan(0)
  store.fault = 'all'
  table.kill()
  await eventually(() => table.lost).toEqual(['storage-away'])
})
