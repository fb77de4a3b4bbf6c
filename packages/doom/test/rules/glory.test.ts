import { expect, test } from 'vitest'
import { corridor, doom } from '../play.ts'

test('D-GLORY-1 moving onto a staggered demon kills it and heals 2', () => {
  const g = doom({
    map: corridor(5),
    alpha: { at: 'a1', damage: 5, hand: ['sidearm', 'armor', 'ammo-check'] },
    demons: { imp: { at: 'b1', damage: 1 }, 'possessed-soldier': { at: 'e1' } },
    turn: 'alpha',
  })
  g.does('sprint:ammo-check')
  expect(g).offers('step:b1')
  g.does('step:b1')
  expect(g.has('imp-1')).toBe(false)
  expect(g.figure('alpha').damage).toBe(3)
  expect(g.marine().glory.cards).toHaveLength(1)
  expect(g).waitsFor('alpha', 'activation')
})
