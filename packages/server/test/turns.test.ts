import { expect, test } from 'vitest'
import { turns } from '../src/service/turns.ts'

const loop = () => new Promise<void>(resolve => setImmediate(resolve))

test('what comes in heaps is done in its order, a few pieces in a turn of the event loop, with the promises of each before the next', async () => {
  const work = turns(3)
  const done: string[] = []
  for (let n = 0; n < 2000; n++)
    work.add(() => {
      done.push(`${n}`)
      void Promise.resolve().then(() => done.push(`${n} after`))
    })
  expect(done).toEqual([])
  let most = 0
  for (let before = 0, idle = 0; idle < 3; ) {
    await loop()
    most = Math.max(most, done.length - before)
    idle = done.length === before ? idle + 1 : 0
    before = done.length
  }
  expect(done).toEqual(Array.from({ length: 2000 }, (_, n) => [`${n}`, `${n} after`]).flat())
  expect(most).toBeLessThanOrEqual(2 * 2 * 3)
})
