import { expect, test } from 'vitest'
import { box, corridor, doom, room } from '../play.ts'

test('D-CLASS-1 OP-31 there are 24 class cards, each with an ability in the vocabulary', () => {
  const classes = Object.keys(box().classes)
  expect(classes).toHaveLength(24)
  for (const id of classes) expect(box().abilitiesOf(id).length).toBeGreaterThan(0)
})

test('D-CLASS-1 an ability without a cost works any number of times', () => {
  // Ripper: after a Glory Kill gain 2 movement points.
  const g = doom({
    map: corridor(8),
    alpha: { at: 'a1', class: 'ripper', hand: ['armor'] },
    demons: { imp: [{ at: 'b1', damage: 1 }, { at: 'c1', damage: 1 }, { at: 'h1' }] },
    turn: 'alpha',
  })
  g.does('sprint:armor', 'step:b1')
  expect(g.figure('alpha').mp).toBe(6)
  g.does('step:c1')
  expect(g.figure('alpha').mp).toBe(6)
})

const medic = (exhausted: boolean) =>
  doom({
    map: room(4, 2),
    alpha: { at: 'a1', class: 'field-medic', damage: 5, exhausted },
    demons: { imp: { at: 'd2' } },
    turn: 'alpha',
    scenario: { initiative: ['alpha'], events: { hand: [] } },
  })

test('D-CLASS-2 D-EXHAUST-2 D-EXHAUST-4 exhausting is a cost; the card is readied when the marine’s next activation starts', () => {
  const g = medic(false).does('use:field-medic-1')
  if (g.state.decision!.kind === 'pick-figure') g.does('pick:alpha')
  expect(g.figure('alpha').damage).toBe(3)
  expect(g.marine().exhausted).toBe(true)
  expect(g.offers).not.toContain('use:field-medic-1')
  g.does('end').passes()
  expect(g).waitsFor('alpha', 'activation')
  expect(g.marine().exhausted).toBe(false)
  expect(g).offers('use:field-medic-1')
  expect(medic(true).offers).not.toContain('use:field-medic-1')
})

test('D-CLASS-3 D-EXHAUST-3 an exhausted card still offers what needs no exhausting', () => {
  // Slipstream: no extra movement point for spaces with demons.
  const g = doom({
    map: corridor(5),
    alpha: { at: 'a1', class: 'slipstream', exhausted: true, mp: 2 },
    demons: { pinky: { at: 'b1' } },
    turn: 'alpha',
  })
  expect(g).offers('step:b1') // 1 MP in, 1 MP out
  const plain = doom({ map: corridor(5), alpha: { at: 'a1', mp: 2 }, demons: { pinky: { at: 'b1' } }, turn: 'alpha' })
  expect(plain.offers).not.toContain('step:b1')
})

test('D-CLASS-4 a dead marine still uses its class card', () => {
  // Vanguard: exhaust to put the own initiative card on top, between activations.
  const g = doom({
    map: corridor(5),
    alpha: { at: 'a1' },
    bravo: { at: null, class: 'vanguard' },
    demons: { imp: { at: 'e1' } },
    turn: 'alpha',
    scenario: { initiative: ['invader', 'bravo'], teleporters: [{ at: 'c1' }], events: { hand: [] } },
  })
  g.does('end')
  while (g.state.decision!.seat !== 'bravo') g.does('pass')
  expect(g).offers('use:vanguard-1')
  g.does('use:vanguard-1').passes()
  expect(g.state.revealed).toBe('bravo')
  expect(g).waitsFor('bravo', 'activation')
})
