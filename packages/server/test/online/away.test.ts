import { type ChatLine, newNumber, type TableState } from '@redoubt/protocol'
import { expect, test } from 'vitest'
import { memoryStore } from '../../src/store/index.ts'
import { type Person, started, until } from './house.ts'
import { houses } from './houses.ts'
import { movableClock } from './time.ts'

const fresh = houses()
const refused = (work: Promise<unknown>, code: string) => expect(work).rejects.toMatchObject({ code })
const chair = (table: TableState, seat: string) => table.chairs.find(one => one.seat === seat)!

/** Three people at DOOM who follow their table; `seen` is how the host sees it. */
async function company(terms: object = {}) {
  const time = movableClock()
  const home = await fresh(memoryStore({ now: time.now }), { clock: time.clock, now: time.now, hurry: 10 })
  const people = [await home.guest('Ola'), await home.guest('Tomek'), await home.guest('Mila')] as const
  const table = await started(people, 'doom', { mission: 'tutorial', marines: 2 }, { terms })
  let seen = table as TableState
  const lines: ChatLine[] = []
  const { match } = table
  people[0].server.follow({ match }, { table: now => (seen = now), chat: more => lines.push(...more) })
  for (const one of people.slice(1)) one.server.follow({ match }, { table: () => {} })
  await until(() => seen.chairs.every(({ presence }) => presence?.state === 'here'))
  const leave = async (person: Person) => {
    person.server.close()
    await until(() => home.connections(person) === 0)
  }
  return { ...time, home, match, people, lines, leave, seen: () => seen, look: (seat: string) => chair(seen, seat) }
}

test('who loses the line is here for ten seconds, then away since then, then gone; who is back is here', async () => {
  const { people, look, pass, stop, leave, match, lines } = await company()
  const [ola, tomek] = people
  stop()
  await leave(tomek)
  pass(9000)
  expect(chair((await ola.ask('look', { match })).table, 'bravo').presence!.state).toBe('here')
  pass(2000)
  await until(() => look('bravo').presence!.state === 'away')
  const { since } = look('bravo').presence!
  pass(120_000)
  await until(() => look('bravo').presence!.state === 'gone')
  expect(look('bravo').presence!.since).toBe(since)
  tomek.again().server.follow({ match }, { table: () => {} })
  await until(() => look('bravo').presence!.state === 'here')
  await until(() => lines.some(({ notice }) => notice === 'away'))
})

test('a seat whose player is gone is handed to a bot by most of the others, and taken back', async () => {
  const { match, people, pass, look, leave, seen } = await company()
  const [ola, tomek, mila] = people
  await refused(ola.ask('vote', { match, seat: 'alpha', about: 'bravo', hand: true }), 'not-away')
  await leave(tomek)
  pass(15_000)
  await until(() => look('bravo').presence!.state === 'away')
  await refused(ola.ask('vote', { match, seat: 'alpha', about: 'bravo', hand: true }), 'not-away')
  pass(120_000)
  await until(() => look('bravo').vote !== null)
  expect(look('bravo').vote).toEqual({ yes: [], no: [], needed: 2 })
  await ola.ask('vote', { match, seat: 'alpha', about: 'bravo', hand: true })
  await refused(mila.ask('vote', { match, seat: 'alpha', about: 'bravo', hand: true }), 'not-seated')
  await mila.ask('vote', { match, seat: 'invader', about: 'bravo', hand: false })
  await until(() => look('bravo').vote!.no.length === 1)
  expect(look('bravo')).toMatchObject({ kind: 'person', vote: { yes: ['alpha'], no: ['invader'], needed: 2 } })
  await mila.ask('vote', { match, seat: 'invader', about: 'bravo', hand: true })
  await until(() => look('bravo').kind === 'bot')
  expect(look('bravo')).toMatchObject({ player: { name: 'Tomek' }, standIn: { since: expect.any(Number) }, vote: null })
  await refused(ola.ask('back', { match, seat: 'bravo' }), 'not-seated')
  const again = tomek.again()
  await refused(again.ask('choose', { match, seat: 'bravo', seq: 0, keys: 'pass' }), 'bot-seat')
  const { you } = await again.ask('back', { match, seat: 'bravo' })
  expect(you.seats).toEqual(['bravo'])
  await until(() => look('bravo').kind === 'person')
  expect(seen().chairs.map(({ kind }) => kind)).toEqual(['person', 'person', 'person'])
})

test('whoever is gone as well has no vote: one who is left alone decides alone, and votes count as soon as others are gone', async () => {
  const { match, people, pass, look, leave } = await company()
  const [ola, tomek, mila] = people
  const hand = (about: string) => ola.ask('vote', { match, seat: 'alpha', about, hand: true })
  await leave(tomek)
  pass(15_000)
  pass(120_000)
  await until(() => look('bravo').vote?.needed === 2)
  await hand('bravo')
  await until(() => look('bravo').vote!.yes.length === 1)
  // What was said about somebody who has come back since does not count the next time.
  const again = tomek.again()
  again.server.follow({ match }, { table: () => {} })
  await until(() => look('bravo').presence!.state === 'here')
  await leave(again)
  pass(15_000)
  pass(120_000)
  await until(() => look('bravo').vote !== null)
  expect(look('bravo').vote).toEqual({ yes: [], no: [], needed: 2 })
  await hand('bravo')
  await leave(mila)
  pass(15_000)
  expect(look('bravo').kind).toBe('person')
  pass(120_000)
  await until(() => look('invader').vote?.needed === 1)
  pass(10_000)
  await until(() => look('bravo').kind === 'bot')
  expect(look('invader').kind).toBe('person')
  await hand('invader')
  await until(() => look('invader').kind === 'bot')
})

