import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Message } from '@redoubt/host'
import { newId, newNumber, type TableState } from '@redoubt/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { memoryStore, openStore, type Store } from '../../src/store/index.ts'
import { postgres } from '../../testing/index.ts'
import { house, type Person, playsRandomly, started, until } from './house.ts'
import { houses } from './houses.ts'

const fresh = houses()
const chair = (table: TableState, seat: string) => table.chairs.find(one => one.seat === seat)!

let database: Awaited<ReturnType<typeof postgres>>
beforeAll(async () => {
  database = await postgres()
})
afterAll(() => database.stop())

test('a server that is started again in the middle of a match goes on with it; bots too', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'redoubt-store-'))
  const place = join(folder, 'redoubt.db')
  const before = await openStore(place)
  const first = await house(before, { hurry: 100 })
  const ola = await first.guest('Ola')
  const { match } = await started([ola], 'doom', { mission: 'tutorial', marines: 2 })
  const some = await playsRandomly(ola, match, 'alpha', { most: 10 })
  const { cookie } = ola
  await first.crash()
  await before.close()
  const after = await openStore(place)
  const second = await house(after, { hurry: 100 })
  const entries = await after.record.entries(match)
  expect(entries.length).toBeGreaterThanOrEqual(some.seq)
  const back = ola.again(second)
  expect(back.cookie).toBe(cookie)
  const end = await playsRandomly(back, match, 'alpha', { seed: 'later' })
  expect(end.outcome).not.toBeNull()
  ola.server.close()
  await second.close()
  await after.close()
  rmSync(folder, { recursive: true })
  expect(second.failures).toEqual([])
})

test('what a bot was about to do when its server died is done by the next one, although nobody comes', async () => {
  const store = memoryStore()
  const first = await house(store, { hurry: 100 })
  const ola = await first.guest('Ola')
  const { match } = await started([ola], 'doom', { mission: 'tutorial', marines: 1 }, { chairs: {} })
  const decides = (await store.matches.get(match))!.match.waitsFor
  await playsRandomly(ola, match, 'alpha', { most: decides === 'alpha' ? 3 : 1 })
  ola.server.close()
  await first.crash()
  const written = (await store.matches.get(match))!.seq
  const second = await fresh(store, { hurry: 100 })
  await until(async () => (await store.matches.get(match))!.match.waitsFor === 'alpha')
  await until(() => second.service.figures().rooms === 0)
  expect((await store.matches.get(match))!.seq).toBeGreaterThanOrEqual(written)
})

const STORES: Array<[string, () => Promise<[Store, Store]>]> = [
  [
    'one store in memory',
    async () => {
      const store = memoryStore()
      return [store, store]
    },
  ],
  [
    'one PostgreSQL',
    async () => {
      const url = await database.database()
      return [await openStore(url), await openStore(url)]
    },
  ],
]

test.each(STORES)(
  'two nodes on %s: people on both play a whole game, see each other, talk and take back',
  async (_, stores) => {
    const [one, two] = await stores()
    const west = await fresh(one, { hurry: 100 })
    const east = await fresh(two, { hurry: 100 })
    const [ola, tomek] = [await west.guest('Ola'), await east.guest('Tomek')]
    const { match } = await started([ola, tomek], 'conquest', {}, { terms: { chat: 'free' } })
    const tables: Record<string, TableState> = {}
    const said: string[] = []
    ola.server.follow({ match }, { table: table => (tables.ola = table) })
    tomek.server.follow(
      { match },
      {
        table: table => (tables.tomek = table),
        chat: lines => said.push(...lines.flatMap(({ text }) => text ?? [])),
      },
    )
    const isHere = (table: TableState | undefined, seat: string) =>
      !!table && chair(table, seat).presence?.state === 'here'
    await until(() => isHere(tables.ola, 'b') && isHere(tables.tomek, 'a'))
    await ola.ask('chat', { match, once: newId(), say: { text: 'Good luck' } })
    await until(() => said.includes('Good luck'))
    // Something to take back: whoever has decided asks on one node, the other grants it on the other.
    const now: Record<string, Message> = {}
    const watching = [
      ola.server.watch({ match, as: 'a' }, message => (now.a = message)),
      tomek.server.watch({ match, as: 'b' }, message => (now.b = message)),
    ]
    const at: Record<string, Person> = { a: ola, b: tomek }
    await until(() => !!now.a && !!now.b)
    let asker = ''
    do {
      const { seq } = now.a!
      const { seat, options } = now.a!.decision!.options ? now.a!.decision! : now.b!.decision!
      asker = seat
      await at[seat]!.ask('choose', { match, seat, seq, keys: options![0]!.key })
      await until(() => now.a!.seq === seq + 1 && now.b!.seq === seq + 1)
    } while (now[asker]!.undo.can !== 'by-consent')
    const other = asker === 'a' ? 'b' : 'a'
    const { seq } = now.a!
    await at[asker]!.ask('undo', { match, seat: asker, seq })
    await until(() => now[other]!.undo.request?.by === asker)
    await at[other]!.ask('answerUndo', { match, seat: other, seq, agree: true })
    await until(() => now.a!.seq === seq + 1 && now.b!.seq === seq + 1)
    expect(now.a!.made).toBe(now.b!.made)
    for (const leave of watching) leave()
    const ends = await Promise.all([playsRandomly(ola, match, 'a'), playsRandomly(tomek, match, 'b')])
    expect(ends[0].outcome).toEqual(ends[1].outcome)
    expect(ends[0].seq).toBe(ends[1].seq)
    ola.server.close()
    tomek.server.close()
  },
)

