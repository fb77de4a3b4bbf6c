import { expect, test } from 'vitest'
import { corridor } from '../../play.ts'
import { rolled, skirmish } from '../skirmish.ts'

const walk = (from: string, to: string) =>
  Array.from(
    { length: to.charCodeAt(0) - from.charCodeAt(0) },
    (_, n) => `step:${String.fromCharCode(from.charCodeAt(0) + n + 1)}1`,
  )

test('kinetic-arc plays: a red die for every 2 spaces moved', () => {
  const g = skirmish({
    map: corridor(12),
    alpha: { at: 'a1', hand: ['kinetic-arc'] },
    demons: { pinky: { at: 'i1' } },
    turn: 'alpha',
    dice: [1, 3],
  })
  g.does('play:kinetic-arc', ...walk('a', 'd'), 'attack:kinetic-arc')
  expect(rolled(g)).toEqual([{ red: 1, black: 1 }]) // 3 spaces
  expect(g.figure('pinky-1').damage).toBe(4)
  expect(g.figure('alpha').mp).toBe(1)
})

test('kinetic-arc refused: never more than 3 red dice, none for fewer than 2 spaces', () => {
  const most = skirmish({
    map: corridor(16),
    alpha: { at: 'a1', hand: ['kinetic-arc', 'double-time', 'dynamo-stride'] },
    demons: { pinky: { at: 'n1' } },
    turn: 'alpha',
    dice: [0, 0, 0, 1],
  })
  most.does('play:double-time', 'play:dynamo-stride', 'play:kinetic-arc', ...walk('a', 'i'))
  most.does('attack:kinetic-arc')
  expect(rolled(most)).toEqual([{ red: 3, black: 1 }]) // 8 + 2 spaces

  const least = skirmish({
    map: corridor(12),
    alpha: { at: 'a1', hand: ['kinetic-arc'] },
    demons: { pinky: { at: 'f1' } },
    turn: 'alpha',
    dice: [1],
  })
  least.does('play:kinetic-arc', 'step:b1', 'attack:kinetic-arc')
  expect(rolled(least)).toEqual([{ red: 0, black: 1 }])
})

test('full-discharge plays: after 5 spaces a black die more, and 2 shields are ignored', () => {
  const g = skirmish({
    map: corridor(14),
    alpha: { at: 'a1', hand: ['full-discharge', 'double-time'] },
    demons: { pinky: { at: 'l1' } },
    defense: ['iron-skin'],
    turn: 'alpha',
    dice: [1, 1, 1, 1],
  })
  g.does('play:double-time', 'play:full-discharge', ...walk('a', 'f'), 'attack:full-discharge')
  expect(rolled(g)).toEqual([{ red: 2, black: 2 }])
  expect(g.figure('pinky-1').damage).toBe(4)
})

test('full-discharge refused: with 4 spaces neither the die nor the shields', () => {
  const g = skirmish({
    map: corridor(14),
    alpha: { at: 'a1', hand: ['full-discharge', 'double-time'] },
    demons: { pinky: { at: 'k1' } },
    defense: ['iron-skin'],
    turn: 'alpha',
    dice: [1, 1, 1],
  })
  g.does('play:double-time', 'play:full-discharge', ...walk('a', 'e'), 'attack:full-discharge')
  expect(rolled(g)).toEqual([{ red: 2, black: 1 }])
  expect(g.figure('pinky-1').damage).toBe(1)
})

test('dynamo-stride plays: 2 spaces more count as moved', () => {
  const g = skirmish({
    map: corridor(12),
    alpha: { at: 'a1', hand: ['kinetic-arc', 'dynamo-stride'] },
    demons: { pinky: { at: 'f1' } },
    turn: 'alpha',
    dice: [1, 1],
  })
  g.does('play:dynamo-stride')
  expect(g.figure('alpha').mp).toBe(3)
  g.does('play:kinetic-arc', 'attack:kinetic-arc')
  expect(rolled(g)).toEqual([{ red: 1, black: 1 }])
})

test('dynamo-stride refused: it counts in this activation only, and it counts as having moved', () => {
  const g = skirmish({
    map: corridor(12),
    alpha: { at: 'a1', hand: ['brace', 'dynamo-stride'], deck: ['kinetic-arc', 'sidearm', 'armor'] },
    demons: { pinky: { at: 'f1' } },
    turn: 'alpha',
    initiative: ['alpha'],
    dice: [1],
  })
  expect(g).offers('play:brace')
  g.does('play:dynamo-stride')
  expect(g).not.offers('play:brace')
  g.does('end')
  expect(g).waitsFor('alpha', 'activation')
  g.does('play:kinetic-arc', 'attack:kinetic-arc')
  expect(rolled(g)).toEqual([{ red: 0, black: 1 }])
})

test('kinetic-arc plays: a teleporter step is one space', () => {
  const g = skirmish({
    map: corridor(12),
    alpha: { at: 'a1', hand: ['kinetic-arc'] },
    demons: { pinky: { at: 'l1' } },
    turn: 'alpha',
    scenario: { teleporters: [{ at: 'a1' }, { at: 'f1' }] },
    dice: [1, 1],
  })
  g.does('play:kinetic-arc', 'teleport:f1', 'step:g1', 'attack:kinetic-arc')
  expect(rolled(g)).toEqual([{ red: 1, black: 1 }])
})
