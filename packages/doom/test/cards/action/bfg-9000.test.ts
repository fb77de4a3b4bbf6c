import { expect, test } from 'vitest'
import { corridor, room } from '../../play.ts'
import { keeps, skirmish } from '../skirmish.ts'

test('critical-mass plays: each figure within 2 spaces of the defender suffers 1 damage per hit rolled', () => {
  const g = skirmish({
    map: corridor(9),
    alpha: { at: 'a1', hand: ['critical-mass', 'double-time'] },
    bravo: { at: 'b1' },
    demons: { pinky: [{ at: 'd1' }, { at: 'e1' }, { at: 'g1' }], cacodemon: { at: 'f1' } },
    defense: ['iron-skin'],
    turn: 'alpha',
    dice: [1, 1, 0, 2, 1],
  })
  g.does('play:double-time', 'done', 'play:critical-mass')
  expect(g).not.offers('step:c1')
  g.does('attack:critical-mass', 'target:pinky-1', 'keep:iron-skin')
  expect(g.figure('pinky-1').damage).toBe(5 - 2)
  expect(g.figure('pinky-2').damage).toBe(5) // before shields
  expect(g.figure('cacodemon-1').damage).toBe(5)
  expect(g.figure('bravo').damage).toBe(5)
  expect(g.figure('pinky-3').damage).toBe(0)
  expect(g.figure('alpha').damage).toBe(0) // 3 spaces away
  expect(g).not.offers('step:c1')
  expect(g).waitsFor('alpha', 'activation')
})

test('critical-mass plays: the marine itself is not spared', () => {
  const g = skirmish({
    map: corridor(9),
    alpha: { at: 'a1', hand: ['critical-mass'] },
    demons: { pinky: { at: 'c1' } },
    turn: 'alpha',
    dice: [0, 0, 0, 1, 1],
  })
  g.does('play:critical-mass', 'attack:critical-mass')
  expect(g.figure('alpha').damage).toBe(2)
  expect(g.figure('pinky-1').damage).toBe(2)
})

test('critical-mass refused: not by a marine that has moved', () => {
  const g = skirmish({
    map: corridor(9),
    alpha: { at: 'a1', hand: ['critical-mass', 'double-time'] },
    demons: { pinky: { at: 'e1' } },
    turn: 'alpha',
  })
  expect(g).offers('play:critical-mass')
  g.does('play:double-time', 'step:b1')
  expect(g).not.offers('play:critical-mass')
  expect(g).offers('sprint:critical-mass')
})

test('tendril-surge plays: each other demon within 5 spaces in sight suffers 1 damage', () => {
  const g = skirmish({
    map: [
      '+-+-+-+-+-+-+-+-+-+',
      '|. . . . . . . . .|',
      '+-+ + + + + + + + +',
      '|.|. . . . . . . .|',
      '+-+-+-+-+-+-+-+-+-+',
    ],
    alpha: { at: 'a1', hand: ['tendril-surge'] },
    bravo: { at: 'b2' },
    demons: { imp: [{ at: 'a2' }, { at: 'e2' }, { at: 'f2' }, { at: 'g2' }], pinky: { at: 'd1' } },
    turn: 'alpha',
    dice: [0, 1, 1],
  })
  g.does('play:tendril-surge', 'attack:tendril-surge', 'target:pinky-1')
  keeps(g)
  expect(g.figure('pinky-1').damage).toBe(2)
  expect(g.figure('imp-2').damage).toBe(1)
  expect(g.figure('imp-3').damage).toBe(1)
  expect(g.figure('imp-1').damage).toBe(0) // behind the wall
  expect(g.figure('imp-4').damage).toBe(0) // 6 spaces away
  expect(g.figure('bravo').damage).toBe(0)
  expect(g.figure('alpha').mp).toBe(2)
  expect(g).waitsFor('alpha', 'activation')
})

test('tendril-surge refused: without a defender nobody suffers', () => {
  const g = skirmish({
    map: corridor(9),
    alpha: { at: 'a1', hand: ['tendril-surge'] },
    demons: { imp: { at: 'h1' } },
    turn: 'alpha',
  })
  g.does('play:tendril-surge')
  expect(g).not.offers('attack:tendril-surge')
  g.does('end')
  expect(g.figure('imp-1').damage).toBe(0)
})

const charging = () =>
  skirmish({
    map: corridor(9),
    alpha: {
      at: 'a1',
      hand: ['recharge-cycle'],
      deck: ['sidearm', 'armor', 'ammo-check'],
      discard: ['critical-mass', 'tendril-surge', 'double-time'],
    },
    demons: { imp: { at: 'i1' } },
    turn: 'alpha',
    initiative: ['invader', 'alpha'],
  })

test('recharge-cycle plays: it stays in play; the next activation begins with a BFG card back in hand', () => {
  const g = charging()
  g.does('play:recharge-cycle', 'end')
  expect(g.marine().play.cards).toEqual(['recharge-cycle'])
  expect(g).waitsFor('invader', 'demon-activation')
  g.does('end')
  expect(g).waitsFor('alpha', 'pick-card')
  expect([...g.offers].sort()).toEqual(['return:critical-mass', 'return:tendril-surge'])
  g.does('return:critical-mass')
  expect(g.marine().hand.cards).toContain('critical-mass')
  expect(g.marine().hand.cards).not.toContain('tendril-surge')
  expect(g.marine().play.cards).toEqual([])
  expect(g.marine().discard.cards).toContain('recharge-cycle')
  expect(g).waitsFor('alpha', 'activation')
})

test('recharge-cycle refused: nothing returns in the activation in which it is played', () => {
  const g = charging()
  g.does('play:recharge-cycle')
  expect(g).waitsFor('alpha', 'activation')
  expect(g.marine().hand.cards).toEqual([])
  expect(g.figure('alpha').mp).toBe(0)
})

test('recharge-cycle refused: no card returns where the discard pile holds none', () => {
  const g = skirmish({
    map: room(9, 1),
    alpha: { at: 'a1', hand: ['recharge-cycle'], deck: ['sidearm', 'armor', 'ammo-check'], discard: ['double-time'] },
    demons: { imp: { at: 'i1' } },
    turn: 'alpha',
    initiative: ['alpha'],
  })
  g.does('play:recharge-cycle', 'end')
  expect(g).waitsFor('alpha', 'activation')
  expect(g.marine().hand.cards).toHaveLength(3)
  expect(g.marine().discard.cards).toEqual(['double-time', 'recharge-cycle'])
})
