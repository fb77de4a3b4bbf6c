import { expect, test } from 'vitest'
import { tally, wilson } from '../src/index.ts'

test('the interval of Wilson, against published values', () => {
  const [from, to] = wilson(5, 10)
  expect(from).toBeCloseTo(0.2366, 3)
  expect(to).toBeCloseTo(0.7634, 3)
  expect(wilson(0, 20)[0]).toBe(0)
  expect(wilson(0, 20)[1]).toBeCloseTo(0.1611, 3)
  expect(wilson(20, 20)[1]).toBeCloseTo(1)
  expect(wilson(0, 0)).toEqual([0, 1])
})

test('a tally counts wins of both sides, matches broken off, and means', () => {
  const result = { rounds: 4, decisions: 100, frags: 2 }
  const results = [
    { ...result, winner: 'marines' as const },
    { ...result, winner: 'invader' as const, rounds: 8 },
    { ...result, winner: null },
  ]
  expect(tally({ mission: 'tutorial', marines: 1, bots: ['random', 'random'] }, results)).toMatchObject({
    games: 3,
    marinesWon: 1,
    invaderWon: 1,
    brokenOff: 1,
    rate: 1 / 3,
    rounds: 16 / 3,
    decisions: 100,
    frags: 2,
  })
})
