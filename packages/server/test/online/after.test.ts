import type { Message } from '@redoubt/host'
import { newId, newNumber, type TableState } from '@redoubt/protocol'
import { expect, test } from 'vitest'
import { memoryStore } from '../../src/store/index.ts'
import { type House, type Person, playsRandomly, started, until } from './house.ts'
import { houses } from './houses.ts'

const fresh = houses()
const refused = (work: Promise<unknown>, code: string) => expect(work).rejects.toMatchObject({ code })

async function givesUp(person: Person, match: string, seat: string): Promise<TableState> {
  const { seq } = await new Promise<Message>(resolve => {
    const leave = person.server.watch({ match, as: seat }, message => {
      resolve(message)
      setTimeout(() => leave(), 0)
    })
  })
  await person.ask('choose', { match, seat, seq, keys: `concede:${seat}` })
  let table: TableState | undefined
  await until(async () => {
    table = (await person.ask('look', { match })).table
    // The score is written a moment after the end.
    return table.status === 'over' && (table.operation === null || table.operation.next !== null)
  })
  return table!
}

const marineAndInvader = async (home: House) => [await home.guest('Ola'), await home.guest('Tomek')] as const

test('an operation is opened online; its missions follow each other at one table with the score, whoever asks first', async () => {
  const home = await fresh(memoryStore(), { hurry: 100 })
  const [ola, tomek] = await marineAndInvader(home)
  const first = await started([ola, tomek], 'doom', { marines: 1 }, { operation: { id: 'black-bishop' } })
  expect(first.options).toMatchObject({ mission: 'black-bishop-1', marines: 1 })
  expect(first.operation).toMatchObject({ played: [], next: null })
  await refused(ola.ask('next', { match: first.match }), 'not-over')
  const over = await givesUp(tomek, first.match, 'invader')
  expect(over.operation).toMatchObject({
    played: [{ mission: 'black-bishop-1', match: first.match, winner: 'marines' }],
    next: { chooser: null, missions: ['black-bishop-2'] },
    state: { won: ['marines'] },
  })
  await refused((await home.guest('Eve')).ask('next', { match: first.match }), 'not-seated')
  const [one, two] = await Promise.all([ola, tomek].map(person => person.ask('next', { match: first.match })))
  expect(one!.table.match).toBe(two!.table.match)
  const second = two!.table
  expect(second).toMatchObject({
    status: 'waiting',
    after: first.match,
    options: { mission: 'black-bishop-2', marines: 1 },
  })
  expect(second.chairs.map(({ player }) => player?.name)).toEqual(['Ola', 'Tomek'])
  expect(second.operation).toMatchObject({ state: { won: ['marines'] } })
  expect((await tomek.ask('look', { match: first.match })).table.next).toMatchObject({ match: second.match })
  for (const [person, seat] of [
    [ola, 'alpha'],
    [tomek, 'invader'],
  ] as const)
    await person.ask('sit', { match: second.match, seat, number: newNumber() })
  const host = second.host.id === ola.id ? ola : tomek
  await host.ask('start', { match: second.match })
  const then = await givesUp(ola, second.match, 'alpha')
  expect(then.operation).toMatchObject({
    state: { won: ['marines', 'invader'] },
    next: { missions: ['black-bishop-3'] },
  })
})

test('in an operation of one’s own the losing side chooses the next mission, of those not played yet', async () => {
  const home = await fresh(memoryStore(), { hurry: 100 })
  const [ola, tomek] = await marineAndInvader(home)
  await refused(
    ola.ask('open', { match: newId(), game: 'doom', options: {}, operation: { id: 'custom', mission: 'nowhere' } }),
    'no-operation',
  )
  const operation = { id: 'custom', mission: 'exodus-2' }
  const { match } = await started([ola, tomek], 'doom', { marines: 1 }, { operation })
  const { next } = (await givesUp(ola, match, 'alpha')).operation!
  expect(next).toMatchObject({ chooser: 'marines', missions: expect.not.arrayContaining(['exodus-2']) })
  await refused(tomek.ask('next', { match, mission: 'exodus-1' }), 'not-your-decision')
  await refused(ola.ask('next', { match, mission: 'exodus-2' }), 'illegal-choice')
  const { table } = await ola.ask('next', { match, mission: 'black-bishop-3' })
  expect(table.options).toMatchObject({ mission: 'black-bishop-3' })
  expect((await tomek.ask('next', { match, mission: 'exodus-1' })).table.match).toBe(table.match)
})

