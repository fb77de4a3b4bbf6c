import fc from 'fast-check'
import { expect, test } from 'vitest'
import { keepEqualParts } from '../src/match/showing/keepEqualParts.ts'

test('what is equal stays the same object, what is not is the new one', () => {
  const before = {
    figures: [
      { id: 'imp-1', at: ['a1'] },
      { id: 'imp-2', at: ['b1'] },
    ],
    demons: { imp: { up: true } },
  }
  const after = {
    figures: [
      { id: 'imp-1', at: ['a2'] },
      { id: 'imp-2', at: ['b1'] },
    ],
    demons: { imp: { up: true } },
  }
  const mixed = keepEqualParts(before, after)
  expect(mixed).toEqual(after)
  expect(mixed.demons).toBe(before.demons)
  expect(mixed.figures).not.toBe(before.figures)
  expect(mixed.figures[0]).not.toBe(before.figures[0])
  expect(mixed.figures[1]).toBe(before.figures[1])
  expect(keepEqualParts(before, structuredClone(before))).toBe(before)
})

test('lists that grow or shrink, and names that come or go', () => {
  const imp = { id: 'imp-1' }
  expect(keepEqualParts([imp], [{ id: 'imp-1' }, { id: 'imp-2' }])).toEqual([imp, { id: 'imp-2' }])
  expect(keepEqualParts([imp, 2], [imp])).toEqual([imp])
  expect(keepEqualParts({ a: 1, b: 2 }, { a: 1 })).toEqual({ a: 1 })
  expect(keepEqualParts({ a: 1 }, { a: 1, b: undefined })).toHaveProperty('b')
  expect(keepEqualParts({ b: undefined }, { c: undefined })).toEqual({ c: undefined })
  expect(keepEqualParts([], {})).toEqual({})
  expect(keepEqualParts(null, { a: 1 })).toEqual({ a: 1 })
})

test('whatever was before, the result equals what is after', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (before, after) => {
      expect(keepEqualParts(before, after)).toEqual(after)
      expect(keepEqualParts(structuredClone(after), after)).toEqual(after)
    }),
  )
})