test('a seat that a bot keeps may be given to somebody else by link; then its player is too late', async () => {
  const { match, people, pass, look, leave, home } = await company()
  const [ola, tomek, mila] = people
  const jonas = await home.guest('Jonas')
  await refused(ola.ask('invite', { match, seat: 'bravo' }), 'chair-taken')
  await leave(tomek)
  pass(15_000)
  pass(120_000)
  await until(() => look('bravo').vote !== null)
  await ola.ask('vote', { match, seat: 'alpha', about: 'bravo', hand: true })
  await mila.ask('vote', { match, seat: 'invader', about: 'bravo', hand: true })
  await until(() => look('bravo').kind === 'bot')
  await refused(jonas.ask('sit', { match, seat: 'bravo', number: newNumber() }), 'chair-kept')
  const { key } = await ola.ask('invite', { match, seat: 'bravo' })
  await jonas.ask('sit', { match, seat: 'bravo', key, number: newNumber() })
  await until(() => look('bravo').player?.name === 'Jonas')
  const again = tomek.again()
  await refused(again.ask('back', { match, seat: 'bravo' }), 'not-seated')
  await refused(again.ask('watch', { match, watch: 1, as: 'bravo' }), 'not-seated')
})

test('with other terms a seat is handed over after a time, or never', async () => {
  const after = await company({ takeover: { after: 5 } })
  const decides = await new Promise<string>(resolve =>
    after.people[0].server.watch({ match: after.match, as: 'spectator' }, ({ decision }) => resolve(decision!.seat)),
  )
  const seats = ['alpha', 'bravo', 'invader']
  const vanished = after.people[seats.indexOf(decides)]!
  const other = after.people.find(one => one !== vanished)!
  await refused(
    other.ask('vote', { match: after.match, seat: seats[after.people.indexOf(other)]!, about: decides, hand: true }),
    'not-allowed',
  )
  let now: TableState | undefined
  other.server.follow({ match: after.match }, { table: table => (now = table) })
  await after.leave(vanished)
  for (let n = 0; n < 4; n++) after.pass(60_000)
  expect(chair((await other.ask('look', { match: after.match })).table, decides).kind).toBe('person')
  for (let n = 0; n < 12; n++) after.pass(10_000)
  await until(() => chair(now!, decides).kind === 'bot')

  const never = await company({ takeover: 'never' })
  await never.leave(never.people[1])
  for (let n = 0; n < 60; n++) never.pass(60_000)
  await refused(
    never.people[0].ask('vote', { match: never.match, seat: 'alpha', about: 'bravo', hand: true }),
    'not-allowed',
  )
  expect(never.look('bravo').kind).toBe('person')
})

test('who stands up in the middle leaves a bot behind, and takes the seat back, unless somebody else sits there', async () => {
  const { match, people, look, home } = await company()
  const { table } = await people[1].ask('stand', { match, seat: 'bravo' })
  expect(chair(table, 'bravo')).toMatchObject({ kind: 'bot', player: { name: 'Tomek' }, standIn: {} })
  await until(() => look('bravo').kind === 'bot')
  await refused(people[1].ask('choose', { match, seat: 'bravo', seq: 0, keys: 'pass' }), 'bot-seat')
  await refused(people[2].ask('back', { match, seat: 'bravo' }), 'not-seated')
  await people[1].ask('back', { match, seat: 'bravo' })
  expect(look('bravo').kind).toBe('person')

  await people[1].ask('stand', { match, seat: 'bravo' })
  const { key } = await people[0].ask('invite', { match, seat: 'bravo' })
  const jonas = await home.guest('Jonas')
  await jonas.ask('sit', { match, seat: 'bravo', key, number: newNumber() })
  await refused(people[1].ask('back', { match, seat: 'bravo' }), 'not-seated')
})

test('watching as a seat ends when the seat is no longer one’s own', async () => {
  const { match, people, home } = await company()
  const ended = new Promise(resolve =>
    people[1].server.watch(
      { match, as: 'bravo' },
      () => {},
      ({ code }) => resolve(code),
    ),
  )
  await until(() => people[1].heard.some(text => text.includes('"whole"')))
  await people[1].again().ask('stand', { match, seat: 'bravo' })
  const { key } = await people[0].ask('invite', { match, seat: 'bravo' })
  const jonas = await home.guest('Jonas')
  await jonas.ask('sit', { match, seat: 'bravo', key, number: newNumber() })
  expect(await ended).toBe('not-seated')
})

test('a pause stops words and bots until somebody at the table goes on', async () => {
  const { match, people, seen } = await company()
  const [ola, tomek] = people
  await ola.ask('pause', { match, seat: 'alpha', on: true })
  await until(() => seen().paused?.by === 'alpha')
  for (const [n, seat] of ['alpha', 'bravo', 'invader'].entries())
    await refused(people[n]!.ask('choose', { match, seat, seq: 0, keys: 'pass' }), 'paused')
  await refused(tomek.ask('pause', { match, seat: 'alpha', on: false }), 'not-seated')
  await tomek.ask('pause', { match, seat: 'bravo', on: false })
  await until(() => seen().paused === null)
})
