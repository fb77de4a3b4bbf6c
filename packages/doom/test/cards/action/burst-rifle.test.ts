import { expect, test } from 'vitest'
import { corridor, room } from '../../play.ts'
import { skirmish } from '../skirmish.ts'

test('D-ATTACK-8 run-and-gun plays: up to 2 dice of the attack are rerolled, each once', () => {
  const g = skirmish({
    map: corridor(6),
    alpha: { at: 'a1', hand: ['run-and-gun'] },
    demons: { pinky: { at: 'e1' } },
    turn: 'alpha',
    dice: [0, 0, 1, 2, 2],
  })
  g.does('play:run-and-gun')
  expect(g.figure('alpha').mp).toBe(6)
  g.does('attack:run-and-gun', 'reroll:0')
  expect(g).not.offers('reroll:0')
  g.does('reroll:1')
  expect(g.figure('pinky-1').damage).toBe(5)
  expect(g).waitsFor('alpha', 'activation')
})

test('run-and-gun refused: rerolling may be declined, and no attack reaches 5 spaces', () => {
  const g = skirmish({
    map: corridor(7),
    alpha: { at: 'a1', hand: ['run-and-gun'] },
    demons: { pinky: { at: 'f1' } },
    turn: 'alpha',
    dice: [1, 1, 1],
  })
  g.does('play:run-and-gun')
  expect(g).not.offers('attack:run-and-gun')
  g.does('step:b1', 'attack:run-and-gun', 'done')
  expect(g.figure('pinky-1').damage).toBe(3)
  expect(g).waitsFor('alpha', 'activation')
})

test('walking-fire plays: 1 movement point per reroll, also twice of the same die', () => {
  const g = skirmish({
    map: corridor(6),
    alpha: { at: 'a1', hand: ['walking-fire'] },
    demons: { pinky: { at: 'f1' } },
    turn: 'alpha',
    dice: [0, 1, 1, 0, 2, 3],
  })
  g.does('play:walking-fire', 'attack:walking-fire', 'reroll:0')
  expect(g.figure('alpha').mp).toBe(3)
  g.does('reroll:0', 'reroll:2')
  expect(g.figure('alpha').mp).toBe(1)
  expect(g.figure('pinky-1').damage).toBe(2 + 1 + 3) // three rerolls are the most
  expect(g).waitsFor('alpha', 'activation')
})

test('walking-fire refused: no reroll without movement points left', () => {
  const g = skirmish({
    map: corridor(9),
    alpha: { at: 'a1', hand: ['walking-fire'] },
    demons: { pinky: { at: 'i1' } },
    turn: 'alpha',
    dice: [0, 1, 1, 2],
  })
  g.does('play:walking-fire', 'step:b1', 'step:c1', 'step:d1', 'attack:walking-fire')
  g.does('reroll:0') // the last point
  expect(g.figure('alpha').mp).toBe(0)
  expect(g.figure('pinky-1').damage).toBe(4)
  expect(g).waitsFor('alpha', 'activation')
})

test('D-MOVE-16 D-ACTION-13 break-contact plays: after an attack against it the marine moves 3 spaces', () => {
  const g = skirmish({
    map: room(6, 2),
    alpha: { at: 'b1', hand: ['break-contact'], deck: ['ammo-check'] },
    demons: { imp: { at: 'a1' } },
    turn: 'imp',
    dice: [1, 1],
  })
  g.does('attack')
  expect(g.figure('alpha').damage).toBe(2)
  expect(g).waitsFor('alpha', 'after-defense')
  g.does('use:break-contact', 'step:c1', 'step:d1')
  expect(g).waitsFor('alpha', 'spend-movement')
  expect(g).offers('done')
  g.does('step:e1') // the last point
  expect(g.at('alpha')).toEqual(['e1'])
  expect(g.figure('alpha').mp).toBe(0)
  expect(g.marine().discard.cards).toContain('break-contact')
  expect(g).waitsFor('invader', 'demon-activation')
})

test('break-contact refused: not in the own activation, not by a marine the attack has killed', () => {
  const own = skirmish({
    map: room(6, 2),
    alpha: { at: 'b1', hand: ['break-contact'] },
    demons: { imp: { at: 'a1' } },
    turn: 'alpha',
  })
  expect(own).not.offers('play:break-contact')

  const dead = skirmish({
    map: room(6, 2),
    alpha: { at: 'b1', damage: 9, hand: ['break-contact'], deck: ['ammo-check'] },
    demons: { imp: { at: 'a1' } },
    turn: 'imp',
    dice: [1, 1],
  })
  dead.does('attack')
  expect(dead.has('alpha')).toBe(false)
  expect(dead).waitsFor('invader', 'demon-activation')
})
