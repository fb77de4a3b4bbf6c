import type { Bot } from '@redoubt/bots'
import { conquest } from '@redoubt/conquest'
import { doom } from '@redoubt/doom'
import { type Entry, type Hosting, type Message, openMatch, type Player } from '@redoubt/host'
import { type TestClock, testClock } from '@redoubt/host/testing'
import { type AnyGame, below, fastRandom, type Seat } from '@redoubt/kernel'
import { expect, test } from 'vitest'

/** What anybody at the table can measure of one window: how much of its time the seat has spent on it. */
interface Spent {
  seat: Seat
  kind: string
  able: boolean
  ms: number
}

interface Watched {
  clock: TestClock
  seq(): number
  /** What a seat sees now. */
  seen(seat: Seat): Message
  choose(seat: Seat, key: string): void
  spent: Spent[]
}

const GAMES: [string, AnyGame, unknown][] = [
  ['DOOM', doom, { mission: 'black-bishop-1', marines: 2 }],
  ['Conquest', conquest, {}],
]
const PLENTY = 1_000_000_000
const MATCHES: Readonly<Record<string, number>> = { DOOM: 4, Conquest: 10 }
const DECISIONS = 900
/** The kinds of decisions that hosts passed by themselves while the people played. */
const windows = new Set<string>()

/** A match whose spectator writes down what the chess clocks show after every decision that could be passed. */
function watched(
  game: AnyGame,
  options: unknown,
  seed: string,
  seats: (clock: TestClock) => Record<Seat, Player>,
): Watched {
  const clock = testClock()
  const record = (entry: Entry) => void ('auto' in entry && windows.add(last!.kind))
  const hosting: Hosting = { game, clock, record, seats: seats(clock), clocks: { time: PLENTY } }
  const host = openMatch({ ...hosting, options, seed })
  const latest = new Map<Seat, Message>()
  const spent: Spent[] = []
  let last: { seat: Seat; kind: string; able: boolean; left: number; passable: boolean } | null = null
  for (const { seat } of host.seats) host.subscribe(seat, message => latest.set(seat, message))
  host.subscribe('spectator', ({ decision, clocks }) => {
    if (last?.passable) {
      const { seat, kind, able, left } = last
      spent.push({ seat, kind, able, ms: left - clocks![seat]!.left })
    }
    if (!decision) return
    const { seat, kind } = decision
    // The spectator does not know the choices; the test does.
    const keys = latest.get(seat)!.decision!.options!.map(option => option.key)
    last = { seat, kind, able: keys.length > 1, left: clocks![seat]!.left, passable: keys.includes('pass') }
  })
  for (const { seat, kind } of host.seats) if (kind !== 'bot') host.prefer(seat, '*', 'when-able')
  return {
    ...{ clock, spent, seq: () => host.seq, seen: seat => latest.get(seat)! },
    choose: (seat, key) => {
      const before = host.seq
      void host.choose(seat, before, key)
      if (host.seq === before) throw new Error(`${seat} cannot ${key}.`)
    },
  }
}

const seatsOf = (game: AnyGame, options: unknown) => game.seats(game.options.parse(options)).map(({ seat }) => seat)

/** Kolmogorov and Smirnov: the largest distance between the two distributions; 0 the same, 1 nothing in common. */
function distance(a: readonly number[], b: readonly number[]): number {
  const share = (times: readonly number[], at: number) => times.filter(ms => ms <= at).length / times.length
  return Math.max(...[...a, ...b].map(at => Math.abs(share(a, at) - share(b, at))))
}

