import { expect, test } from 'vitest'
import { corridor, room } from '../../play.ts'
import { skirmish } from '../skirmish.ts'

const salvo = (card: string) =>
  skirmish({
    map: room(8, 3),
    alpha: { at: 'a2', hand: [card] },
    bravo: { at: 'e1', hand: ['armor'] },
    demons: { imp: [{ at: 'e2', damage: 1 }, { at: 'f2' }, { at: 'h2' }], pinky: { at: 'd3' } },
    turn: 'alpha',
    dice: [1, 1, 1, 1, 3],
  })

test('W-ATK-8 D-DEFENSE-12 OP-29 rocket-salvo-1 plays: each figure next to the dead defender suffers the roll, friends too', () => {
  const g = salvo('rocket-salvo-1')
  g.does('play:rocket-salvo-1', 'attack:rocket-salvo-1', 'target:imp-1')
  g.passes()
  expect(g.has('imp-1')).toBe(false)
  expect(g.figure('imp-2').damage).toBe(3)
  expect(g.figure('pinky-1').damage).toBe(3)
  expect(g.figure('bravo').damage).toBe(3) // no defense card, no Armor
  expect(g.figure('imp-3').damage).toBe(0)
  expect(g.figure('alpha')).toMatchObject({ damage: 0, mp: 2 })
  expect(g).waitsFor('alpha', 'activation')
})

test('W-ATK-8 rocket-salvo-2 plays: like the first one; a living defender suffers no splash', () => {
  const g = salvo('rocket-salvo-2')
  g.does('play:rocket-salvo-2', 'attack:rocket-salvo-2', 'target:pinky-1')
  expect(g.figure('pinky-1').damage).toBe(4)
  expect(g.has('imp-1')).toBe(false) // 1 + 3
  expect(g.figure('imp-2').damage).toBe(0)
  expect(g.figure('bravo').damage).toBe(0)
  expect(g).waitsFor('alpha', 'activation')
})

test('rocket-salvo-1 rocket-salvo-2 refused: no blast without a defender within 7 spaces, none through a wall', () => {
  for (const card of ['rocket-salvo-1', 'rocket-salvo-2']) {
    const far = skirmish({
      map: corridor(11),
      alpha: { at: 'a1', hand: [card] },
      demons: { imp: { at: 'k1' } },
      turn: 'alpha',
    })
    far.does(`play:${card}`, 'step:b1', 'step:c1')
    expect(far).not.offers(`attack:${card}`)
    far.does('end')
    expect(far.figure('imp-1').damage).toBe(0)
    expect(far.events('rolled')).toEqual([])

    const walled = skirmish({
      map: ['+-+-+-+-+', '|. . .|.|', '+-+-+-+-+'],
      alpha: { at: 'a1', hand: [card] },
      demons: { pinky: [{ at: 'c1' }, { at: 'd1' }] },
      turn: 'alpha',
      dice: [0, 0, 1, 1, 3],
    })
    walled.does(`play:${card}`, `attack:${card}`)
    expect(walled.figure('pinky-1').damage).toBe(2)
    expect(walled.figure('pinky-2').damage).toBe(0)
  }
})

test('blast-jump plays: 1 damage, up to 4 spaces over figures, 1 damage around the space left', () => {
  const g = skirmish({
    map: corridor(8),
    alpha: { at: 'b1', hand: ['blast-jump', 'kinetic-arc'] },
    demons: { imp: [{ at: 'a1' }, { at: 'c1' }], pinky: { at: 'd1' } },
    turn: 'alpha',
    dice: [0, 0, 1],
  })
  g.does('play:blast-jump')
  expect(g.figure('alpha').damage).toBe(1)
  expect([...g.offers].sort()).toEqual(['done', 'jump:e1', 'jump:f1'])
  g.does('jump:f1')
  expect(g.at('alpha')).toEqual(['f1'])
  expect(g.figure('imp-1').damage).toBe(1)
  expect(g.figure('imp-2').damage).toBe(1)
  expect(g.figure('pinky-1').damage).toBe(0)
  expect(g.figure('alpha').damage).toBe(1)
  expect(g).waitsFor('alpha', 'activation')
  g.does('play:kinetic-arc', 'attack:kinetic-arc', 'target:pinky-1')
  expect(g.events('attack')).toMatchObject([{ dice: { red: 2, black: 1 } }]) // 4 spaces moved
})

test('blast-jump refused: not through walls, not onto figures, and no further if the damage kills', () => {
  const walled = skirmish({
    map: ['+-+-+-+-+', '|. . .|.|', '+-+-+-+-+'],
    alpha: { at: 'a1', hand: ['blast-jump'] },
    demons: { imp: { at: 'b1' } },
    turn: 'alpha',
  })
  walled.does('play:blast-jump')
  expect([...walled.offers].sort()).toEqual(['done', 'jump:c1'])

  const dead = skirmish({
    map: corridor(5),
    alpha: { at: 'a1', hand: ['blast-jump'], damage: 9 },
    demons: { imp: { at: 'b1' } },
    turn: 'alpha',
    initiative: ['invader'],
  })
  dead.does('play:blast-jump')
  expect(dead.has('alpha')).toBe(false)
  expect(dead.figure('imp-1').damage).toBe(0)
  expect(dead.state.invader.frags).toBe(1)
  expect(dead).not.waitsFor('alpha', 'activation')
})

test('blast-jump refused: a marine that stays or cannot move leaves no space', () => {
  const g = skirmish({
    map: corridor(5),
    alpha: { at: 'a1', hand: ['blast-jump', 'brace'] },
    demons: { imp: { at: 'b1' } },
    turn: 'alpha',
  })
  g.does('play:brace', 'play:blast-jump')
  expect(g.at('alpha')).toEqual(['a1'])
  expect(g.figure('alpha').damage).toBe(1)
  expect(g.figure('imp-1').damage).toBe(0)
  expect(g).waitsFor('alpha', 'activation')

  const stays = skirmish({
    map: corridor(5),
    alpha: { at: 'a1', hand: ['blast-jump'] },
    demons: { imp: { at: 'b1' } },
    turn: 'alpha',
  })
  stays.does('play:blast-jump', 'done')
  expect(stays.figure('imp-1').damage).toBe(0)
  expect(stays).waitsFor('alpha', 'activation')
})
