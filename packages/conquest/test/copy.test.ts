import { assertCopies } from '@redoubt/kernel/testing'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { conquest, decksContent } from '../src/index.ts'

const deck = fc.constantFrom(...decksContent.decks.map(({ id }) => id))
const options = fc.record({
  decks: fc.record({ a: deck, b: deck }),
  planets: fc.constantFrom(...decksContent.planetSets.map(({ id }) => id)),
})

test('a copy is the whole position, and playing on in it changes nothing of the original', () => {
  let copied = 0
  fc.assert(
    fc.property(options, fc.string({ minLength: 1, maxLength: 8 }), (given, seed) => {
      copied += assertCopies(conquest, given, seed, 600)
    }),
    { numRuns: 20 },
  )
  expect(copied).toBeGreaterThan(1000)
})
