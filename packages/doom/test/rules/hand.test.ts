import { expect, test } from 'vitest'
import { corridor, doom, fallen } from '../play.ts'

const far = { imp: { at: 'i1' } }
const position = { map: corridor(9), ...fallen, demons: far, turn: 'alpha', scenario: { initiative: ['invader'] } }

test('D-HAND-1 D-MARINE-10 a marine draws up to 3, the invader up to 6', () => {
  const g = doom({
    ...position,
    alpha: { at: 'a1', hand: ['sidearm', 'double-time'] },
    scenario: { initiative: [], events: { hand: [] } },
  })
  g.does('sprint:sidearm', 'end')
  expect(g.marine().hand.cards).toHaveLength(3)
  expect(g.state.invader.hand.cards).toHaveLength(6)
})

test('D-HAND-2 every "+1" counts: Solo Operative and Squad Leader make 5', () => {
  const g = doom({
    map: corridor(9),
    alpha: { at: 'a1', hand: [], class: 'squad-leader' },
    demons: far,
    turn: 'alpha',
    scenario: { initiative: ['invader'] },
  })
  expect(g.view('alpha').marines[0]!.handSize).toBe(5)
  g.does('end')
  expect(g.marine().hand.cards).toHaveLength(5)
})

test('D-HAND-3 D-HAND-4 with more cards than the hand size nothing is drawn and nothing discarded', () => {
  const hand = ['sidearm', 'double-time', 'armor', 'ammo-check', 'triple-burst']
  const g = doom({ ...position, alpha: { at: 'a1', hand } })
  g.does('end')
  expect(g.marine().hand.cards).toEqual(hand)
  expect(g.marine().discard.cards).toEqual([])
  expect(g.happened.some(e => e.type === 'cards-drawn')).toBe(false)
  expect(g).waitsFor('invader', 'demon-activation')
})

test('D-HAND-5 with all cards in hand or in play nobody draws, and the game goes on', () => {
  const g = doom({
    map: corridor(9),
    alpha: { at: 'a1', weapons: [], hand: ['double-time', 'ammo-check', 'armor', 'sidearm'], class: 'squad-leader' },
    demons: far,
    turn: 'alpha',
    scenario: { initiative: ['invader'] },
  })
  g.does('play:double-time', 'play:ammo-check') // nothing to draw: both piles are empty
  expect(g).waitsFor('alpha', 'pick-card')
  g.does('on-deck:armor')
  expect(g.marine().hand.cards).toEqual(['sidearm'])
  expect(g.happened.some(e => e.type === 'cards-drawn')).toBe(false)
  g.does('end') // hand size 5, four cards in the world
  expect(g.marine().hand.cards.slice().sort()).toEqual(['ammo-check', 'armor', 'double-time', 'sidearm'])
  expect(g.marine().deck.cards).toEqual([])
  expect(g).waitsFor('invader', 'demon-activation')
})
