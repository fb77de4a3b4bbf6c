import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { buckets } from '../src/service/people/buckets.ts'
import { people } from '../src/service/people/people.ts'
import { memoryStore } from '../src/store/index.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('what somebody may do is forgotten when it is whole again, though nobody does anything more', () => {
  const some = buckets({ burst: 10, perSecond: 0.5 }, Date.now)
  some.take('Ola', 10)
  some.take('Tomek', 1)
  vi.advanceTimersByTime(10_000)
  expect(some.size).toBe(1)
  expect(some.take('Ola', 10)).toBeGreaterThan(0)
  vi.advanceTimersByTime(20_000)
  expect(some.size).toBe(0)
  expect(vi.getTimerCount()).toBe(0)
})

test('people are remembered for a moment, and nothing waits when nobody is', async () => {
  const store = memoryStore()
  const asked = vi.spyOn(store.players, 'get')
  const known = people(store, Date.now)
  await Promise.all([known.get('ola'), known.get('ola')])
  expect(asked).toHaveBeenCalledTimes(1)
  expect(vi.getTimerCount()).toBe(1)
  vi.advanceTimersByTime(60_000)
  expect(vi.getTimerCount()).toBe(0)
  await known.get('ola')
  expect(asked).toHaveBeenCalledTimes(2)
})
