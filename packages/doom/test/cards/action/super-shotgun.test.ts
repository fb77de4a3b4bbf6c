import { expect, test } from 'vitest'
import { corridor, room } from '../../play.ts'
import { rolled, skirmish } from '../skirmish.ts'

test('W-ATK-7 D-DEFENSE-12 up-close-and-personal plays: 1 red die hits one figure next to the defender, undefended', () => {
  const g = skirmish({
    map: room(5, 3),
    alpha: { at: 'a2', hand: ['up-close-and-personal'] },
    bravo: { at: 'b1', hand: ['armor'] },
    demons: { pinky: { at: 'b2' }, imp: [{ at: 'c2' }, { at: 'd2' }] },
    turn: 'alpha',
    dice: [0, 1, 1, 2],
  })
  g.does('play:up-close-and-personal', 'attack:up-close-and-personal', 'target:pinky-1')
  expect(g.figure('pinky-1').damage).toBe(2)
  g.does('yes')
  expect([...g.offers].sort()).toEqual(['done', 'pick:alpha', 'pick:bravo', 'pick:imp-1'])
  g.does('pick:bravo')
  expect(g.figure('bravo').damage).toBe(2)
  expect(g.figure('imp-1').damage).toBe(0)
  expect(g).waitsFor('alpha', 'activation')
})

test('OP-29 up-close-and-personal plays: also next to the space of a dead defender', () => {
  const g = skirmish({
    map: corridor(5),
    alpha: { at: 'a1', hand: ['up-close-and-personal'] },
    demons: { imp: [{ at: 'c1' }, { at: 'd1' }] },
    turn: 'alpha',
    dice: [0, 2, 2, 1],
  })
  g.does('play:up-close-and-personal', 'attack:up-close-and-personal')
  expect(g.has('imp-1')).toBe(false)
  g.does('yes', 'pick:imp-2')
  expect(g.figure('imp-2').damage).toBe(1)
  expect(g).waitsFor('alpha', 'activation')
})

test('up-close-and-personal refused: nothing is rolled if the marine declines or nobody stands next to the defender', () => {
  const declined = skirmish({
    map: corridor(5),
    alpha: { at: 'a1', hand: ['up-close-and-personal'] },
    demons: { pinky: { at: 'b1' }, imp: { at: 'c1' } },
    turn: 'alpha',
    dice: [0, 1, 1],
  })
  declined.does('play:up-close-and-personal', 'attack:up-close-and-personal', 'target:pinky-1', 'no')
  expect(declined.events('rolled')).toHaveLength(1)
  expect(declined).waitsFor('alpha', 'activation')

  const alone = skirmish({
    map: corridor(5),
    alpha: { at: 'a1', hand: ['up-close-and-personal'] },
    demons: { pinky: [{ at: 'c1' }, { at: 'e1' }] },
    turn: 'alpha',
    dice: [0, 1, 1],
  })
  alone.does('play:up-close-and-personal', 'attack:up-close-and-personal')
  expect(alone).waitsFor('alpha', 'activation')
  expect(alone.events('rolled')).toHaveLength(1)
})

test('both-barrels plays: 3 red and 2 black dice against an adjacent defender', () => {
  const g = skirmish({
    map: corridor(5),
    alpha: { at: 'a1', hand: ['both-barrels'] },
    demons: { pinky: { at: 'b1' } },
    turn: 'alpha',
    dice: [1, 1, 1, 2, 2],
  })
  g.does('play:both-barrels', 'attack:both-barrels')
  expect(rolled(g)).toEqual([{ red: 3, black: 2 }])
  expect(g.figure('pinky-1').damage).toBe(7)
  expect(g.figure('alpha').mp).toBe(2)
  expect(g).waitsFor('alpha', 'activation')
})

test('both-barrels refused: 2 spaces away the second black die is not rolled, 3 spaces are too far', () => {
  const g = skirmish({
    map: corridor(5),
    alpha: { at: 'a1', hand: ['both-barrels'] },
    demons: { pinky: [{ at: 'c1' }, { at: 'd1' }] },
    turn: 'alpha',
    dice: [1, 1, 1, 2],
  })
  g.does('play:both-barrels', 'attack:both-barrels') // pinky-2 is out of range
  expect(rolled(g)).toEqual([{ red: 3, black: 1 }])
  expect(g.figure('pinky-1').damage).toBe(5)
})

test('snap-reload plays: a Super Shotgun main action card comes back from the discard pile', () => {
  const g = skirmish({
    map: corridor(5),
    alpha: {
      at: 'a1',
      hand: ['snap-reload'],
      discard: ['both-barrels', 'up-close-and-personal', 'sidearm', 'target-lock'],
    },
    demons: { pinky: { at: 'e1' } },
    turn: 'alpha',
  })
  g.does('play:snap-reload')
  expect([...g.offers].sort()).toEqual(['return:both-barrels', 'return:up-close-and-personal'])
  g.does('return:both-barrels')
  expect(g.marine().hand.cards).toEqual(['both-barrels'])
  expect(g.marine().discard.cards).toEqual(['up-close-and-personal', 'sidearm', 'target-lock'])
  expect(g.figure('alpha').mp).toBe(1)
  expect(g).offers('play:both-barrels')
})

test('snap-reload refused: cards played in this activation are not in the discard pile yet', () => {
  const g = skirmish({
    map: corridor(5),
    alpha: { at: 'a1', hand: ['snap-reload', 'both-barrels'], discard: ['sidearm'] },
    demons: { pinky: { at: 'e1' } },
    turn: 'alpha',
  })
  g.does('play:both-barrels', 'forgo', 'play:snap-reload')
  expect(g).waitsFor('alpha', 'activation')
  expect(g.marine().hand.cards).toEqual([])
  expect(g.figure('alpha').mp).toBe(2 + 1)
})