test('a rematch: the same people and terms with other luck; whoever asks second is led to the same table', async () => {
  const home = await fresh(memoryStore(), { hurry: 100 })
  const [ola, tomek] = await marineAndInvader(home)
  const terms = { chat: 'free' as const, clock: { perTurn: 86_400_000 } }
  const { match, terms: were } = await started([ola, tomek], 'conquest', {}, { terms })
  await refused(ola.ask('rematch', { match }), 'not-over')
  let seen: TableState | undefined
  ola.server.follow({ match }, { table: table => (seen = table) })
  const before = await givesUp(tomek, match, 'b')
  const { table } = await tomek.ask('rematch', { match })
  expect((await ola.ask('rematch', { match })).table.match).toBe(table.match)
  expect(table).toMatchObject({ status: 'waiting', after: match, terms: were, fair: true })
  expect(table.commitment).not.toBe(before.commitment)
  expect(table.chairs.map(({ player }) => player?.name)).toEqual(['Ola', 'Tomek'])
  await until(() => seen?.next?.code === table.code)
  for (const [person, seat] of [
    [ola, 'a'],
    [tomek, 'b'],
  ] as const)
    await person.ask('sit', { match: table.match, seat, number: newNumber() })
  await tomek.ask('start', { match: table.match })
  const ends = await Promise.all([playsRandomly(ola, table.match, 'a'), playsRandomly(tomek, table.match, 'b')])
  expect(ends[0].outcome).toEqual(ends[1].outcome)
})

test('what is said is text and nothing else; a line may be reported, and whoever runs the server finds it', async () => {
  const store = memoryStore()
  const home = await fresh(store, { hurry: 100 })
  const [ola, tomek] = await marineAndInvader(home)
  const { match } = await started([ola, tomek], 'conquest', {}, { terms: { chat: 'free' } })
  const say = (person: Person, text: string) => person.ask('chat', { match, once: newId(), say: { text } })
  for (const bad of ['two\nlines', 'a\u0000b', 'turned\u202eround', 'hidden\u2066part', 'x'.repeat(281), ' '])
    await refused(say(tomek, bad), 'bad-request')
  const text = '<img src=x onerror=alert(1)> 👩‍🚀 {name, plural}'
  const { line } = await say(tomek, text)
  expect(line.text).toBe(text)
  const { chat } = await ola.ask('look', { match })
  expect(chat.at(-1)).toMatchObject({ text, name: 'Tomek' })
  await refused(home.stranger().ask('report', { match, n: line.n }), 'no-guest')
  await refused(ola.ask('report', { match, n: 999 }), 'unknown-line')
  await ola.ask('report', { match, n: line.n })
  const reported = (await store.chat.list(match)).filter(one => one.reported)
  expect(reported.map(one => one.text)).toEqual([text])
  const { match: quiet } = await started([ola, tomek], 'conquest', {})
  await refused(tomek.ask('chat', { match: quiet, once: newId(), say: { text } }), 'not-allowed')
})

test('whoever is to decide is told wherever they are connected, also away from the table, and only they', async () => {
  const home = await fresh(memoryStore(), { hurry: 100 })
  const [ola, tomek] = await marineAndInvader(home)
  const elsewhere = { a: ola.again(), b: tomek.again() }
  const turns: Record<string, [string, boolean][]> = { a: [], b: [] }
  for (const [seat, person] of Object.entries(elsewhere)) {
    await person.ask('beat', {})
    person.server.on('turn', push => turns[seat]!.push([push.seat, push.yours]))
  }
  const { match } = await started([ola, tomek], 'conquest', {})
  await until(() => turns.a!.length + turns.b!.length > 0)
  const [first, second] = turns.a!.length > 0 ? (['a', 'b'] as const) : (['b', 'a'] as const)
  expect(turns).toEqual({ [first]: [[first, true]], [second]: [] })
  expect((await elsewhere[first].ask('mine', {})).tables[0]).toMatchObject({ match, yours: true })
  void playsRandomly(first === 'a' ? ola : tomek, match, first, { most: 30 }).catch(() => {})
  await until(() => turns[second]!.length > 0)
  expect(turns[second]![0]).toEqual([second, true])
  await until(() => turns[first]!.length > 1)
  expect(turns[first]![1]).toEqual([first, false])
})
