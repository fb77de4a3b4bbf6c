import { expect, test } from 'vitest'
import { statisticsOf } from '../src/conquest/end/statistics.ts'

const told = (...events: object[]) => events.map(event => ({ event })) as never
const owner = (card: string) => (card.startsWith('ork') ? 'b' : 'a')

test('the end of a game counts what both sides did, by round too, and finds the attack that did most', () => {
  const events = [
    { type: 'round', round: 1 },
    { type: 'enter', seat: 'b', card: 'neutral-1', at: 'p1' },
    { type: 'play', seat: 'a', card: 'sm-event' },
    { type: 'struggle', planet: 'p1', icons: [2, 1], winner: 'a' },
    { type: 'struggle', planet: 'p2', icons: [0, 0], winner: 'a' },
    { type: 'attack', attacker: 'sm-1', defender: 'ork-1' },
    { type: 'shield', seat: 'b', card: 'ork-9', unit: 'ork-1', icons: 2 },
    { type: 'damage', unit: 'ork-1', amount: 3 },
    { type: 'attack', attacker: 'ork-1', defender: 'sm-1' },
    { type: 'damage', unit: 'sm-1', amount: 5 },
    { type: 'battle-end', planet: 'p1', winner: 'a' },
    { type: 'claim', seat: 'a', planet: 'p1' },
    { type: 'round', round: 2 },
    { type: 'attack', attacker: 'sm-1', defender: 'neutral-1' },
    { type: 'damage', unit: 'neutral-1', amount: 2 },
    { type: 'destroy', card: 'neutral-1', at: 'p2' },
  ]
  const found = statisticsOf(told(...events), owner)!
  expect(found.sides).toEqual([
    { seat: 'a', planets: 1, battles: 1, struggles: 1, destroyed: 1, dealt: 5, shielded: 0, cards: 1 },
    { seat: 'b', planets: 0, battles: 0, struggles: 0, destroyed: 0, dealt: 5, shielded: 2, cards: 1 },
  ])
  expect(found.best).toMatchObject({ round: 2, attacker: 'sm-1', defender: 'neutral-1', damage: 2, destroyed: 1 })
  expect(found.rounds).toEqual([
    { round: 1, planets: ['a'], destroyed: 0 },
    { round: 2, planets: [], destroyed: 1 },
  ])
  expect(statisticsOf(told(...events, { type: 'taken-back' }), owner)).toBeNull()
})
