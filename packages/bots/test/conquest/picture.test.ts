import { conquest } from '@redoubt/conquest'
import { fastRandom, key } from '@redoubt/kernel'
import { expect, test } from 'vitest'
import { cadet, cadetMove } from '../../src/conquest/cadet.ts'
import { readState, readView } from '../../src/conquest/reading/picture.ts'
import { ask, positions } from './positions.ts'

/** All that the one has, as the other says it: what is read when it is looked at stands in no field. */
const fieldsOf = <T extends object>(one: T, other: T) =>
  Object.fromEntries((Object.keys(one) as Array<keyof T>).map(name => [name, other[name]]))

test('the picture of an imagined state is the picture of the view there: playouts see what the bot sees', () => {
  let compared = 0
  for (const g of positions(4, 7)) {
    const { seat } = g.decision!
    const seen = readView(conquest.view(g, seat), seat)
    const read = readState(g, seat)
    expect(fieldsOf(seen, read)).toEqual({ ...seen, figures: expect.anything() })
    expect(read.figures).toHaveLength(seen.figures.length)
    for (const [n, figure] of seen.figures.entries()) expect(fieldsOf(figure, read.figures[n]!)).toEqual(figure)
    compared++
  }
  expect(compared).toBeGreaterThan(40)
})

test('the Cadet does the same in the real match and in any imagined one: nothing hidden sways it', () => {
  for (const g of positions(4, 12)) {
    const { seat } = g.decision!
    const answer = ask(cadet(), g)
    expect(key(cadetMove(g))).toBe(answer)
    expect(key(cadetMove(conquest.imagine(g, seat, fastRandom(g.seq))))).toBe(answer)
  }
})
