import { freeUndo, type Mark, mark } from '@redoubt/kernel'
import { expect, test } from 'vitest'
import { duelGame } from './games/duel.ts'

/** "a a* b" : decisions by a, a, b; * a die or a reveal fell in the second. */
function marks(history: string): Mark[] {
  const list: Mark[] = [{ by: null, drawn: 5, reveals: 2 }]
  for (const [by, ...chance] of history.split(' ').filter(Boolean)) {
    const { drawn, reveals } = list.at(-1)!
    list.push({ by: by!, drawn: drawn + Number(chance.includes('*')), reveals: reveals + Number(chance.includes('!')) })
  }
  return list
}

test.each([
  ['', 'a', 0],
  ['a', 'a', 0],
  ['a a a', 'a', 0],
  ['a', 'b', 1],
  ['a b', 'a', 2],
  ['a b', 'b', 1],
  ['b a a', 'a', 1],
  ['a a* a', 'a', 2],
  ['a a a*', 'a', 3],
  ['a a! a a', 'a', 2],
  ['a* b a a', 'a', 2],
])('after "%s" %s freely goes back to decision %i', (history, seat, left) => {
  expect(freeUndo(marks(history), seat)).toBe(left)
})

test('a mark says who decided and where chance and secrets stand', () => {
  const g = duelGame.create({}, 'marks')
  expect(mark(g, 'red')).toEqual({ by: 'red', drawn: g.random.drawn, reveals: g.reveals })
  expect(g.reveals).toBe(4)
})
