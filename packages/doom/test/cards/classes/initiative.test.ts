import { expect, test } from 'vitest'
import type { Match } from '../../play.ts'
import { fight } from '../fight.ts'

const imp = { imp: { at: 'j4' } }

/** What a seat has been told about the initiative deck. */
const told = (g: Match, seat: string) =>
  g.events('initiative-seen').filter(event => !event.to || event.to.includes(seat))

test('pathfinder pathfinder-1 plays: the top card goes to the bottom, and only the Pathfinder has seen it', () => {
  const g = fight({
    alpha: { at: 'a1', class: 'pathfinder' },
    bravo: { at: 'b1' },
    demons: imp,
    initiative: ['invader', 'bravo', 'alpha'],
  })
  g.does('use:pathfinder-1')
  expect(g).waitsFor('alpha', 'order-initiative')
  expect(g.offers).toEqual(['top:invader', 'bottom:invader'])
  expect(told(g, 'alpha')).toHaveLength(1)
  expect(told(g, 'bravo')).toHaveLength(0)
  expect(told(g, 'invader')).toHaveLength(0)
  for (const seat of ['alpha', 'bravo', 'invader'])
    expect(JSON.stringify(g.view(seat).initiative.deck)).not.toMatch(/alpha|bravo|invader/)
  g.does('bottom:invader')
  expect(g.marine().exhausted).toBe(true)
  expect(g.state.revealed).toBe('bravo')
  expect(g).waitsFor('bravo', 'activation')
  expect(g.state.initiative.cards).toEqual(['invader', 'alpha']) // the next card stands last
})

test('pathfinder pathfinder-1 plays: or it stays on top', () => {
  const g = fight({
    alpha: { at: 'a1', class: 'pathfinder' },
    bravo: { at: 'b1' },
    demons: imp,
    initiative: ['bravo', 'invader', 'alpha'],
  })
  g.does('use:pathfinder-1', 'top:bravo')
  expect(g).waitsFor('bravo', 'activation')
})

test('pathfinder pathfinder-1 refused: exhausted, during an activation, or with an empty deck', () => {
  const tired = fight({
    alpha: { at: 'a1', class: 'pathfinder', exhausted: true },
    bravo: { at: 'b1' },
    demons: imp,
    initiative: ['bravo', 'alpha'],
  })
  expect(tired).waitsFor('bravo', 'activation')
  const acting = fight({ alpha: { at: 'a1', class: 'pathfinder' }, demons: imp, turn: 'alpha' })
  expect(acting).not.offers('use:pathfinder-1')
  const empty = fight({
    alpha: { at: 'a1', class: 'pathfinder' },
    bravo: { at: 'b1' },
    demons: imp,
    turn: 'bravo',
    initiative: [],
  })
  empty.does('end')
  expect(empty.state.round).toBe(2) // nothing to look at: the round is over at once
})

test('vanguard vanguard-1 plays: the own card comes to the top', () => {
  const g = fight({
    alpha: { at: 'a1', class: 'vanguard' },
    bravo: { at: 'b1' },
    demons: imp,
    initiative: ['bravo', 'invader', 'alpha'],
  })
  g.does('use:vanguard-1')
  expect(g).waitsFor('alpha', 'activation')
  expect(g.state.revealed).toBe('alpha')
  expect(g.state.initiative.cards).toEqual(['invader', 'bravo'])
  expect(g.marine().exhausted).toBe(false) // readied by the activation (D-MARINE-4)
})

test('vanguard vanguard-1 refused: the own card is not in the deck, or the class card is exhausted', () => {
  const gone = fight({
    alpha: { at: 'a1', class: 'vanguard' },
    bravo: { at: 'b1' },
    demons: imp,
    initiative: ['bravo', 'invader'],
  })
  expect(gone).waitsFor('bravo', 'activation')
  const tired = fight({
    alpha: { at: 'a1', class: 'vanguard', exhausted: true },
    bravo: { at: 'b1' },
    demons: imp,
    initiative: ['bravo', 'alpha'],
  })
  expect(tired).waitsFor('bravo', 'activation')
})

test("interceptor interceptor-1 plays: another marine's card is swapped with the own one", () => {
  const g = fight({
    alpha: { at: 'a1', class: 'interceptor' },
    bravo: { at: 'b1' },
    demons: imp,
    initiative: ['bravo', 'invader', 'alpha', 'charlie'],
  })
  expect(g).waitsFor('alpha', 'initiative-revealed')
  g.does('use:interceptor-1')
  expect(g).waitsFor('alpha', 'activation')
  expect(g.state.initiative.cards).toEqual(['charlie', 'bravo', 'invader'])
  expect(g.state.initiativeDiscard.cards).toEqual(['alpha'])
  g.does('end')
  expect(g.state.revealed).toBe('invader')
})

test('interceptor interceptor-1 refused: an invader card, the own card, no own card in the deck, exhausted', () => {
  const start = (initiative: string[], exhausted = false) =>
    fight({
      alpha: { at: 'a1', class: 'interceptor', exhausted },
      bravo: { at: 'b1' },
      demons: imp,
      initiative,
    })
  expect(start(['invader', 'alpha'])).waitsFor('invader', 'demon-activation')
  expect(start(['alpha', 'bravo'])).waitsFor('alpha', 'activation')
  expect(start(['bravo', 'invader'])).waitsFor('bravo', 'activation')
  expect(start(['bravo', 'alpha'], true)).waitsFor('bravo', 'activation')
})
