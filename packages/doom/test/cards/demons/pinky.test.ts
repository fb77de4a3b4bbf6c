import { expect, test } from 'vitest'
import { corridor, room } from '../../play.ts'
import { skirmish } from '../skirmish.ts'

test('pinky-bull-rush plays: after 3 spaces and an attack the defender is pushed 2 spaces away', () => {
  const g = skirmish({
    map: corridor(9),
    alpha: { at: 'e1', deck: ['ammo-check'] },
    demons: { pinky: { at: 'a1' } },
    turn: 'pinky',
    dice: [0, 0, 1],
  })
  g.does('step:b1', 'step:c1', 'step:d1', 'attack')
  expect(g.figure('alpha').damage).toBe(1)
  expect(g.offers).toEqual(['push:f1', 'done'])
  g.does('push:f1')
  if (g.offers.includes('push:g1')) g.does('push:g1')
  expect(g.at('alpha')).toEqual(['g1'])
  expect(g.figure('alpha').damage).toBe(1)
  expect(g).waitsFor('invader', 'demon-activation')
})

test('pinky-bull-rush plays: whoever is pushed onto a teleporter activates it (OP-50)', () => {
  const g = skirmish({
    map: corridor(9),
    alpha: { at: 'e1', deck: ['ammo-check'] },
    demons: { pinky: { at: 'a1' } },
    turn: 'pinky',
    dice: [0, 0, 1],
    scenario: {
      teleporters: [
        { at: 'f1', active: false },
        { at: 'g1', active: false },
      ],
    },
  })
  g.does('step:b1', 'step:c1', 'step:d1', 'attack', 'push:f1')
  if (g.offers.includes('push:g1')) g.does('push:g1')
  expect(g.at('alpha')).toEqual(['g1'])
  expect(g.state.teleporters.map(t => t.active)).toEqual([true, true])
})

test('pinky-bull-rush plays: a push that is cut short hurts, also when there is no room at all', () => {
  for (const alpha of ['e1', 'f1']) {
    const g = skirmish({
      map: corridor(6),
      alpha: { at: alpha, deck: ['ammo-check'] },
      demons: { pinky: { at: alpha === 'e1' ? 'a1' : 'b1' } },
      turn: 'pinky',
      dice: [0, 0, 1],
    })
    const [a, b, c] = alpha === 'e1' ? ['b1', 'c1', 'd1'] : ['c1', 'd1', 'e1']
    g.does(`step:${a}`, `step:${b}`, `step:${c}`, 'attack')
    if (g.offers.includes('push:f1')) g.does('push:f1')
    expect(g.at('alpha')).toEqual(['f1'])
    expect(g.figure('alpha').damage).toBe(2)
    expect(g).waitsFor('invader', 'demon-activation')
  }
})

test('pinky-bull-rush refused: nobody is pushed after 2 spaces, and the invader may leave it', () => {
  const near = skirmish({
    map: corridor(9),
    alpha: { at: 'e1', deck: ['ammo-check'] },
    demons: { pinky: { at: 'b1' } },
    turn: 'pinky',
    dice: [0, 0, 1],
  })
  near.does('step:c1', 'step:d1', 'attack')
  expect(near.at('alpha')).toEqual(['e1'])
  expect(near).waitsFor('invader', 'demon-activation')

  const left = skirmish({
    map: corridor(6),
    alpha: { at: 'e1', deck: ['ammo-check'] },
    demons: { pinky: { at: 'a1' } },
    turn: 'pinky',
    dice: [0, 0, 1],
  })
  left.does('step:b1', 'step:c1', 'step:d1', 'attack', 'done')
  expect(left.at('alpha')).toEqual(['e1'])
  expect(left.figure('alpha').damage).toBe(1)
})

const stampede = (argent: number, initiative: string[] = []) =>
  skirmish({
    map: corridor(10),
    alpha: { at: 'c1', hand: [] },
    bravo: { at: 'e1' },
    demons: { pinky: { at: 'b1' } },
    turn: 'pinky',
    argent: { pinky: argent },
    initiative,
  })

test('pinky-trample plays: 3 movement points, marines cost nothing extra and suffer 1 damage once each', () => {
  const g = stampede(1)
  expect(g).waitsFor('invader', 'activation-start')
  g.does('use:pinky-trample:pinky-1')
  expect(g.figure('pinky-1').mp).toBe(9)
  g.does('step:c1')
  expect(g.figure('alpha').damage).toBe(1)
  expect(g.figure('pinky-1').mp).toBe(8)
  g.does('step:d1', 'step:c1') // through the same marine again
  expect(g.figure('alpha').damage).toBe(1)
  g.does('step:d1', 'step:e1')
  expect(g.figure('bravo').damage).toBe(1)
  g.does('step:f1')
  expect(g.figure('pinky-1').mp).toBe(3)
  expect(g.state.demons.pinky!.argent).toBe(0)
  expect(g).waitsFor('invader', 'demon-activation')
})

test('pinky-trample refused: without argent, or passed, marines are in the way as usual', () => {
  const poor = stampede(0)
  expect(poor).waitsFor('invader', 'demon-activation')
  expect(poor.figure('pinky-1').mp).toBe(6)
  poor.does('step:c1')
  expect(poor.figure('pinky-1').mp).toBe(4)
  expect(poor.figure('alpha').damage).toBe(0)

  const passed = stampede(1)
  passed.does('pass', 'step:c1')
  expect(passed.figure('alpha').damage).toBe(0)
  expect(passed.state.demons.pinky!.argent).toBe(1)
})

test('pinky-trample refused: it is over when the activation ends', () => {
  const g = stampede(1)
  g.does('use:pinky-trample:pinky-1', 'end')
  expect(g.state.lasting).toEqual([])
})

test('pinky-trample plays: for one pinky at a time', () => {
  const g = skirmish({
    map: room(8, 1),
    alpha: { at: 'c1' },
    demons: { pinky: [{ at: 'b1' }, { at: 'g1' }] },
    turn: 'pinky',
    argent: { pinky: 1 },
  })
  g.does('figure:pinky-1', 'use:pinky-trample:pinky-1', 'end')
  expect(g).waitsFor('invader', 'demon-activation')
  expect(g.figure('pinky-2').mp).toBe(6)
  g.does('step:f1', 'step:e1', 'step:d1', 'step:c1')
  expect(g.figure('alpha').damage).toBe(0)
})

test('D-ABILITY-5 pinky-trample plays: a second Pinky hurts the same marine again, for it is another activation', () => {
  const g = skirmish({
    map: room(10, 2),
    alpha: { at: 'c1', hand: [] },
    demons: { pinky: [{ at: 'b1' }, { at: 'b2' }] },
    turn: 'pinky',
    argent: { pinky: 2 },
  })
  g.does('figure:pinky-1', 'use:pinky-trample:pinky-1', 'step:c1', 'step:d1')
  expect(g.figure('alpha').damage).toBe(1)
  g.does('end', 'use:pinky-trample:pinky-2', 'step:c1', 'step:d2')
  expect(g.figure('alpha').damage).toBe(2)
})
