import { expect, test } from 'vitest'
import { corridor, room } from '../../play.ts'
import { rolled, skirmish } from '../skirmish.ts'

test('W-ATK-9 hold-the-trigger plays: two attacks; a stunned marine leaves out a die only in the first', () => {
  const g = skirmish({
    map: corridor(8),
    alpha: { at: 'a1', hand: ['hold-the-trigger'], stunned: true },
    demons: { pinky: { at: 'g1' } },
    turn: 'alpha',
    dice: [1, 2, 2],
  })
  g.does('play:hold-the-trigger')
  expect(g.figure('alpha').mp).toBe(0)
  g.does('attack:hold-the-trigger', 'remove:black')
  expect(g.figure('alpha').stunned).toBe(false)
  g.does('attack:hold-the-trigger')
  expect(rolled(g)).toEqual([
    { red: 1, black: 0 },
    { red: 1, black: 1 },
  ])
  expect(g.figure('pinky-1').damage).toBe(5)
  expect(g).not.offers('attack:hold-the-trigger')
  expect(g).waitsFor('alpha', 'activation')
})

test('hold-the-trigger refused: no attack at 7 spaces; the second attack is not a must', () => {
  const far = skirmish({
    map: corridor(8),
    alpha: { at: 'a1', hand: ['hold-the-trigger'] },
    demons: { pinky: { at: 'h1' } },
    turn: 'alpha',
  })
  far.does('play:hold-the-trigger')
  expect(far).not.offers('attack:hold-the-trigger')

  const once = skirmish({
    map: corridor(8),
    alpha: { at: 'a1', hand: ['hold-the-trigger', 'ammo-check'] },
    demons: { pinky: { at: 'g1' } },
    turn: 'alpha',
    dice: [1, 1],
  })
  once.does('play:hold-the-trigger', 'attack:hold-the-trigger', 'forgo')
  expect(once).not.offers('attack:hold-the-trigger')
  expect(once).offers('play:ammo-check')
})

/** A soldier behind an imp: the imp gives it cover. */
const behind = { imp: { at: 'e1' }, 'possessed-soldier': { at: 'g1' } }

test('D-COVER-14 aimed-salvo plays: the defender has no cover', () => {
  const g = skirmish({
    map: corridor(9),
    alpha: { at: 'a1', hand: ['aimed-salvo'] },
    demons: behind,
    turn: 'alpha',
    dice: [1, 1, 1],
  })
  g.does('play:aimed-salvo', 'attack:aimed-salvo', 'target:possessed-soldier-1')
  expect(g.figure('possessed-soldier-1').damage).toBe(3)
  expect(g).waitsFor('alpha', 'activation') // the invader was not asked for a second card
  expect(g.figure('alpha').mp).toBe(2)
})

test('D-COVER-14 aimed-salvo refused: other cards of the rifle leave the defender its cover; no attack at 9 spaces', () => {
  const g = skirmish({
    map: corridor(9),
    alpha: { at: 'a1', hand: ['target-lock'] },
    demons: behind,
    turn: 'alpha',
    dice: [1, 1, 1],
  })
  g.does('play:target-lock', 'attack:target-lock', 'target:possessed-soldier-1')
  expect(g).waitsFor('invader', 'defense-card')

  const far = skirmish({
    map: corridor(10),
    alpha: { at: 'a1', hand: ['aimed-salvo'] },
    demons: { imp: { at: 'j1' } },
    turn: 'alpha',
  })
  far.does('play:aimed-salvo')
  expect(far).not.offers('attack:aimed-salvo')
  far.does('step:b1')
  expect(far).offers('attack:aimed-salvo')
})

const marked = () =>
  skirmish({
    map: room(8, 2),
    alpha: { at: 'a1', hand: ['target-lock'], deck: ['sidearm'] },
    bravo: { at: 'b1', hand: ['sidearm'] },
    demons: { imp: { at: 'e1' }, pinky: { at: 'f1' } },
    turn: 'alpha',
    initiative: ['bravo', 'alpha'],
    dice: [1, 0, 0, 0, 1, 2],
  })

