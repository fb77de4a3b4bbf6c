import { expect, test } from 'vitest'
import { playRandom } from '../../kernel/testing/index.ts'
import { conquest, decksContent } from '../src/index.ts'

const DECKS = decksContent.decks.map(deck => deck.id)
test('random games end', () => {
  let n = 0
  for (const a of DECKS)
    for (const b of DECKS)
      for (let i = 0; i < 5; i++) {
        const { decisions, state } = playRandom(
          conquest,
          { decks: { a, b }, planets: i % 2 ? 'core-10' : 'demo-7' },
          `r${i}`,
        )
        n += decisions.length
        if (i === 0) console.log(a, b, decisions.length, JSON.stringify(state.outcome), JSON.stringify(state).length)
      }
  expect(n).toBeGreaterThan(0)
})