/** By seat, once the host has had a few of its times to learn from: the distances of those with enough of both. */
function compared(name: string, spent: readonly Spent[]): number[] {
  const found = [...new Set(spent.map(({ seat }) => seat))].flatMap(seat => {
    const mine = spent.filter(one => one.seat === seat && windows.has(one.kind))
    let known = 0
    const judged = mine.filter(({ able }) => (able ? ++known : known) > 12)
    const times = (able: boolean) => judged.filter(one => one.able === able).map(({ ms }) => ms)
    const [able, empty] = [times(true), times(false)]
    return Math.min(able.length, empty.length) < 40 ? [] : [{ seat, able, empty, apart: distance(able, empty) }]
  })
  for (const { seat, able, empty, apart } of found)
    console.info(`${name}, ${seat}: ${able.length} able, ${empty.length} empty, ${apart.toFixed(2)} apart`)
  return found.map(({ apart }) => apart)
}

test.each(GAMES)('%s: people asked only when able are passed for as slowly as they answer', (name, game, options) => {
  const spent: Spent[] = []
  const seats = seatsOf(game, options)
  for (let match = 0; match < MATCHES[name]!; match++) {
    const chance = { random: fastRandom(`people ${match}`) }
    const table = watched(game, options, `people ${match}`, () => ({}))
    for (let n = 0; n < DECISIONS; n++) {
      const decider = seats.find(seat => table.seen(seat).decision?.options)
      if (decider === undefined) break
      const keys = table.seen(decider).decision!.options!.map(({ key }) => key)
      const before = table.seq()
      if (keys.length > 1) table.clock.pass(400 * (1 + seats.indexOf(decider)) + below(chance, 3000))
      // Where there is nothing to choose the host may do it.
      else for (let ms = 0; ms < 12_000 && table.seq() === before; ms += 20) table.clock.pass(20)
      if (table.seq() === before) table.choose(decider, keys[below(chance, keys.length)]!)
    }
    spent.push(...table.spent)
  }
  const found = compared(name, spent)
  expect(found.length).toBeGreaterThan(0)
  for (const apart of found) expect(apart).toBeLessThan(0.25)
})

/** Thinks only where there is something to think about, as searching bots do. */
function slowBot(clock: TestClock, seed: string): Bot {
  const chance = { random: fastRandom(seed) }
  return {
    choose: (_, { options }) => {
      const { key } = options![below(chance, options!.length)]!
      if (options!.length === 1) return key
      const ms = 300 + below(chance, 1200)
      return new Promise(resolve => void clock.after(ms, () => resolve(key)))
    },
  }
}

test.each(GAMES)('%s: bots without an answer take as long as those with one', async (name, game, options) => {
  const spent: Spent[] = []
  const [person, ...others] = seatsOf(game, options)
  for (let match = 0; match < MATCHES[name]!; match++) {
    const chance = { random: fastRandom(`bots ${match}`) }
    const table = watched(game, options, `bots ${match}`, clock =>
      Object.fromEntries(others.map(seat => [seat, { kind: 'bot', bot: slowBot(clock, `${match} ${seat}`) }])),
    )
    while (table.seq() < DECISIONS && !table.seen(person!).outcome) {
      const { decision } = table.seen(person!)
      if (decision?.options) table.choose(person!, decision.options[below(chance, decision.options.length)]!.key)
      else table.clock.pass(20)
      for (let i = 0; i < 4; i++) await null // the promises of the bots
    }
    spent.push(...table.spent.filter(({ seat }) => seat !== person))
  }
  const found = compared(name, spent)
  expect(found.length).toBeGreaterThan(0)
  for (const apart of found) expect(apart).toBeLessThan(0.25)
})

test('alone among bots, and among bots alone, nobody waits for a pause that nobody reads', () => {
  const alone = watched(conquest, {}, 'alone', () => ({
    a: { kind: 'human', person: 1 },
    b: { kind: 'human', person: 1 },
  }))
  const chance = { random: fastRandom('alone') }
  for (let n = 0; n < 300; n++) {
    alone.clock.settle()
    const decider = (['a', 'b'] as const).find(seat => alone.seen(seat).decision?.options)
    if (!decider) break
    const keys = alone.seen(decider).decision!.options!.map(({ key }) => key)
    alone.choose(decider, keys[below(chance, keys.length)]!)
  }
  expect(alone.seq()).toBeGreaterThan(100)
  expect(alone.clock.now()).toBe(0)
})
