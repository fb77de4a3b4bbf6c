import { conquest } from '@redoubt/conquest'
import { doom } from '@redoubt/doom'
import { type AnyGame, fastRandom, offered, pickOne, type State } from '@redoubt/kernel'
import { expect, test } from 'vitest'
import { firstViewer, isSamePerson, nextViewer, otherPersonAsked } from '../src/match/viewer.ts'
import { aloudIn } from '../src/tables/aloud.ts'
import type { SeatCard } from '../src/tables/tables.ts'

const person = (seat: string, who: number): SeatCard => ({
  seat,
  name: seat,
  side: seat,
  plan: { kind: 'human', name: seat, person: who },
})
const bot = (seat: string): SeatCard => ({
  seat,
  name: seat,
  side: seat,
  plan: { kind: 'bot', name: seat, level: 'recruit' },
})

test('one person alone looks with the eyes of their seat; nobody looks from outside', () => {
  expect(firstViewer([person('alpha', 0), bot('invader')], 'invader')).toBe('alpha')
  expect(firstViewer([bot('alpha'), bot('invader')], 'alpha')).toBe('spectator')
})

test('with two people at one screen nothing is shown before one of them takes it', () => {
  const seats = [person('alpha', 0), person('invader', 1)]
  expect(firstViewer(seats, 'alpha')).toBe('spectator')
  expect(nextViewer(seats, 'spectator', 'alpha')).toEqual({ kind: 'hand-over', to: 'alpha' })
  expect(nextViewer(seats, 'alpha', 'invader')).toEqual({ kind: 'hand-over', to: 'invader' })
})

test('only seats of one person hide nothing from each other', () => {
  const seats = [person('alpha', 0), person('bravo', 0), person('charlie', 1), bot('delta'), bot('invader')]
  expect(isSamePerson(seats, 'alpha', 'bravo')).toBe(true)
  expect(isSamePerson(seats, 'alpha', 'charlie')).toBe(false)
  expect(isSamePerson(seats, 'spectator', 'alpha')).toBe(false)
  expect(isSamePerson(seats, 'delta', 'invader')).toBe(false)
})

test('one person with two seats needs no hand-over; a bot’s decision changes nothing', () => {
  const seats = [person('alpha', 0), person('bravo', 0), bot('invader')]
  expect(nextViewer(seats, 'alpha', 'bravo')).toEqual({ kind: 'switch', to: 'bravo' })
  expect(nextViewer(seats, 'alpha', 'invader')).toEqual({ kind: 'stay' })
  expect(nextViewer(seats, 'alpha', null)).toEqual({ kind: 'stay' })
})

test('what may be let be is asked aloud; a turn is handed over; one’s own other seat needs neither', () => {
  const seats = [person('alpha', 0), person('bravo', 0), person('invader', 1)]
  expect(nextViewer(seats, 'alpha', 'invader', true)).toEqual({ kind: 'ask', to: 'invader' })
  expect(nextViewer(seats, 'alpha', 'invader', false)).toEqual({ kind: 'hand-over', to: 'invader' })
  expect(nextViewer(seats, 'alpha', 'bravo', true)).toEqual({ kind: 'switch', to: 'bravo' })
})

test('a request to take back is put to another person at this screen by name, not to whoever asks', () => {
  const seats = [person('alpha', 0), person('bravo', 0), person('invader', 1)]
  expect(otherPersonAsked(seats, 'alpha', ['invader'])).toBe('invader')
  expect(otherPersonAsked(seats, 'invader', ['invader'])).toBe(null)
  expect(otherPersonAsked([person('alpha', 0), bot('invader')], 'alpha', ['invader'])).toBe(null)
})

const LETS_BE = ['pass', 'done']

/** People around one screen who choose at random; whoever is asked aloud and has an answer in mind takes the screen. */
function aroundOneScreen(game: AnyGame, aloud: boolean, seed: string, most: number) {
  const state: State = game.create({}, seed)
  const seats = game.seats(game.options.parse({})).map(({ seat }, n) => person(seat, n))
  const chance = { random: fastRandom(seed) }
  const counted = { handOvers: 0, onlyToPass: 0, aloudWithAnswer: 0, aloudWithout: 0 }
  let viewer: string = 'spectator'
  for (let n = 0; n < most && !state.outcome; n++) {
    const { seat, options } = state.decision!
    const key = aloudIn(game.id, state)
    const next = nextViewer(seats, viewer, seat, aloud && key !== null)
    const choice = pickOne(chance, offered(state))
    if (next.kind === 'ask') counted[options.length > 1 ? 'aloudWithAnswer' : 'aloudWithout']++
    if (next.kind === 'hand-over' || (next.kind === 'ask' && choice !== key)) {
      counted.handOvers++
      if (options.length === 1 && LETS_BE.includes(choice)) counted.onlyToPass++
    }
    if (next.kind !== 'stay' && (next.kind !== 'ask' || choice !== key)) viewer = seat
    game.choose(state, choice)
  }
  return counted
}

// The name comes first: `%s` of a whole game would write out all it knows until memory is full.
test.each([
  ['conquest', conquest, 0.8],
  ['doom', doom, 0.9],
] as Array<[string, AnyGame, number]>)(
  'around one screen nobody takes it only to pass, and being asked says nothing about a hand (%s)',
  (_, game, share) => {
    const before = aroundOneScreen(game, false, 'around', 1500)
    const after = aroundOneScreen(game, true, 'around', 1500)
    expect(before.onlyToPass).toBeGreaterThan(0)
    expect(after.onlyToPass).toBe(0)
    expect(after.handOvers).toBeLessThan(before.handOvers * share)
    // Asked in the same words with an answer in hand and without.
    expect(after.aloudWithAnswer).toBeGreaterThan(0)
    expect(after.aloudWithout).toBeGreaterThan(0)
  },
)
