import { canonical, hash } from '@redoubt/kernel'
import fc from 'fast-check'
import { expect, test } from 'vitest'

test('the order of fields does not matter, the order of lists does', () => {
  expect(canonical({ b: 1, a: [1, 2] })).toBe('{"a":[1,2],"b":1}')
  expect(hash({ b: 1, a: 2 })).toBe(hash({ a: 2, b: 1 }))
  expect(hash([1, 2])).not.toBe(hash([2, 1]))
})

test('a field without a value is no field', () => {
  expect(canonical({ a: undefined, b: null })).toBe('{"b":null}')
  expect(canonical([undefined])).toBe('[null]')
})

test('a hash is sha256 of the canonical text', () => {
  expect(hash({})).toBe('44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a')
})

test('canonical text is JSON of the same value, and the same again after JSON', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 4 }), value => {
      const text = canonical(value)
      expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)))
      expect(canonical(JSON.parse(JSON.stringify(value)))).toBe(text)
    }),
  )
})
