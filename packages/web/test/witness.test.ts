import { expect, test } from 'vitest'
import { lostBetween } from '../soak/trust/witness.ts'

test('the soak sees what is missing, and what is another now', () => {
  const before = { made: 3, events: ['a', 'b', 'c'] }
  expect(lostBetween(before, { made: 4, events: ['a', 'b', 'c', 'd'] })).toBe(null)
  expect(lostBetween(before, { made: 2, events: ['a', 'b'] })).toBe('3 decisions had been shown, 2 are there')
  expect(lostBetween(before, { made: 3, events: ['a', 'x', 'c'] })).toBe('event 1 of 3 is another now')
  expect(lostBetween(before, { made: 3, events: ['a', 'b'] })).toBe('event 2 of 3 is another now')
})