test('two nodes on one PostgreSQL: of conflicting decisions one holds, everybody converges to it', async () => {
  const url = await database.database()
  const nodes = [
    await fresh(await openStore(url), { hurry: 100 }),
    await fresh(await openStore(url), { hurry: 100 }),
  ] as const
  const [ola, tomek] = [await nodes[0].guest('Ola'), await nodes[1].guest('Tomek')]
  const { match } = await started([ola, tomek], 'conquest', {})
  const everywhere: Record<string, readonly Person[]> = {
    a: [ola, ola.again(nodes[1])],
    b: [tomek, tomek.again(nodes[0])],
  }
  const now = new Map<Person, Message>()
  for (const [seat, devices] of Object.entries(everywhere))
    for (const device of devices) device.server.watch({ match, as: seat }, message => now.set(device, message))
  await until(() => now.size === 4)
  let conflicts = 0
  for (let n = 0; n < 30; n++) {
    const seqs = () => new Set([...now.values()].map(({ seq }) => seq))
    await until(() => seqs().size === 1)
    const { seq, decision, outcome } = [...now.values()].find(({ decision: d }) => d?.options) ?? [...now.values()][0]!
    if (outcome) break
    const { seat, options } = decision!
    const [first, last] = [options![0]!.key, options!.at(-1)!.key]
    const answers = await Promise.allSettled([
      everywhere[seat]![0]!.ask('choose', { match, seat, seq, keys: first }),
      everywhere[seat]![1]!.ask('choose', { match, seat, seq, keys: last }),
    ])
    expect(answers.some(({ status }) => status === 'fulfilled')).toBe(true)
    for (const answer of answers)
      if (answer.status === 'rejected') {
        expect(answer.reason.code).toBe('stale')
        conflicts++
      }
  }
  expect(conflicts).toBeGreaterThan(3)
  const entries = await nodes[0].store.record.entries(match)
  expect(entries.map(({ seq }) => seq)).toEqual(entries.map((_, n) => n))
  for (const device of Object.values(everywhere).flat()) device.server.close()
})

test('a node goes along with what was decided on another without reading the match anew, clocks and its end too', async () => {
  const store = memoryStore()
  const opened: string[] = []
  const reads: number[] = []
  const watched: Store = {
    ...store,
    matches: {
      ...store.matches,
      open: id => {
        opened.push(id)
        return store.matches.open(id)
      },
    },
    record: {
      ...store.record,
      entries: (...which) => {
        reads.push(which[1] ?? 0)
        return store.record.entries(...which)
      },
    },
  }
  const west = await fresh(store, { hurry: 100 })
  const east = await fresh(watched, { hurry: 100 })
  const [ola, tomek] = [await west.guest('Ola'), await east.guest('Tomek')]
  const clock = { time: 3_600_000, increment: 0, onFlag: 'lose' } as const
  for (const terms of [{}, { clock }]) {
    const { match } = await started([ola, tomek], 'conquest', {}, { terms })
    let table: TableState | undefined
    const turns: boolean[] = []
    tomek.server.follow({ match }, { table: now => (table = now) })
    const stop = tomek.server.on('turn', ({ match: which, yours }) => which === match && turns.push(yours))
    const faces: NonNullable<Message['clocks']>[] = []
    const ends = await Promise.all([
      playsRandomly(ola, match, 'a'),
      playsRandomly(tomek, match, 'b', { seen: ({ clocks }) => clocks && faces.push(clocks) }),
    ])
    expect(ends[0].outcome).toEqual(ends[1].outcome)
    expect(ends[0].seq).toBe(ends[1].seq)
    expect(opened.filter(id => id === match)).toHaveLength(1)
    await until(() => table?.status === 'over')
    expect(turns).toContain(true)
    expect(turns).toContain(false)
    expect(faces.length > 0).toBe('clock' in terms)
    stop()
  }
  expect(reads.length).toBeLessThan(20) // what was written comes with the notice
})

