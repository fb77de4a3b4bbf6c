import { expect, test } from 'vitest'
import { purse } from '../../src/search/purse.ts'

/** Decisions that take all the time they get, the next one as soon as one is made. */
function inARow(count: number, wish: number, between = 0, turn?: (n: number) => string): number[] {
  const one = purse()
  let now = 1000
  return Array.from({ length: count }, (_, n) => {
    now += between
    const time = one.take(now, wish, turn?.(n))
    now += time
    one.close(now)
    return time
  })
}
const sum = (list: readonly number[]) => list.reduce((all, one) => all + one, 0)

test('an activation of many decisions takes no more than ten times as long as one', () => {
  const times = inARow(30, 1000)
  expect(times.slice(0, 6)).toEqual([1000, 1000, 1000, 1000, 1000, 1000])
  expect(times[7]).toBeLessThan(1000)
  expect(sum(times)).toBeLessThan(10_000)
  expect(Math.min(...times)).toBeGreaterThan(0)
})

test('once somebody else has had time to decide, it is full again', () => {
  expect(new Set(inARow(30, 1000, 2000))).toEqual(new Set([1000]))
})

test('whoever wishes for more time gets more for all of it', () => {
  expect(sum(inARow(30, 5000))).toBeGreaterThan(4 * sum(inARow(30, 1000)))
})

test('where it is known which activation a decision is of, what is shown in between makes no difference', () => {
  expect(inARow(30, 1000, 2000, () => 'one')).toEqual(inARow(30, 1000))
  expect(new Set(inARow(30, 1000, 0, n => `turn ${n}`))).toEqual(new Set([1000]))
})
