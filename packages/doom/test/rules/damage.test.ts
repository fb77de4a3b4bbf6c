import { expect, test } from 'vitest'
import { away, corridor, doom, room } from '../play.ts'

test('D-DAMAGE-1 D-DAMAGE-2 every figure carries its own damage as one sum', () => {
  const g = doom({
    map: corridor(6),
    alpha: { at: 'a1', hand: ['sidearm'], damage: 4 },
    bravo: { at: 'f1', damage: 1 },
    charlie: { at: null },
    delta: { at: null },
    demons: { imp: [{ at: 'b1' }, { at: 'c1', damage: 2 }] },
    turn: 'alpha',
    dice: [1, 2],
    scenario: { events: { deck: ['wall-of-flesh'] } },
  })
  g.does('play:sidearm', 'attack:sidearm', 'target:imp-1')
  const damage = Object.fromEntries(g.view('bravo').figures.map(f => [f.id, f.damage]))
  expect(damage).toMatchObject({ alpha: 4, bravo: 1, 'imp-1': 3, 'imp-2': 2 })
  expect(g.events('damage')[0]).toMatchObject({ figure: 'imp-1', amount: 3, total: 3, by: 'alpha' })
})

test('D-DAMAGE-3 damage equal to health kills at once, one less does not', () => {
  const shoot = (dice: number[]) =>
    doom({
      map: corridor(4),
      alpha: { at: 'a1', hand: ['sidearm'] },
      ...away,
      demons: { imp: { at: 'b1' }, pinky: { at: 'd1' } },
      turn: 'alpha',
      dice,
      scenario: { events: { deck: ['wall-of-flesh'] } },
    }).does('play:sidearm', 'attack:sidearm', 'target:imp-1')
  expect(shoot([1, 2]).has('imp-1')).toBe(true)
  expect(shoot([1, 3]).has('imp-1')).toBe(false)
  expect(shoot([2, 3]).has('imp-1')).toBe(false) // beyond health too
})

test('D-DAMAGE-4 D-DAMAGE-7 staggered from the stagger value on, and no longer after recovering', () => {
  const g = doom({
    map: corridor(8),
    alpha: { at: 'a1', hand: ['sidearm', 'armor', 'ammo-check'] },
    ...away,
    demons: {
      imp: { at: 'b1', damage: 3 },
      'possessed-soldier': [
        { at: 'c1', damage: 3 },
        { at: 'd1', damage: 2 },
      ],
    },
    turn: 'alpha',
    dice: [0, 1],
    options: { eventSets: ['rites-of-blood', 'seek-and-destroy', 'power-overwhelming'] },
    scenario: { events: { hand: ['carrion-feast'], deck: ['ferocity'] } },
  })
  const staggered = () => Object.fromEntries(g.view('alpha').figures.map(f => [f.id, f.staggered]))
  expect(staggered()).toMatchObject({ 'possessed-soldier-1': true, 'possessed-soldier-2': false })
  g.does('play:sidearm', 'attack:sidearm', 'target:imp-1', 'use:carrion-feast', 'pick:possessed-soldier-1')
  expect(g.figure('possessed-soldier-1').damage).toBe(0)
  expect(staggered()).toMatchObject({ 'possessed-soldier-1': false })
})

test('D-DAMAGE-5 D-DAMAGE-6 D-ITEM-5 a health pack recovers 5, and what is too much is lost', () => {
  const take = (damage: number) =>
    doom({
      map: room(4, 2),
      alpha: { at: 'a1', damage, hand: ['ammo-check'] },
      ...away,
      demons: { imp: { at: 'd2' } },
      turn: 'alpha',
      scenario: { items: [{ type: 'health-pack', at: 'a1' }] },
    }).does('take:health-pack')
  expect(take(8).figure('alpha').damage).toBe(3)
  const g = take(3)
  expect(g.figure('alpha').damage).toBe(0)
  expect(g.events('heal')).toMatchObject([{ figure: 'alpha', amount: 3, total: 0 }])
  expect(g.state.items).toEqual([])
  expect(g).waitsFor('alpha', 'activation')
})

test('D-DAMAGE-6 D-DAMAGE-5 D-GLORY-2 a Glory Kill recovers 2 at most', () => {
  const charge = (damage: number) =>
    doom({
      map: corridor(5),
      alpha: { at: 'a1', damage, hand: ['ammo-check'] },
      ...away,
      demons: { imp: { at: 'b1', damage: 1 }, pinky: { at: 'e1' } },
      turn: 'alpha',
    }).does('sprint:ammo-check', 'step:b1')
  expect(charge(5).figure('alpha').damage).toBe(3)
  expect(charge(1).figure('alpha').damage).toBe(0)
})
