import { clone, fastRandom, hash } from '@redoubt/kernel'
import { compareTwins, playRandom } from '@redoubt/kernel/testing'
import { describe, expect, test } from 'vitest'
import { type ConquestState, conquest, decksContent } from '../src/index.ts'
import { assertInvariants } from '../testing/invariants.ts'

const DECKS = decksContent.decks.map(deck => deck.id)
const SETS = decksContent.planetSets.map(set => set.id)
const PAIRS = DECKS.flatMap(a => DECKS.map(b => [a, b] as const))
const ALL_VARIANTS = {
  mulligan: true,
  deckOutLoses: true,
  commandActions: true,
  readyUnitToWin: true,
  rangedSkirmish: true,
  zeroMustAttack: false,
  withdrawnExhausted: false,
  firstPlanetGap: false,
  battlesDecidedLate: false,
}

describe('random games of all deck pairs keep the invariants and end', () => {
  for (const [a, b] of PAIRS)
    test(`${a} against ${b}`, () => {
      for (const [i, planets] of SETS.entries()) {
        const options = { decks: { a, b }, planets, rules: i === 0 ? {} : ALL_VARIANTS }
        let cards = 0
        const { state } = playRandom<ConquestState>(conquest, options, `${a} ${b} ${planets}`, g => {
          cards ||= g.cards.length
          assertInvariants(g, cards, planets === 'demo-7' ? 7 : 10)
        })
        expect(state.outcome!.rule).toMatch(/^CQ-3\.\d+$/)
      }
    })
})

describe('CQ-1.17 nobody’s stream depends on what is hidden from them', () => {
  for (const [a, b] of [
    ['demo-30-space-marines', 'demo-30-orks'],
    ['starter-35-orks', 'starter-35-space-marines'],
    ['starter-35-orks', 'demo-30-orks'],
  ] as const)
    test(`CQ-1.17, CQ-6.2 ${a} against ${b}`, () => {
      let compared = 0
      for (let n = 0; n < 2; n++) {
        const positions: ConquestState[] = []
        const options = { decks: { a, b }, planets: SETS[n % 2], rules: n === 1 ? ALL_VARIANTS : {} }
        playRandom<ConquestState>(conquest, options, `twins ${n}`, (g, decisions) => {
          if (decisions.length % 61 === 5 && !g.outcome) positions.push(clone(g))
        })
        for (const [i, g] of positions.entries())
          for (const seat of ['a', 'b'])
            compared += compareTwins(conquest, g, seat, `${n} ${i}`, { steps: 20, secret: ['commit'] })
      }
      expect(compared).toBeGreaterThan(150)
    })
})

test('CQ-1.17 an imagined state hides the hand and keeps what is known', () => {
  const g = conquest.create({}, 'imagine')
  const world = conquest.imagine(g, 'a', fastRandom(7))
  expect(world.players[0].hand).toEqual(g.players[0].hand)
  expect(world.players[1].hand).not.toEqual(g.players[1].hand)
  expect(world.players[0].deck).not.toEqual(g.players[0].deck)
  expect([...world.players[1].hand, ...world.players[1].deck].sort()).toEqual(
    [...g.players[1].hand, ...g.players[1].deck].sort(),
  )
  expect(hash(g)).toBe(hash(conquest.create({}, 'imagine')))
})
