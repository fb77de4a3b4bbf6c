import { expect, test } from 'vitest'
import { marathon, TOTAL } from './marathon.ts'

marathon('first')

test('two halves are two thousand missions', () => {
  expect(2 * TOTAL).toBe(2000)
})
