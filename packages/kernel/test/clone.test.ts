import { canonical, clone } from '@redoubt/kernel'
import fc from 'fast-check'
import { expect, test } from 'vitest'

test('a copy is equal and shares nothing that can change', () => {
  const original = { a: [1, { b: 2 }, [3]], c: { d: null, e: 'x', f: false } }
  const copy = clone(original)
  expect(copy).toEqual(original)
  ;(copy.a[1] as { b: number }).b = 9
  ;(copy.a[2] as number[]).push(4)
  copy.c.e = 'y'
  expect(original).toEqual({ a: [1, { b: 2 }, [3]], c: { d: null, e: 'x', f: false } })
})

test('the pending decision of a state is shared, a field of that name further inside is copied', () => {
  const state = { decision: { options: [] }, stack: [{ decision: { options: [] } }] }
  const copy = clone(state)
  expect(copy.decision).toBe(state.decision)
  expect(copy.stack[0]!.decision).not.toBe(state.stack[0]!.decision)
  expect(copy).toEqual(state)
})

test('lists and single values are copied too', () => {
  const list = [{ a: 1 }]
  expect(clone(list)).toEqual(list)
  expect(clone(list)[0]).not.toBe(list[0])
  for (const value of [null, 0, '', true, undefined]) expect(clone(value)).toBe(value)
})

test('a copy of any JSON value has the same canonical text', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 5 }), value => {
      fc.pre(!canonical(value).includes('__proto__')) // no state has such a field
      expect(canonical(clone(value))).toBe(canonical(value))
    }),
  )
})
