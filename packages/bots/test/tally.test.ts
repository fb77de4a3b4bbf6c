import { expect, test } from 'vitest'
import { BROKEN_OFF, tally, wilson } from '../src/index.ts'

test('the interval of Wilson, against published values', () => {
  const [from, to] = wilson(5, 10)
  expect(from).toBeCloseTo(0.2366, 3)
  expect(to).toBeCloseTo(0.7634, 3)
  expect(wilson(0, 20)[0]).toBe(0)
  expect(wilson(0, 20)[1]).toBeCloseTo(0.1611, 3)
  expect(wilson(20, 20)[1]).toBeCloseTo(1)
  expect(wilson(0, 0)).toEqual([0, 1])
})

test('a tally counts wins of both sides, draws, matches broken off, and means', () => {
  const result = { ending: 'D-OBJECTIVE-2', rounds: 4, decisions: 100, facts: { frags: { 1: 1, 3: 1 } } }
  const results = [
    { ...result, winner: 'marines' },
    { ...result, winner: 'invader', rounds: 8 },
    { ...result, winner: null, ending: BROKEN_OFF },
    { ...result, winner: null },
  ]
  expect(tally({ mission: 'tutorial', marines: 1, bots: ['random', 'random'] }, results)).toMatchObject({
    games: 4,
    won: [1, 1],
    drawn: 1,
    brokenOff: 1,
    rate: 1.5 / 4,
    rounds: 5,
    decisions: 100,
    frags: 2,
  })
})
