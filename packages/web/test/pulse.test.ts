import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { beat, pulse } from '../src/tables/pulse.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A worker as far as its channel goes. */
function worker() {
  const hears: Record<string, Array<(event: never) => void>> = { message: [], error: [] }
  const inside: Array<(event: { data: unknown }) => void> = []
  const fire = (type: string, event: unknown) => {
    for (const hear of hears[type]!) hear(event as never)
  }
  const it = {
    deaf: false,
    fire,
    outside: {
      postMessage: (data: unknown) => {
        if (!it.deaf) for (const hear of inside) hear({ data })
      },
      addEventListener: (type: string, hear: never) => void hears[type]!.push(hear),
    },
    inside: {
      postMessage: (data: unknown) => fire('message', { data }),
      addEventListener: (_: string, hear: never) => void inside.push(hear),
    },
  }
  return it
}

function watched() {
  const w = worker()
  const told: string[] = []
  pulse(w.outside as never, {
    every: 100,
    most: 5,
    alive: () => void told.push('alive'),
    quiet: quiet => void told.push(quiet ? 'quiet' : 'back'),
    dead: how => void told.push(how),
  })
  return { w, told }
}

test('a worker that answers lives; one that stops answering is quiet, then dead', async () => {
  const { w, told } = watched()
  beat(w.inside as never)
  await vi.advanceTimersByTimeAsync(5000)
  expect(told).toEqual(['alive'])
  w.deaf = true
  await vi.advanceTimersByTimeAsync(350)
  expect(new Set(told)).toEqual(new Set(['alive', 'quiet']))
  w.deaf = false
  await vi.advanceTimersByTimeAsync(150)
  expect(told.at(-1)).toBe('back')
  w.deaf = true
  await vi.advanceTimersByTimeAsync(1000)
  expect(told.at(-1)).toBe('silent')
  expect(told.filter(word => word === 'silent')).toHaveLength(1)
})

test('a worker that never comes up is broken at its first error, or silent in the end', async () => {
  const { w, told } = watched()
  w.fire('error', { message: 'no such file' })
  expect(told).toEqual(['broken'])
  const other = watched()
  await vi.advanceTimersByTimeAsync(1000)
  expect(other.told).not.toContain('silent') // loading takes its time
  await vi.advanceTimersByTimeAsync(10_000)
  expect(other.told.at(-1)).toBe('silent')
})

test('an error of one question does not count as death', async () => {
  const { w, told } = watched()
  beat(w.inside as never)
  await vi.advanceTimersByTimeAsync(10)
  w.fire('error', { message: 'one question' })
  await vi.advanceTimersByTimeAsync(1000)
  expect(told).toEqual(['alive'])
})
