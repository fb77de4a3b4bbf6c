import { expect, test } from 'vitest'
import { corridor, fight } from '../fight.ts'

test('slipstream slipstream-1 plays: no extra movement point for spaces with demons', () => {
  const g = fight({
    map: corridor(4),
    alpha: { at: 'a1', class: 'slipstream', hand: ['sidearm'] },
    demons: { imp: { at: 'b1' } },
    turn: 'alpha',
  })
  g.does('sprint:sidearm', 'step:b1')
  expect(g.figure('alpha').mp).toBe(5)
  g.does('step:c1')
  expect(g.figure('alpha').mp).toBe(4)
  expect(g).waitsFor('alpha', 'activation')
})

test('slipstream slipstream-1 refused: other marines pay, and nobody may stop on a demon', () => {
  const g = fight({
    map: corridor(4),
    alpha: { at: 'a1', class: 'slipstream', mp: 1 },
    demons: { imp: { at: 'b1' } },
    turn: 'alpha',
  })
  expect(g).not.offers('step:b1') // 1 point would end on the imp
  const other = fight({
    map: corridor(4),
    alpha: { at: 'b1', hand: ['sidearm'] },
    bravo: { at: 'a1', class: 'slipstream' },
    demons: { imp: { at: 'c1' } },
    turn: 'alpha',
  })
  other.does('sprint:sidearm', 'step:c1')
  expect(other.figure('alpha').mp).toBe(4)
})

test('assault-runner assault-runner-1 plays: after Sprint an attack at any time of the activation', () => {
  const g = fight({
    map: corridor(10),
    alpha: { at: 'a1', class: 'assault-runner', hand: ['sidearm', 'double-time'] },
    demons: { 'possessed-soldier': { at: 'g1' } },
    turn: 'alpha',
    dice: [2, 1],
  })
  g.does('sprint:sidearm')
  expect(g).not.offers('attack:assault-runner-1') // nobody within 3 yet
  g.does('step:b1', 'step:c1', 'step:d1')
  expect(g).offers('attack:assault-runner-1')
  expect(g).offers('play:double-time') // it is no card that has to be finished first
  g.does('play:double-time', 'attack:assault-runner-1')
  expect(g.events('attack').at(-1)).toMatchObject({ dice: { red: 2, black: 0 } })
  expect(g.figure('possessed-soldier-1').damage).toBe(3)
  expect(g).not.offers('attack:assault-runner-1')
  g.does('step:c1') // and the run goes on
  expect(g).waitsFor('alpha', 'activation')
})

test('assault-runner assault-runner-1 refused: without Sprint, or a second time in the activation', () => {
  const card = fight({
    alpha: { at: 'a1', class: 'assault-runner', hand: ['sidearm'] },
    demons: { imp: { at: 'c1' } },
    turn: 'alpha',
  })
  card.does('play:sidearm')
  expect(card).not.offers('attack:assault-runner-1')
  const twice = fight({
    alpha: { at: 'a1', class: 'assault-runner', hand: ['sidearm', 'armor'], glory: ['unleashed'] },
    demons: { pinky: { at: 'c1' } },
    turn: 'alpha',
    dice: [0, 0],
  })
  twice.does('sprint:sidearm', 'attack:assault-runner-1', 'use:unleashed', 'sprint:armor')
  expect(twice).not.offers('attack:assault-runner-1')
})
