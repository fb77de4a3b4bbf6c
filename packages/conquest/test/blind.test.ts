import { clone } from '@redoubt/kernel'
import { assertImaginesBlindly, playRandom } from '@redoubt/kernel/testing'
import { expect, test } from 'vitest'
import { type ConquestState, conquest } from '../src/index.ts'

test.each([
  ['demo-30-space-marines', 'demo-30-orks', 'demo-7'],
  ['starter-35-orks', 'starter-35-space-marines', 'core-10'],
])('CQ-1.17 no bot learns from what it imagines where hidden cards lie: %s against %s', (a, b, planets) => {
  let positions = 0
  const options = { decks: { a, b }, planets, rules: { mulligan: true, commandActions: true } }
  for (let n = 0; n < 3; n++)
    playRandom<ConquestState>(conquest, options, `blind ${n}`, (g, { length }) => {
      if (g.outcome) return
      positions++
      for (const seat of ['a', 'b']) assertImaginesBlindly(conquest, clone(g), seat, `${n} ${length}`)
    })
  expect(positions).toBeGreaterThan(300)
})
