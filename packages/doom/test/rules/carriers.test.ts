import { expect, test } from 'vitest'
import { boardOf } from '../../src/board/map.ts'
import { ground, on } from '../missions/ground.ts'

const lift = ground('black-bishop-3')

/** Alpha takes an asset and is killed by an imp; Bravo carries another one. */
function twoCarriers() {
  const g = on('black-bishop-3', {
    alpha: { at: lift(16, 0), mp: 3, damage: 9, hand: ['armor', 'sidearm', 'double-time'], deck: ['ammo-check'] },
    bravo: { at: lift(1, 4), hand: ['armor'], deck: ['ammo-check'], carries: 'o1' },
    charlie: { at: null },
    delta: { at: null },
    demons: { imp: { at: lift(14, 0) } },
    dice: [2, 2],
    scenario: {
      initiative: ['invader', 'bravo'],
      events: { hand: [] },
      teleporters: [{ at: lift(1, 4) }, { at: lift(9, 7) }],
    },
  })
  g.does('use:extract-take', 'end').passes()
  while (!g.offers.includes('attack')) g.does(g.offers[0]!)
  g.does('attack').passes()
  while (g.state.decision!.seat !== 'bravo' || g.state.decision!.kind !== 'activation') g.does(g.offers.at(-1)!)
  return g
}

test('D-OBJECTIVE-4 only the token of the carrier that was killed is dropped', () => {
  const g = twoCarriers()
  expect(g.has('alpha')).toBe(false)
  expect(g.figure('bravo').carries).toBe('o1')
  expect(g.state.objectives.find(o => o.id === 'o1')!.at).toBe(-1)
  expect(boardOf(g.state).name(g.state.objectives.find(o => o.id === 'o4')!.at)).toBe(lift(16, 0))
})

test('D-OBJECTIVE-6 a carrier keeps its burden when another one is killed: Sprint of 4, no teleporter', () => {
  const g = on('black-bishop-3', {
    alpha: {
      at: lift(16, 0),
      mp: 3,
      damage: 9,
      hand: ['sidearm', 'double-time', 'shoulder-through'],
      deck: ['ammo-check'],
    },
    bravo: { at: lift(15, 0), hand: ['armor'], deck: ['ammo-check'] },
    charlie: { at: null },
    delta: { at: null },
    demons: { imp: { at: lift(14, 0) } },
    dice: [2, 2],
    scenario: { initiative: ['bravo', 'invader', 'bravo'], events: { hand: [] } },
  })
  const other = g.state.objectives.find(o => o.id === 'o1')!
  other.at = boardOf(g.state).at(lift(15, 0))
  g.does('use:extract-take', 'end').passes()
  g.does('sprint:armor')
  const full = g.figure('bravo').mp
  g.does('use:extract-take', 'end').passes()
  expect(full).toBe(6)
  while (!g.offers.includes('attack')) g.does(g.offers[0]!)
  g.does('attack', 'target:alpha').passes()
  while (g.state.decision!.seat !== 'bravo' || g.state.decision!.kind !== 'activation') g.does(g.offers.at(-1)!)
  expect(g.has('alpha')).toBe(false)
  const before = g.figure('bravo').mp
  g.does(g.offers.find(key => key.startsWith('sprint:'))!)
  expect(g.figure('bravo').mp - before).toBe(4)
})
