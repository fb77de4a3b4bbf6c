import { expect, test } from 'vitest'
import { elo, type Meeting } from '../src/index.ts'

const met = (a: string, b: string, points: number, games: number): Meeting => ({ players: [a, b], points, games })

test('three of four points are 191 Elo, and the error shrinks with the root of the matches', () => {
  const [first, second] = elo(['weak', 'strong'], [met('strong', 'weak', 7500, 10_000)])
  expect(first).toMatchObject({ player: 'weak', elo: 0, error: 0 })
  expect(second!.elo).toBeCloseTo(190.8, 0)
  // The standard error of log odds is 1 / √(n p q): 1.96 · 173.7 / √(10000 · 0.75 · 0.25).
  expect(second!.error).toBeCloseTo(7.86, 1)
  const [, few] = elo(['weak', 'strong'], [met('strong', 'weak', 75, 100)])
  expect(few!.error / second!.error).toBeCloseTo(10, 0)
})

test('ratings add up along a chain, whoever met whom', () => {
  const chain = [met('b', 'a', 750, 1000), met('c', 'b', 750, 1000)]
  const [, b, c] = elo(['a', 'b', 'c'], chain)
  expect(c!.elo).toBeCloseTo(2 * b!.elo!, 6)
  expect(c!.error).toBeCloseTo(b!.error * Math.SQRT2, 6)
})

test('who never lost is not infinitely strong, and who never met anybody has no rating', () => {
  const [, winner, stranger] = elo(['loser', 'winner', 'stranger'], [met('winner', 'loser', 20, 20)])
  expect(winner!.elo).toBeGreaterThan(500)
  expect(winner!.elo).toBeLessThan(1000)
  expect(stranger).toMatchObject({ elo: null })
})
