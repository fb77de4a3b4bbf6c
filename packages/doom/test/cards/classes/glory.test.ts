import { expect, test } from 'vitest'
import { corridor, fight } from '../fight.ts'

test('berserker berserker-1 plays: without a Glory Kill card one is gained, with its 2 damage recovered', () => {
  const g = fight({
    alpha: { at: 'a1', class: 'berserker', damage: 5 },
    demons: { imp: { at: 'j4' } },
    gloryDeck: ['torn-limb'],
    turn: 'alpha',
  })
  g.does('use:berserker-1')
  expect(g.marine().glory.cards).toEqual(['torn-limb'])
  expect(g.figure('alpha').damage).toBe(3)
  expect(g).waitsFor('alpha', 'activation')
})

test('D-ABILITY-2 berserker berserker-1 refused: the marine need not gain the card', () => {
  const g = fight({
    alpha: { at: 'a1', class: 'berserker', damage: 5 },
    demons: { imp: { at: 'j4' } },
    gloryDeck: ['torn-limb'],
    turn: 'alpha',
  }).does('pass')
  expect(g.marine().glory.cards).toEqual([])
  expect(g.figure('alpha').damage).toBe(5)
  expect(g).waitsFor('alpha', 'activation')
})

test('berserker berserker-1 refused: with a Glory Kill card already there', () => {
  const g = fight({
    alpha: { at: 'a1', class: 'berserker', damage: 5, glory: ['iron-will'] },
    demons: { imp: { at: 'j4' } },
    turn: 'alpha',
  })
  expect(g.marine().glory.cards).toEqual(['iron-will'])
  expect(g.figure('alpha').damage).toBe(5)
})

test('D-GLORY-5 butcher butcher-1 plays: a demon 1 below its stagger value is glory-killed', () => {
  const g = fight({
    map: corridor(5),
    alpha: { at: 'a1', class: 'butcher', hand: ['sidearm'] },
    demons: { 'possessed-soldier': { at: 'b1', damage: 2 }, imp: { at: 'e1' } },
    turn: 'alpha',
  })
  g.does('sprint:sidearm', 'step:b1')
  expect(g.has('possessed-soldier-1')).toBe(false)
  expect(g.marine().glory.cards).toHaveLength(1)
  expect(g).waitsFor('alpha', 'activation')
})

test('butcher butcher-1 refused: 2 below the value, an undamaged demon of value 1, another marine', () => {
  const two = fight({
    map: corridor(3),
    alpha: { at: 'a1', class: 'butcher', hand: ['sidearm'] },
    demons: { 'possessed-soldier': { at: 'b1', damage: 1 } },
    turn: 'alpha',
  })
  two.does('sprint:sidearm', 'step:b1')
  expect(two.has('possessed-soldier-1')).toBe(true)
  expect(two).not.offers('end') // it has to move on
  const minimum = fight({
    map: corridor(3),
    alpha: { at: 'a1', class: 'butcher', hand: ['sidearm'] },
    demons: { imp: { at: 'b1' } },
    turn: 'alpha',
  })
  minimum.does('sprint:sidearm', 'step:b1')
  expect(minimum.has('imp-1')).toBe(true)
  const other = fight({
    map: corridor(4),
    alpha: { at: 'b1', hand: ['sidearm'] },
    bravo: { at: 'a1', class: 'butcher' },
    demons: { 'possessed-soldier': { at: 'c1', damage: 2 } },
    turn: 'alpha',
  })
  other.does('sprint:sidearm', 'step:c1')
  expect(other.has('possessed-soldier-1')).toBe(true)
})

test('ripper ripper-1 plays: 2 movement points after a Glory Kill', () => {
  const g = fight({
    map: corridor(6),
    alpha: { at: 'a1', class: 'ripper', hand: ['sidearm'] },
    demons: { imp: [{ at: 'b1', damage: 1 }, { at: 'f1' }] },
    turn: 'alpha',
  })
  g.does('sprint:sidearm', 'step:b1')
  expect(g.figure('alpha').mp).toBe(6 - 2 + 2)
  expect(g).waitsFor('alpha', 'activation')
})

test('ripper ripper-1 refused: a demon killed by an attack', () => {
  const g = fight({
    alpha: { at: 'a1', class: 'ripper', hand: ['sidearm'] },
    demons: { imp: [{ at: 'b1', damage: 3 }, { at: 'j4' }] },
    turn: 'alpha',
    dice: [1, 1],
  })
  g.does('play:sidearm', 'attack:sidearm')
  expect(g.has('imp-1')).toBe(false)
  expect(g.figure('alpha').mp).toBe(4) // the speed of the card alone
  expect(g).waitsFor('alpha', 'activation')
})
