import { testClock } from '@redoubt/host/testing'
import { type AnyGame, below, fastRandom, offered, pickOne, type Seat, type State, seenEvents } from '@redoubt/kernel'
import { expect, test } from 'vitest'
import { gameOf, seatsOf } from '../../src/service/games/games.ts'
import { MATCH, staged } from './stage.ts'

const NOW = 1_750_000_000_000
const SEED = 'seed'

type Viewer = Seat | 'stranger' | 'guest'

/** Everything that one viewer is sent by a server on which the match stands so, whatever it asks, and then while `key` is chosen. */
async function heardBy(viewer: Viewer, game: AnyGame, options: object, state: State, key: string | null) {
  const clock = testClock()
  const stage = await staged({ game, options, seed: SEED, clock, now: () => NOW, state })
  const heard: string[] = []
  const own = await stage.enter(viewer, text => heard.push(text))
  const decider = state.decision!.seat
  const mover = viewer === decider ? own : await stage.enter(decider)
  await mover('look', { match: MATCH, follow: true })
  const me = stage.seats.includes(viewer) ? viewer : 'spectator'
  const asks: [string, object][] = [
    ['look', { match: MATCH, follow: true }],
    ['watch', { match: MATCH, watch: 1, as: me, since: 0 }],
    ['history', { match: MATCH, as: me, before: 9 }],
    ['lobby', { watch: 2 }],
    ['mine', {}],
    ['record', { match: MATCH }],
    ['lines', { match: MATCH, before: 9 }],
    ...stage.seats.flatMap((seat): [string, object][] => [
      ['watch', { match: MATCH, watch: 3, as: seat, since: 0 }],
      ['choose', { match: MATCH, seat, seq: 0, keys: 'nonsense' }],
      ['choose', { match: MATCH, seat, seq: 1, keys: 'nonsense' }],
      ['undo', { match: MATCH, seat, seq: 1 }],
    ]),
  ]
  for (const [cmd, body] of asks) await own(cmd, body)
  await mover('chat', { match: MATCH, once: 'o'.repeat(24), say: { preset: 'hello' } })
  const before = heard.length
  if (key !== null) {
    await mover('choose', { match: MATCH, seat: decider, seq: 1, keys: key })
    await own('mine', {})
    await own('lobby', {})
  }
  await stage.close()
  expect(stage.failures).toEqual([])
  return { asked: heard.slice(0, before), after: heard.slice(before) }
}

/** What the rules themselves let a viewer see of a decision; null if it cannot be made there. */
function allowed(game: AnyGame, state: State, key: string, viewer: Viewer, seats: readonly string[]): string | null {
  if (!offered(state).includes(key)) return null
  const eyes = seats.includes(viewer) ? viewer : 'spectator'
  const next: State = game.copy(state)
  const events: never[] = []
  game.choose(next, key, events)
  const { decision, outcome } = next
  const asked = decision && [decision.seat, decision.kind, eyes === decision.seat ? offered(next) : null]
  return JSON.stringify([game.view(next, eyes), seenEvents(events, eyes), asked, outcome, game.round?.(next)])
}

test.each([
  ['conquest', {}, 5],
  ['doom', { mission: 'tutorial', marines: 2 }, 9],
] as const)(
  'nothing that a seat of %s, a spectator or a stranger is sent depends on what it may not know, over a whole random match',
  async (id, options, every) => {
    const game = gameOf(id)
    const seats = seatsOf(id, options).specs.map(({ seat }) => seat)
    const viewers: Viewer[] = [...seats, 'stranger', 'guest']
    const chance = { random: fastRandom(`hidden ${id}`) }
    const state: State = game.create(options, SEED)
    const found = { compared: 0, moved: 0, otherwise: 0 }
    for (let n = 0; !state.outcome; n++) {
      const key = pickOne(chance, offered(state))
      if (n % every === 0) {
        const viewer = viewers[below(chance, viewers.length)]!
        const knows = seats.includes(viewer) ? viewer : pickOne(chance, seats)
        // Its chance stays: dice that fall otherwise are no secret, and would hide one.
        const swapped: State = { ...game.imagine(state, knows, fastRandom(n)), random: state.random }
        if (JSON.stringify(swapped) !== JSON.stringify(state)) found.otherwise++
        const same = allowed(game, state, key, viewer, seats) === allowed(game, swapped, key, viewer, seats)
        const played = same ? key : null
        const real = await heardBy(viewer, game, options, state, played)
        const other = await heardBy(viewer, game, options, swapped, played)
        expect(other.asked, `${viewer} at ${n}`).toEqual(real.asked)
        expect(other.after, `${viewer} after ${key} at ${n}`).toEqual(real.after)
        expect(real.asked.length).toBeGreaterThan(15)
        found.compared++
        if (played !== null) found.moved++
      }
      game.choose(state, key)
    }
    expect(found.compared).toBeGreaterThan(8)
    expect(found.otherwise, 'worlds that differ').toBeGreaterThan(found.compared / 2)
    expect(found.moved, 'decisions that look the same').toBeGreaterThan(found.compared / 4)
  },
)
