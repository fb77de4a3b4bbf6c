import { expect, test } from 'vitest'
import { corridor } from '../play.ts'
import { keeps, skirmish } from './skirmish.ts'

test('D-STUN-2 D-STUN-4 stunned plays: a stunned marine reveals no defense card, has no cover and is free afterwards', () => {
  const g = skirmish({
    map: corridor(7),
    alpha: { at: 'a1', stunned: true, deck: ['double-time'] },
    bravo: { at: 'b1' },
    demons: { 'possessed-soldier': { at: 'e1' } },
    turn: 'possessed-soldier',
    dice: [1, 1],
  })
  g.does('attack', 'target:alpha', 'done')
  expect(g.figure('alpha')).toMatchObject({ damage: 2, stunned: false })
  expect(g.marine().deck.cards.at(-1)).toBe('double-time')
  expect(g).waitsFor('invader', 'demon-activation')
})

test('D-STUN-3 D-STUN-4 stunned plays: a stunned attacker leaves out one die of its choice and is free afterwards', () => {
  const g = skirmish({
    map: corridor(7),
    alpha: { at: 'a1', stunned: true, hand: ['sidearm'] },
    demons: { pinky: { at: 'c1' } },
    turn: 'alpha',
    dice: [3],
  })
  g.does('play:sidearm', 'attack:sidearm')
  expect(g.offers).toEqual(['remove:red', 'remove:black'])
  g.does('remove:red')
  expect(g.events('attack')).toMatchObject([{ dice: { red: 0, black: 1 } }])
  expect(g.figure('pinky-1').damage).toBe(3)
  expect(g.figure('alpha').stunned).toBe(false)
  expect(g).waitsFor('alpha', 'activation')
})

test('W-ATK-4 stunned plays: a stunned tough demon has its toughness and nothing else', () => {
  const g = skirmish({
    map: ['+-+-+-+-+-+', '|. . . . .|', '+ + + + + +', '|. . . . .|', '+-+-+-+-+-+'],
    alpha: { at: 'a1', hand: ['sidearm'] },
    demons: { mancubus: { at: ['d1', 'd2'], stunned: true } },
    defense: ['iron-skin'],
    turn: 'alpha',
    dice: [1, 2],
  })
  g.does('play:sidearm', 'attack:sidearm')
  expect(g.figure('mancubus-1')).toMatchObject({ damage: 2, stunned: false })
  expect(g.state.invader.deck.cards.at(-1)).toBe('iron-skin')
})

test('D-STUN-5 stunned refused: no second stun, and damage that is no attack leaves it in place', () => {
  const g = skirmish({
    map: corridor(7),
    alpha: { at: 'a1', hand: ['stun-bomb', 'throw-siphon-grenade'] },
    demons: { pinky: { at: 'd1', stunned: true }, imp: { at: 'e1', stunned: true } },
    turn: 'alpha',
    dice: [1, 1, 1],
  })
  g.does('play:throw-siphon-grenade', 'token:d1')
  expect(g.figure('pinky-1')).toMatchObject({ damage: 1, stunned: true })
  g.does('play:stun-bomb', 'attack:stun-bomb', 'target:pinky-1')
  // Its old stun ended with the attack; the new one comes after it (OP-34). The imp stays as it was.
  expect(g.figure('pinky-1').stunned).toBe(true)
  expect(g.events('recovered')).toHaveLength(1)
  expect(g.events('stunned')).toMatchObject([{ figure: 'pinky-1' }])
})

test('stunned refused: a figure that is not stunned reveals its card, may have cover and rolls every die', () => {
  const g = skirmish({
    map: corridor(7),
    alpha: { at: 'a1', deck: ['double-time'] },
    bravo: { at: 'b1' },
    demons: { 'possessed-soldier': { at: 'e1' } },
    turn: 'possessed-soldier',
    dice: [1, 1],
  })
  g.does('attack', 'target:alpha')
  expect(g).waitsFor('alpha', 'defense-card')
  keeps(g)
  g.does('done')
  expect(g.events('attack')).toMatchObject([{ dice: { red: 2, black: 0 } }])
  expect(g.figure('alpha').damage).toBe(0)
})
