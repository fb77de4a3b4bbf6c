import { expect, test } from 'vitest'
import { position } from './support/play.ts'

/** The headquarters phase: both players draw 2 cards. */
const draw = (a: number, b: number, deckOutLoses = true) =>
  position({
    phase: 'headquarters',
    rules: { deckOutLoses },
    a: { deck: Array(a).fill('Void Pirate') },
    b: { deck: Array(b).fill('Void Pirate') },
  })

test('CQ-3.11 both decks empty in the same draw: a draw, whoever has the initiative', () => {
  for (const [a, b] of [
    [2, 2],
    [1, 2],
    [0, 1],
    [0, 0],
  ] as const)
    expect(draw(a, b).outcome, `${a} and ${b} cards`).toMatchObject({ winners: [], rule: 'CQ-3.11' })
  expect(draw(2, 2, false).outcome).toBeNull()
})

test('CQ-3.9, CQ-3.11 whoever must draw from a deck that is already empty loses', () => {
  expect(draw(0, 3).outcome).toMatchObject({ winners: ['b'], rule: 'CQ-3.9' })
  expect(draw(3, 0).outcome).toMatchObject({ winners: ['a'], rule: 'CQ-3.9' })
  expect(draw(0, 3, false).outcome).toBeNull()
})

test('CQ-3.11 the draw is complete before the decks are judged: both hold their cards', () => {
  const g = draw(2, 2)
  expect([g.a.hand, g.b.hand].map(hand => hand.length)).toEqual([2, 2])
  expect(draw(3, 2).outcome).toMatchObject({ winners: ['a'], rule: 'CQ-3.9' })
})

test('CQ-3.11 a card bonus is a draw of one player', () => {
  const struggle = (deck: string[]) => {
    const g = position({
      phase: 'command',
      planets: ['Elouith', 'Ferrin'],
      rules: { deckOutLoses: true },
      a: { deck, warlord: { at: 'p1' } },
      b: { deck: [] },
    })
    g.a.commits('p1')
    g.b.commits('p2')
    if (!g.outcome) g.on('bonus')
    return g
  }
  const empty = struggle([])
  empty.a.does('take-cards')
  expect(empty.outcome).toMatchObject({ winners: ['b'], rule: 'CQ-3.9' })
  const last = struggle(['Void Pirate', 'Void Pirate'])
  last.a.does('take-cards')
  expect(last.outcome).toMatchObject({ winners: ['b'], rule: 'CQ-3.9' })
  const enough = struggle(['Void Pirate', 'Void Pirate', 'Void Pirate'])
  enough.a.does('take-cards')
  expect(enough.outcome).toBeNull()
})
