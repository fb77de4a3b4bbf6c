import { expect, test } from 'vitest'
import { addEarlier, type Line } from '../src/match/loglines.ts'

/** What is left of lines given in the order they happened. */
function told(...lines: Line[]): Line[] {
  const found: Line[] = []
  for (const line of [...lines].reverse()) addEarlier(found, { ...line })
  return found.reverse()
}
const step = (n: number, who: string, to: string): Line => {
  return { n, text: `${who} moves to ${to}`, about: [to], goesOn: who, tells: who }
}

test('the last step tells the whole walk, and pointing at it lights all of it', () => {
  expect(told(step(1, 'alpha', 'b1'), step(2, 'alpha', 'c1'), step(3, 'alpha', 'd1'))).toEqual([
    { ...step(3, 'alpha', 'd1'), about: ['b1', 'c1', 'd1'] },
  ])
})

test('another figure, or anything in between, begins a new line', () => {
  const door = { n: 2, text: 'Alpha opens a door' }
  const lines = [step(1, 'alpha', 'b1'), door, step(3, 'alpha', 'c1'), step(4, 'bravo', 'a1')]
  expect(told(...lines)).toEqual(lines)
})

test('what only tells is never swallowed: two blows in a row stay two', () => {
  const assigned = (n: number): Line => ({ n, text: 'assigned', goesOn: 'damage nob' })
  const taken = (n: number): Line => ({ n, text: 'taken', tells: 'damage nob' })
  expect(told(assigned(1), taken(2), assigned(3), taken(4)).map(({ n }) => n)).toEqual([2, 4])
})
