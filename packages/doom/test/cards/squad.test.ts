import { expect, test } from 'vitest'
import { handSize, health } from '../../src/abilities/values.ts'
import { corridor, doom, type Match, type Position } from '../play.ts'

const TWO_MAINS = ['sidearm', 'aimed-salvo', 'target-lock']

const squad = (...others: Array<'bravo' | 'charlie' | 'delta'>) => {
  const position: Position = {
    map: corridor(9),
    alpha: { at: 'a1', hand: TWO_MAINS, weapons: ['heavy-assault-rifle'] },
    demons: { pinky: { at: 'e1' } },
    turn: 'alpha',
  }
  others.forEach((id, n) => {
    const at = `${'fghi'[n]}1`
    // Two copies of a weapon are in the box.
    position[id] = n === 0 ? { at, hand: TWO_MAINS, weapons: ['heavy-assault-rifle'] } : { at }
  })
  return doom({ ...position, scenario: { events: { hand: [] }, initiative: others[0] ? [others[0]] : [] } })
}

const values = (g: Match, id: string) => [health(g.state, g.figure(id)), handSize(g.state, g.figure(id))]

/** Plays main actions without attacking until none is offered. */
function mains(g: Match): number {
  let played = 0
  for (let card = next(g); card; card = next(g)) {
    g.does(card)
    if (g.offers.includes('forgo')) g.does('forgo')
    played++
  }
  return played
}
const next = (g: Match) => TWO_MAINS.map(card => `play:${card}`).find(key => g.offers.includes(key))

test('D-SQUAD-3 D-SQUAD-4 solo-operative plays: health 12, hand size 4, two main actions, two initiative cards', () => {
  const g = squad()
  expect(values(g, 'alpha')).toEqual([12, 4])
  expect(mains(g)).toBe(2)
  expect(g).not.offers('sprint:target-lock') // Sprint is a main action, too
  g.does('end')
  // The next round's deck holds two cards of the marine.
  while (g.state.round === 1 || g.state.phase !== 'activation')
    g.does(g.offers.includes('pass') ? 'pass' : g.offers.at(-1)!)
  const deck = [...g.state.initiative.cards, ...g.state.initiativeDiscard.cards]
  expect(deck.filter(card => card !== 'invader')).toHaveLength(2)
  expect(deck.filter(card => card === 'invader')).toHaveLength(1)
})

test('D-SQUAD-5 solo-operative combat-veteran taking-point refused: four marines have printed values and one main action', () => {
  const g = squad('bravo', 'charlie', 'delta')
  for (const id of ['alpha', 'bravo', 'charlie', 'delta']) expect(values(g, id)).toEqual([10, 3])
  expect(g.state.marines.map(m => m.squad)).toEqual([null, null, null, null])
  expect(mains(g)).toBe(1)
})

test('D-SQUAD-2 combat-veteran plays: each of two marines has health 12 and two main actions', () => {
  const g = squad('bravo')
  expect(values(g, 'alpha')).toEqual([12, 3])
  expect(values(g, 'bravo')).toEqual([12, 3])
  expect(mains(g)).toBe(2)
  g.does('end')
  expect(g).waitsFor('bravo', 'activation')
  expect(mains(g)).toBe(2)
})

test('D-SQUAD-1 taking-point plays: one of three marines has hand size 4 and two main actions', () => {
  const g = squad('bravo', 'charlie')
  expect(g.state.marines.map(m => m.squad)).toEqual(['taking-point', null, null])
  expect(values(g, 'alpha')).toEqual([10, 4])
  expect(mains(g)).toBe(2)
})

test('D-SQUAD-1 taking-point refused: the other two have printed values and one main action', () => {
  const g = squad('bravo', 'charlie')
  expect(values(g, 'bravo')).toEqual([10, 3])
  expect(values(g, 'charlie')).toEqual([10, 3])
  g.does('end')
  expect(g).waitsFor('bravo', 'activation')
  expect(mains(g)).toBe(1)
})
