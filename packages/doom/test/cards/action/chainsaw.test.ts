import { expect, test } from 'vitest'
import { corridor, room } from '../../play.ts'
import { skirmish } from '../skirmish.ts'

test('D-GLORY-2 saw-through plays: a small demon that would be damaged dies as by a Glory Kill', () => {
  const g = skirmish({
    map: corridor(4),
    alpha: { at: 'a1', hand: ['saw-through'], damage: 5 },
    demons: { pinky: { at: 'b1' }, imp: { at: 'd1' } },
    turn: 'alpha',
    dice: [0, 0, 1],
  })
  g.does('play:saw-through', 'attack:saw-through')
  expect(g.has('pinky-1')).toBe(false)
  expect(g.figure('alpha').damage).toBe(3)
  expect(g.marine().glory.cards).toHaveLength(1)
  expect(g.events('glory-kill')).toMatchObject([{ marine: 'alpha', demon: 'pinky-1' }])
  expect(g).waitsFor('alpha', 'activation')
})

test('saw-through plays: a large demon that was damaged suffers 2 more', () => {
  const g = skirmish({
    map: room(4, 2),
    alpha: { at: 'a1', hand: ['saw-through'] },
    demons: { mancubus: { at: ['b1', 'b2'] } },
    turn: 'alpha',
    dice: [1, 1, 1],
  })
  g.does('play:saw-through', 'attack:saw-through')
  expect(g.figure('mancubus-1').damage).toBe(3 - 1 + 2) // tough: one shield, against the attack alone
  expect(g.marine().glory.cards).toEqual([])
  expect(g).waitsFor('alpha', 'activation')
})

test('saw-through refused: without damage neither the kill nor the 2 damage, and only adjacent demons can be sawn', () => {
  const small = skirmish({
    map: corridor(4),
    alpha: { at: 'a1', hand: ['saw-through'], damage: 5 },
    demons: { pinky: { at: 'c1' } },
    defense: ['iron-skin'],
    turn: 'alpha',
    dice: [0, 0, 2],
  })
  small.does('play:saw-through')
  expect(small).not.offers('attack:saw-through')
  small.does('step:b1', 'attack:saw-through')
  expect(small.figure('pinky-1').damage).toBe(0)
  expect(small.figure('alpha').damage).toBe(5)

  const large = skirmish({
    map: room(4, 2),
    alpha: { at: 'a1', hand: ['saw-through'] },
    demons: { mancubus: { at: ['b1', 'b2'] } },
    turn: 'alpha',
    dice: [0, 0, 1],
  })
  large.does('play:saw-through', 'attack:saw-through')
  expect(large.figure('mancubus-1').damage).toBe(0)
})

test('saw-through refused: its kill is no attack kill, so Unstoppable does not answer', () => {
  const g = skirmish({
    map: corridor(4),
    alpha: { at: 'a1', hand: ['saw-through'] },
    demons: { pinky: { at: 'b1' }, imp: { at: 'd1' } },
    events: ['unstoppable'],
    turn: 'alpha',
    dice: [2, 2, 3],
  })
  g.does('play:saw-through', 'attack:saw-through')
  expect(g).waitsFor('alpha', 'activation')
  expect(g.has('pinky-1')).toBe(false)
})

test('carve-a-path plays: up to three new defenders, a movement point for each one damaged', () => {
  const g = skirmish({
    map: room(5, 3),
    alpha: { at: 'b2', hand: ['carve-a-path'] },
    demons: { imp: [{ at: 'a1' }, { at: 'b1' }, { at: 'c1' }, { at: 'c3' }] },
    defense: ['onslaught', 'iron-skin', 'hellish-power'],
    turn: 'alpha',
    dice: [1, 1, 1, 1, 1, 3],
  })
  g.does('play:carve-a-path', 'attack:carve-a-path', 'target:imp-1')
  expect(g.figure('alpha').mp).toBe(5 + 1)
  g.does('attack:carve-a-path')
  expect(g).not.offers('target:imp-1')
  g.does('target:imp-2') // 2 hits, 2 shields
  expect(g.figure('imp-2').damage).toBe(0)
  expect(g.figure('alpha').mp).toBe(6)
  g.does('attack:carve-a-path', 'target:imp-3')
  expect(g.has('imp-3')).toBe(false)
  expect(g.figure('alpha').mp).toBe(7)
  expect(g).not.offers('attack:carve-a-path')
  expect(g).waitsFor('alpha', 'activation')
})

test('carve-a-path refused: never the same defender again, never one that is not adjacent', () => {
  const g = skirmish({
    map: corridor(5),
    alpha: { at: 'a1', hand: ['carve-a-path'] },
    demons: { imp: [{ at: 'b1' }, { at: 'd1' }] },
    turn: 'alpha',
    dice: [0, 1],
  })
  g.does('play:carve-a-path', 'attack:carve-a-path')
  expect(g.figure('imp-1').damage).toBe(1)
  expect(g).not.offers('attack:carve-a-path')
  expect(g).offers('forgo')
})

test('D-GLORY-5 rev-the-engine plays: a demon is staggered for this marine 2 damage earlier, at 1 at the earliest', () => {
  const g = skirmish({
    map: corridor(6),
    alpha: { at: 'a1', hand: ['rev-the-engine', 'double-time'], damage: 4 },
    demons: { 'possessed-soldier': [{ at: 'c1', damage: 1 }, { at: 'e1' }] },
    turn: 'alpha',
  })
  g.does('play:double-time', 'play:rev-the-engine')
  expect(g.figure('alpha').mp).toBe(5)
  g.does('step:b1', 'step:c1')
  expect(g.has('possessed-soldier-1')).toBe(false)
  expect(g.figure('alpha').damage).toBe(2)
  expect(g.marine().glory.cards).toHaveLength(1)
  expect(g.figure('alpha').mp).toBe(2)
  g.does('step:d1')
  expect(g).not.offers('step:e1') // undamaged: 1 is the least
})

test('rev-the-engine refused: it ends with the activation and helps no other marine', () => {
  const g = skirmish({
    map: room(4, 2),
    alpha: { at: 'a1', hand: ['rev-the-engine'] },
    bravo: { at: 'c1', hand: ['double-time'] },
    demons: { 'possessed-soldier': { at: 'b2', damage: 1 } },
    turn: 'alpha',
    initiative: ['bravo'],
  })
  g.does('play:rev-the-engine', 'end')
  expect(g).waitsFor('bravo', 'activation')
  expect(g.state.lasting).toEqual([])
  g.does('play:double-time', 'done', 'step:b2') // through it, at the price of an enemy
  expect(g.has('possessed-soldier-1')).toBe(true)
  expect(g.figure('bravo').mp).toBe(1)
})

test('saw-through cyberdemon-colossus plays: the Cyberdemon is a large defender and suffers 2 more damage', () => {
  const g = skirmish({
    map: room(6, 3),
    alpha: { at: 'c1', hand: ['saw-through'] },
    demons: { cyberdemon: { at: ['a1', 'b1', 'a2', 'b2', 'a3', 'b3'] } },
    turn: 'alpha',
    dice: [1, 1, 1],
  })
  g.does('play:saw-through', 'attack:saw-through')
  expect(g.figure('cyberdemon-1').damage).toBe(2 + 2)
})
