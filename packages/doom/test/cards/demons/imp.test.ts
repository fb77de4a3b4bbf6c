import { expect, test } from 'vitest'
import { corridor, room } from '../../play.ts'
import { skirmish } from '../skirmish.ts'

test('imp-hit-and-run plays: 2 movement points after its attack', () => {
  const g = skirmish({
    map: corridor(8),
    alpha: { at: 'a1', deck: ['ammo-check'] },
    demons: { imp: { at: 'd1' } },
    turn: 'imp',
    dice: [1, 1],
  })
  expect(g.figure('imp-1').mp).toBe(4)
  g.does('attack')
  expect(g.figure('imp-1').mp).toBe(6)
  expect(g.figure('alpha').damage).toBe(2)
  expect(g).waitsFor('invader', 'demon-activation')
})

test('imp-hit-and-run refused: no movement points without an attack, none for the next imp', () => {
  const g = skirmish({
    map: room(8, 2),
    alpha: { at: 'a1', deck: ['ammo-check'] },
    demons: { imp: [{ at: 'd1' }, { at: 'd2' }] },
    turn: 'imp',
    dice: [1, 1],
  })
  g.does('figure:imp-1', 'attack', 'end')
  expect(g).waitsFor('invader', 'demon-activation')
  expect(g.figure('imp-2').mp).toBe(4)
  g.does('step:e2')
  expect(g.figure('imp-2').mp).toBe(3)
})

const fireball = (at: string, argent = 1) =>
  skirmish({
    map: corridor(8),
    alpha: { at: 'a1', deck: ['ammo-check'] },
    demons: { imp: { at } },
    turn: 'imp',
    argent: { imp: argent },
    dice: [1, 1, 1],
  })

test('D-ARGENT-5 imp-charged-fireball plays: 1 argent for 2 more range and a red die', () => {
  const g = fireball('f1') // 5 spaces
  g.does('attack', 'use:imp-charged-fireball:imp-1')
  expect(g.events('attack')).toMatchObject([{ dice: { red: 3, black: 0 }, range: 5 }])
  expect(g.figure('alpha').damage).toBe(3)
  expect(g.state.demons.imp!.argent).toBe(0)
  expect(g).waitsFor('invader', 'demon-activation')
})

test('D-TIMING-4 imp-charged-fireball refused: without argent, twice for one attack, at 6 spaces', () => {
  const poor = fireball('d1', 0)
  poor.does('attack')
  expect(poor.events('attack')).toMatchObject([{ dice: { red: 2, black: 0 } }])
  expect(fireball('e1', 0)).not.offers('attack')

  const rich = fireball('d1', 3)
  rich.does('attack', 'use:imp-charged-fireball:imp-1')
  expect(rich.state.demons.imp!.argent).toBe(2)
  expect(rich.events('attack')).toMatchObject([{ dice: { red: 3, black: 0 } }])

  expect(fireball('g1', 3)).not.offers('attack')

  const declined = fireball('f1')
  declined.does('attack', 'pass') // too far without it
  expect(declined.events('attack')).toEqual([])
  expect(declined).waitsFor('invader', 'demon-activation')
})
