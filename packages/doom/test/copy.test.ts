import { assertCopies } from '@redoubt/kernel/testing'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { box } from '../src/content/index.ts'
import { doom } from '../src/game.ts'

const options = fc.record({
  mission: fc.constantFrom(...Object.keys(box().missions)),
  marines: fc.integer({ min: 1, max: 4 }),
  freeChoice: fc.boolean(),
})

test('a copy is the whole position, and playing on in it changes nothing of the original', () => {
  let copied = 0
  fc.assert(
    fc.property(options, fc.string({ minLength: 1, maxLength: 8 }), (given, seed) => {
      const freeChoice = given.freeChoice && given.mission !== 'tutorial'
      copied += assertCopies(doom, { ...given, freeChoice }, seed, 800)
    }),
    { numRuns: 8 },
  )
  expect(copied).toBeGreaterThan(1000)
})
