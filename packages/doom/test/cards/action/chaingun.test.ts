import { expect, test } from 'vitest'
import { corridor, room } from '../../play.ts'
import { rolled, skirmish } from '../skirmish.ts'

test('spin-to-full plays: up to three attacks by a marine that stands still, who then cannot move', () => {
  const g = skirmish({
    map: corridor(8),
    alpha: { at: 'a1', hand: ['spin-to-full', 'double-time'] },
    demons: { pinky: [{ at: 'e1' }, { at: 'f1' }] },
    turn: 'alpha',
    dice: Array(9).fill(1),
  })
  g.does('play:double-time', 'play:spin-to-full')
  expect(g).offers('step:b1') // until a second attack is made
  g.does('attack:spin-to-full', 'target:pinky-1')
  expect(g).offers('step:b1')
  g.does('attack:spin-to-full', 'target:pinky-1')
  expect(g).not.offers('step:b1')
  g.does('attack:spin-to-full', 'target:pinky-2', 'keep:explosive-blast')
  expect(g.figure('pinky-1').damage).toBe(6)
  expect(g.figure('pinky-2').damage).toBe(3)
  expect(g).not.offers('attack:spin-to-full')
  expect(g).not.offers('step:b1')
  expect(g.figure('alpha').mp).toBe(3)
  expect(g).waitsFor('alpha', 'activation')
})

test('spin-to-full refused: one attack only for a marine that has moved, before it or after it', () => {
  const before = skirmish({
    map: corridor(8),
    alpha: { at: 'a1', hand: ['spin-to-full', 'double-time'] },
    demons: { pinky: { at: 'f1' } },
    turn: 'alpha',
    dice: [1, 1, 1],
  })
  before.does('play:double-time', 'step:b1', 'play:spin-to-full', 'attack:spin-to-full')
  expect(before).not.offers('attack:spin-to-full')
  expect(before).offers('step:c1')

  const after = skirmish({
    map: corridor(8),
    alpha: { at: 'a1', hand: ['spin-to-full', 'double-time'] },
    demons: { pinky: { at: 'f1' } },
    turn: 'alpha',
    dice: [1, 1, 1],
  })
  after.does('play:double-time', 'play:spin-to-full', 'attack:spin-to-full')
  expect(after).offers('attack:spin-to-full')
  after.does('step:b1')
  expect(after).not.offers('attack:spin-to-full')
  expect(after).offers('step:c1')
})

test('spin-to-full refused: further attacks of an earlier card do not count as its own', () => {
  const g = skirmish({
    map: room(8, 2),
    solo: true,
    alpha: { at: 'a1', hand: ['hold-the-trigger', 'spin-to-full', 'double-time'] },
    demons: { cyberdemon: { at: ['c1', 'd1', 'e1', 'c2', 'd2', 'e2'] } },
    turn: 'alpha',
    dice: Array(7).fill(1),
  })
  g.does('play:double-time', 'play:hold-the-trigger', 'attack:hold-the-trigger', 'attack:hold-the-trigger')
  g.does('play:spin-to-full', 'attack:spin-to-full')
  expect(g).offers('step:b1')
})

test('D-COVER-14 sweeping-fire plays: no cover, one shield less, new defenders, survivors are 2 slower once', () => {
  const g = skirmish({
    map: corridor(8),
    alpha: { at: 'a1', hand: ['sweeping-fire'] },
    demons: { imp: { at: 'c1' }, pinky: { at: 'd1' } },
    defense: ['iron-skin', 'onslaught'],
    turn: 'alpha',
    initiative: ['invader', 'invader'],
    dice: [2, 2, 2, 2],
  })
  g.does('play:sweeping-fire', 'attack:sweeping-fire', 'target:pinky-1')
  expect(g.figure('pinky-1').damage).toBe(3) // 4 hits, 2 shields, one ignored; the imp gave no cover
  g.does('attack:sweeping-fire') // only the imp is new
  expect(g.has('imp-1')).toBe(false)
  expect(g).not.offers('attack:sweeping-fire')
  g.does('end')
  expect(g).waitsFor('invader', 'demon-activation')
  expect(g.figure('pinky-1').mp).toBe(6 - 2)
  g.does('end')
  expect(g.state.lasting).toEqual([])
})

test('sweeping-fire refused: no defender twice', () => {
  const g = skirmish({
    map: corridor(8),
    alpha: { at: 'a1', hand: ['sweeping-fire', 'ammo-check'] },
    demons: { pinky: { at: 'd1' } },
    turn: 'alpha',
    dice: [1, 1],
  })
  g.does('play:sweeping-fire', 'attack:sweeping-fire')
  expect(g).not.offers('attack:sweeping-fire')
  expect(g.figure('alpha').mp).toBe(0)
})

test('brace plays: no movement, chaingun attacks add a red die, a shield more until the next activation', () => {
  const g = skirmish({
    map: corridor(8),
    alpha: {
      at: 'a1',
      hand: ['brace', 'spin-to-full', 'double-time'],
      deck: ['ammo-check', 'sidearm', 'armor'],
    },
    demons: { pinky: { at: 'e1' }, imp: { at: 'h1' } },
    turn: 'alpha',
    initiative: ['invader', 'alpha'],
    dice: [...Array(4).fill(1), 2, 2],
  })
  g.does('play:double-time', 'play:brace')
  expect(g).not.offers('step:b1')
  g.does('play:spin-to-full', 'attack:spin-to-full')
  expect(rolled(g)).toEqual([{ red: 3, black: 1 }])
  expect(g.figure('pinky-1').damage).toBe(4)
  g.does('end', 'activate:imp')
  expect(g.state.lasting).toMatchObject([{ ability: 'brace', until: 'owner-activation-start' }])
})

test('D-ATTACK-7 brace plays: each attack before the next activation meets one shield more', () => {
  const g = skirmish({
    map: corridor(4),
    alpha: { at: 'a1', hand: ['brace'], deck: ['double-time', 'sidearm', 'target-lock', 'ammo-check'] },
    demons: { imp: { at: 'c1' } },
    turn: 'alpha',
    initiative: ['invader', 'alpha'],
    dice: [2, 2],
  })
  g.does('play:brace', 'end') // draws three cards
  g.does('attack')
  expect(g.figure('alpha').damage).toBe(3)
  g.does('end')
  expect(g).waitsFor('alpha', 'activation')
  expect(g.state.lasting).toEqual([])
})

test('brace refused: not after a step; other weapons gain no die; the marine moves again in its next activation', () => {
  const moved = skirmish({
    map: corridor(8),
    alpha: { at: 'a1', hand: ['brace', 'double-time'] },
    demons: { pinky: { at: 'e1' } },
    turn: 'alpha',
    initiative: ['alpha'],
  })
  moved.does('play:double-time', 'step:b1')
  expect(moved).not.offers('play:brace')
  moved.does('end')
  expect(moved).waitsFor('alpha', 'activation')
  expect(moved).offers('play:brace') // steps of an earlier activation do not count

  const other = skirmish({
    map: corridor(8),
    alpha: { at: 'a1', hand: ['brace', 'sidearm'], deck: ['double-time', 'armor', 'ammo-check'] },
    demons: { pinky: { at: 'e1' } },
    turn: 'alpha',
    initiative: ['alpha'],
    dice: [1, 1],
  })
  other.does('play:brace', 'play:sidearm', 'attack:sidearm')
  expect(rolled(other)).toEqual([{ red: 1, black: 1 }])
  other.does('end', 'play:double-time')
  expect(other).offers('step:b1')
})
