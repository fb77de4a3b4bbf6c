import { describe, expect, test } from 'vitest'
import { away, corridor, doom, room } from '../play.ts'

const items = (...list: object[]) => ({ items: list })

test('D-ITEM-1 D-ITEM-2 D-ITEM-6 D-MOVE-18 an item may be gained where the marine stands; it is optional and free', () => {
  const g = doom({
    map: room(4, 2),
    alpha: { at: 'a1', damage: 7, hand: ['ammo-check'] },
    ...away,
    demons: { imp: { at: 'd2' } },
    turn: 'alpha',
    scenario: items(
      { type: 'health-pack', at: 'b1' },
      { type: 'weapon', weapon: 'chaingun', at: 'b1' },
      { type: 'health-pack', at: 'd1' },
    ),
  })
  expect(g.offers.some(key => key.startsWith('take'))).toBe(false)
  g.does('sprint:ammo-check', 'step:b1')
  expect(g.offers.filter(key => key.startsWith('take')).sort()).toEqual(['take:chaingun', 'take:health-pack'])
  expect(g).offers('end') // nobody must
  g.does('take:health-pack')
  expect(g.figure('alpha')).toMatchObject({ damage: 2, mp: 5 })
  expect(g.state.items).toHaveLength(2)
  g.does('step:c1')
  expect(g.state.items).toHaveLength(2)
  expect(g.marine().weapons).not.toContain('chaingun')
})

test('D-ITEM-3 OP-23 points spent outside the own activation gain nothing; the item is there in the next one', () => {
  const g = doom({
    map: room(4, 2),
    alpha: { at: 'a1', hand: ['double-time'] },
    bravo: { at: 'b1', damage: 5 },
    charlie: { at: null },
    delta: { at: null },
    demons: { imp: { at: 'd2' } },
    turn: 'alpha',
    scenario: { ...items({ type: 'health-pack', at: 'c1' }), initiative: ['bravo'] },
  })
  g.does('play:double-time', 'pick:bravo', 'step:c1')
  expect(g.at('bravo')).toEqual(['c1'])
  expect(g.offers.some(key => key.startsWith('take'))).toBe(false)
  expect(g.state.items).toHaveLength(1)
  g.passes()
  if (g.offers.includes('done')) g.does('done')
  g.does('end')
  expect(g).waitsFor('bravo', 'activation')
  g.does('take:health-pack')
  expect(g.figure('bravo').damage).toBe(0)
})

test('D-ITEM-4 no item during an attack, but before and after it', () => {
  const g = doom({
    map: corridor(4),
    alpha: { at: 'a1', hand: ['run-and-gun'], weapons: ['burst-rifle', 'combat-shotgun'], damage: 1 },
    ...away,
    demons: { pinky: { at: 'c1' } },
    turn: 'alpha',
    scenario: items({ type: 'health-pack', at: 'a1' }),
  })
  g.does('play:run-and-gun')
  expect(g).offers('take:health-pack')
  g.does('attack:run-and-gun')
  expect(g).waitsFor('alpha', 'reroll')
  expect(g).not.offers('take:health-pack')
  g.does('done')
  expect(g).offers('take:health-pack')
})

test('OP-3 D-ITEM-2 a marine passing through a demon may still pick up what lies there', () => {
  const g = doom({
    map: corridor(5),
    alpha: { at: 'a1', damage: 6, hand: ['ammo-check'] },
    ...away,
    demons: { pinky: { at: 'b1' } },
    turn: 'alpha',
    scenario: items({ type: 'health-pack', at: 'b1' }),
  })
  g.does('sprint:ammo-check', 'step:b1', 'take:health-pack')
  expect(g.figure('alpha').damage).toBe(1)
  expect(g).not.offers('end')
})

describe('D-ITEM-7 only marines gain items', () => {
  test('D-ITEM-7 a demon walks over them and stands on them', () => {
    const g = doom({
      map: corridor(5),
      alpha: { at: 'e1', hand: [] },
      ...away,
      demons: { pinky: { at: 'a1' } },
      turn: 'pinky',
      scenario: items({ type: 'health-pack', at: 'b1' }),
    })
    g.does('step:b1')
    expect(g.offers.some(key => key.startsWith('take'))).toBe(false)
    expect(g).offers('end')
    expect(g.figure('pinky-1').mp).toBe(5) // no hindrance
    expect(g.state.items).toHaveLength(1)
  })
})