/** A store that waits before it changes a table. */
function late(store: Store, wait: () => Promise<unknown>): Store {
  const { matches, seats } = store
  const slow =
    <A extends unknown[], R>(write: (...given: A) => Promise<R>) =>
    async (...given: A): Promise<R> => {
      await wait()
      return write(...given)
    }
  return {
    ...store,
    matches: { ...matches, add: slow(matches.add), change: slow(matches.change) },
    seats: { ...seats, change: slow(seats.change) },
  }
}

test('a table is opened, sat down at and started by words that reach two nodes: each is done once, and nobody is refused', async () => {
  // Both have read before either has written.
  const store = late(memoryStore(), () => new Promise(resolve => setTimeout(resolve, 30)))
  const west = await fresh(store, { hurry: 100 })
  const east = await fresh(store, { hurry: 100 })
  const [ola, tomek] = [await west.guest('Ola'), await west.guest('Tomek')]
  const [there, tomekThere] = [ola.again(east), tomek.again(east)]
  for (const one of [there, tomekThere]) await until(() => one.server.status.state === 'online')
  const match = newId()
  const twice = <T>(ask: (person: Person) => Promise<T>, ...people: Person[]) => Promise.all(people.map(ask))
  await twice(one => one.ask('open', { match, game: 'conquest', options: {} }), ola, there)
  const [mine, his] = [newNumber(), newNumber()]
  await twice(one => one.ask('sit', { match, seat: 'a', number: mine }), ola, there)
  await twice(one => one.ask('sit', { match, seat: 'b', number: his }), tomek, tomekThere)
  const answers = await twice(one => one.ask('start', { match }), ola, there)
  expect(answers.map(({ table }) => table.status)).toEqual(['running', 'running'])
  const { match: head, seats } = (await store.matches.get(match))!
  expect(seats.map(({ number }) => number)).toEqual([mine, his])
  expect((head.terms as { numbers: object }).numbers).toEqual({ a: mine, b: his })
})

test('whoever decides while the node that started the match is still at it: the match remembers who is to decide now', async () => {
  const store = memoryStore()
  let goOn = () => {}
  const held = new Promise<void>(resolve => (goOn = resolve))
  let isRunning = false
  const west = await fresh(
    late(store, async () => isRunning && held),
    { hurry: 100 },
  )
  const east = await fresh(store, { hurry: 100 })
  const [ola, tomek] = [await west.guest('Ola'), await east.guest('Tomek')]
  const match = newId()
  await ola.ask('open', { match, game: 'conquest', options: {} })
  await ola.ask('sit', { match, seat: 'a', number: newNumber() })
  await tomek.ask('sit', { match, seat: 'b', number: newNumber() })
  store.bus.listen(
    async () => {
      isRunning ||= (await store.matches.get(match))!.match.status === 'running'
    },
    () => {},
  )
  const starting = ola.ask('start', { match })
  await until(() => isRunning)
  const people = { a: ola.again(east), b: tomek }
  const now: Record<string, Message> = {}
  for (const [seat, person] of Object.entries(people))
    person.server.watch({ match, as: seat }, message => (now[seat] = message))
  await until(() => !!now.a && !!now.b)
  const first = now.a!.decision!.seat
  while (now.a!.decision!.seat === first) {
    const { seq } = now.a!
    const { seat, options } = now.a!.decision!.options ? now.a!.decision! : now.b!.decision!
    await people[seat as 'a']!.ask('choose', { match, seat, seq, keys: options![0]!.key })
    await until(() => now.a!.seq > seq && now.b!.seq > seq)
  }
  goOn()
  await starting
  expect((await store.matches.get(match))!.match.waitsFor).toBe(now.a!.decision!.seat)
})

test('when the node that ran the bots dies, the other one runs them within seconds', async () => {
  const url = await database.database()
  const west = await house(await openStore(url), { hurry: 100 })
  const east = await fresh(await openStore(url), { hurry: 100 })
  const ola = await west.guest('Ola')
  const match = newId()
  await ola.ask('open', { match, game: 'conquest', options: {}, chairs: { a: { kind: 'me', number: newNumber() } } })
  await ola.ask('start', { match })
  await playsRandomly(ola, match, 'a', { most: 2 })
  const there = ola.again(east)
  const going = playsRandomly(there, match, 'a', { seed: 'elsewhere' })
  await until(() => there.heard.some(text => text.includes('"whole"')))
  ola.server.close()
  await west.crash()
  expect((await going).outcome).not.toBeNull()
  there.server.close()
})
