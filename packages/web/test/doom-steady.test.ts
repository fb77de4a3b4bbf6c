import { expect, test } from 'vitest'
import { isFleeting } from '../src/doom/table/useSteady.ts'

const asks = (...keys: string[]) => ({
  decision: { seat: 'alpha', kind: 'during-defense', rule: 'D-ATTACK-7', options: keys.map(key => ({ key, do: key })) },
  yours: true,
  isReplay: false,
})

test('questions that are answered at once wait before they are shown; real ones are there immediately', () => {
  expect(isFleeting(asks('pass'))).toBe(true)
  expect(isFleeting(asks('pass', 'use:armor'))).toBe(false)
  expect(isFleeting(asks('end'))).toBe(false)
  expect(isFleeting({ ...asks('pass', 'use:armor'), yours: false })).toBe(true)
  expect(isFleeting({ ...asks('pass'), isReplay: true })).toBe(false)
  expect(isFleeting({ decision: null, yours: false, isReplay: false })).toBe(false)
})
