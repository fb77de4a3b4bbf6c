import { expect, test } from 'vitest'
import { corridor, doom, fallen } from '../play.ts'

const far = { imp: { at: 'i1' } }

test('D-EXHAUST-1 D-EXHAUST-2 D-ABILITY-6 D-EXHAUST-4 an exhausted class card is seen by all and not exhausted again before it is readied', () => {
  const g = doom({
    map: corridor(9),
    alpha: { at: 'a1', class: 'field-medic', damage: 8 },
    ...fallen,
    demons: far,
    turn: 'alpha',
    scenario: { initiative: ['invader', 'alpha'], events: { hand: [] } },
  })
  g.does('use:field-medic-1')
  expect(g.figure('alpha').damage).toBe(6)
  for (const viewer of ['bravo', 'invader', 'spectator']) expect(g.view(viewer).marines[0]!.exhausted).toBe(true)
  expect(g).not.offers('use:field-medic-1')
  g.does('end')
  expect(g.marine().exhausted).toBe(true) // also while the demons act
  g.does('end')
  expect(g).waitsFor('alpha', 'activation')
  expect(g.marine().exhausted).toBe(false)
  expect(g).offers('use:field-medic-1')
})

test('D-EXHAUST-3 D-CLASS-3 abilities that need no exhausting stay usable on an exhausted card', () => {
  const g = doom({
    map: corridor(9),
    alpha: { at: 'a1', class: 'squad-leader', exhausted: true, hand: ['armor', 'sidearm'] },
    bravo: { at: 'b1' },
    charlie: { at: null },
    delta: { at: null },
    demons: far,
    scenario: { initiative: ['bravo', 'invader'], events: { hand: [] } },
  })
  expect(g.view('alpha').marines[0]!.handSize).toBe(4)
  expect(g).waitsFor('alpha', 'activation-start')
  g.does('use:squad-leader-2', 'discard:armor')
  expect(g.figure('bravo').mp).toBe(1)
  expect(g.marine().exhausted).toBe(true)
})

test('D-EXHAUST-2 D-EXHAUST-3 an exhausted demon card still pays for abilities', () => {
  const g = doom({
    map: corridor(6),
    alpha: { at: 'a1', deck: ['ammo-check'] },
    ...fallen,
    demons: { imp: { at: 'd1' } },
    turn: 'imp',
    dice: [0, 0, 0],
    scenario: { argent: { imp: 1 }, events: { hand: [] } },
  })
  expect(g.state.demons.imp!.exhausted).toBe(true)
  g.does('attack')
  expect(g).offers('use:imp-charged-fireball:imp-1')
})
