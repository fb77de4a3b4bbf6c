import { expect, test } from 'vitest'
import { skirmish } from '../cards/skirmish.ts'
import { corridor } from '../play.ts'

const CARDS = ['ammo-check', 'double-time', 'sidearm', 'armor', 'point-blank-blast', 'triple-burst', 'shoulder-through']

/** Alpha ends its activation with an empty deck. */
const rebuilt = (seed: string) =>
  skirmish({
    map: corridor(9),
    alpha: { at: 'a1', weapons: ['combat-shotgun'], hand: [], deck: [], discard: CARDS },
    demons: { imp: { at: 'i1' } },
    turn: 'alpha',
    seed,
    initiative: ['invader'],
  }).does('end')

test('D-ZONE-5 a deck that is rebuilt is shuffled, and everybody is told', () => {
  const drawn = Array.from({ length: 8 }, (_, n) => rebuilt(`seed ${n}`).marine().hand.cards.join())
  expect(new Set(drawn).size).toBeGreaterThan(3)
  const g = rebuilt('seed')
  expect(g.events('reshuffle')).toMatchObject([{ deck: 'alpha', cards: 7 }])
  expect([...g.marine().hand.cards, ...g.marine().deck.cards].sort()).toEqual([...CARDS].sort())
})

test('D-HAND-3 everybody is told how many cards are drawn, the marine which', () => {
  const told = rebuilt('told').events('cards-drawn').slice(-2)
  expect(told).toMatchObject([
    { marine: 'alpha', count: 3 },
    { marine: 'alpha', count: 3, cards: expect.any(Array) },
  ])
  expect(told[0]).not.toHaveProperty('cards')
})

test('D-KILL-6 the cards of a killed marine are shuffled', () => {
  const killed = (seed: string) =>
    skirmish({
      map: corridor(6),
      alpha: { at: 'a1', damage: 9, weapons: ['combat-shotgun'], hand: CARDS.slice(0, 3), deck: CARDS.slice(3) },
      bravo: { at: 'f1' },
      demons: { imp: { at: 'c1' } },
      turn: 'imp',
      dice: [2, 2],
      seed,
    })
      .does('attack', 'target:alpha')
      .passes()
  const hands = Array.from({ length: 8 }, (_, n) => killed(`seed ${n}`))
  for (const g of hands) expect(g.has('alpha')).toBe(false)
  expect(new Set(hands.map(g => g.marine().hand.cards.join())).size).toBeGreaterThan(3)
})

test('D-DEFENSE-10 a defense card is discarded once, however the attack goes on', () => {
  const g = skirmish({
    map: corridor(6),
    alpha: { at: 'a1', hand: ['sidearm'] },
    demons: { imp: { at: 'c1' } },
    defense: ['onslaught', 'ferocity'],
    turn: 'alpha',
    dice: [0, 0],
  })
  g.does('play:sidearm', 'attack:sidearm').passes()
  expect(g.state.invader.discard.cards).toEqual(['onslaught'])
  expect(g.state.invader.play.cards).toEqual([])
  g.does('end').passes()
  expect(g.state.invader.discard.cards).toEqual(['onslaught'])
})