test('target-lock plays: another marine attacks the marked defender without cover and rerolls 1 die', () => {
  const g = marked()
  g.does('play:target-lock', 'attack:target-lock', 'target:pinky-1', 'keep:onslaught')
  expect(g.figure('pinky-1').damage).toBe(1)
  expect(g.figure('alpha').mp).toBe(4)
  g.does('end')
  expect(g).waitsFor('bravo', 'activation')
  g.does('play:sidearm', 'attack:sidearm', 'target:pinky-1')
  expect(g).waitsFor('bravo', 'reroll') // the imp in between gave no cover
  g.does('reroll:0')
  expect(g.figure('pinky-1').damage).toBe(1 + 2 + 1)
  expect(g).waitsFor('bravo', 'activation')
})

test('target-lock refused: other defenders are not marked, the mark ends when its owner activates again', () => {
  const g = marked()
  g.does('play:target-lock', 'attack:target-lock', 'target:pinky-1', 'keep:onslaught', 'end')
  g.does('play:sidearm', 'attack:sidearm', 'target:imp-1')
  expect(g).waitsFor('bravo', 'activation') // no reroll
  g.does('end')
  expect(g).waitsFor('alpha', 'activation')
  expect(g.state.lasting).toEqual([])
})

test('target-lock refused: the marine that marked gains nothing from it', () => {
  const g = skirmish({
    map: corridor(8),
    solo: true,
    alpha: { at: 'a1', hand: ['target-lock', 'sidearm'] },
    demons: { pinky: { at: 'd1' } },
    turn: 'alpha',
    dice: [1, 0, 0, 1, 1],
  })
  g.does('play:target-lock', 'attack:target-lock')
  expect(g.state.lasting).toMatchObject([{ ability: 'target-lock', owner: 'alpha', on: ['pinky-1'] }])
  g.does('play:sidearm', 'attack:sidearm')
  expect(g.figure('pinky-1').damage).toBe(3)
  expect(g).waitsFor('alpha', 'activation')
})

test('hold-the-trigger plays: each of its attacks is defended on its own, and a stun ends with the first', () => {
  const g = skirmish({
    map: corridor(8),
    alpha: { at: 'a1', hand: ['hold-the-trigger'] },
    demons: { pinky: { at: 'd1', stunned: true } },
    defense: ['iron-skin'],
    turn: 'alpha',
    dice: [1, 1, 1, 1],
  })
  g.does('play:hold-the-trigger', 'attack:hold-the-trigger')
  expect(g.figure('pinky-1')).toMatchObject({ damage: 2, stunned: false }) // no card against the first
  g.does('attack:hold-the-trigger')
  expect(g.figure('pinky-1').damage).toBe(2)
})

test('hold-the-trigger plays: Vigilance may answer each of its attacks', () => {
  const g = skirmish({
    map: corridor(8),
    alpha: { at: 'a1', hand: ['hold-the-trigger'], deck: ['ammo-check', 'armor'] },
    demons: { 'possessed-soldier': { at: 'd1' } },
    turn: 'alpha',
    argent: { 'possessed-soldier': 2 },
    dice: [0, 1, 1, 1, 0, 1, 2, 1],
  })
  g.does('play:hold-the-trigger')
  g.does('attack:hold-the-trigger', 'use:possessed-vigilance:possessed-soldier-1', 'done')
  expect(g.figure('alpha').damage).toBe(2)
  g.does('attack:hold-the-trigger', 'use:possessed-vigilance:possessed-soldier-1', 'done')
  expect(g.figure('alpha').damage).toBe(2 + 1) // against the 2 shields of the next card
  expect(g.state.demons['possessed-soldier']!.argent).toBe(0)
  expect(g).waitsFor('alpha', 'activation')
})
