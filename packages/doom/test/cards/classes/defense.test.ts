import { expect, test } from 'vitest'
import { fight } from '../fight.ts'

test('shield-bearer shield-bearer-1 plays: 2 shields for an adjacent marine', () => {
  const g = fight({
    alpha: { at: 'a1', deck: ['ammo-check'] },
    bravo: { at: 'a2', class: 'shield-bearer' },
    demons: { pinky: { at: 'b1' } },
    turn: 'pinky',
    dice: [2, 2, 3],
  })
  g.does('attack', 'target:alpha')
  expect(g).waitsFor('bravo', 'during-defense')
  g.does('use:shield-bearer-1')
  expect(g.figure('alpha').damage).toBe(5)
  expect(g.marine('bravo').exhausted).toBe(true)
  expect(g).waitsFor('invader', 'demon-activation')
})

test('shield-bearer shield-bearer-1 plays: 2 shields for the own defense', () => {
  const g = fight({
    alpha: { at: 'a1', class: 'shield-bearer', deck: ['ammo-check'] },
    demons: { pinky: { at: 'b1' } },
    turn: 'pinky',
    dice: [2, 2, 3],
  })
  g.does('attack', 'use:shield-bearer-1')
  expect(g.figure('alpha').damage).toBe(5)
  expect(g).waitsFor('invader', 'demon-activation')
})

test('shield-bearer shield-bearer-1 refused: a marine 2 spaces away, a defending demon, an exhausted card', () => {
  const far = fight({
    alpha: { at: 'a1', deck: ['ammo-check'] },
    bravo: { at: 'a3', class: 'shield-bearer' },
    demons: { pinky: { at: 'b1' } },
    turn: 'pinky',
    dice: [2, 2, 3],
  })
  expect(far.does('attack')).waitsFor('invader', 'demon-activation')
  const demon = fight({
    alpha: { at: 'a1', class: 'shield-bearer', hand: ['sidearm'] },
    demons: { pinky: { at: 'b1' } },
    turn: 'alpha',
    dice: [2, 3],
  })
  expect(demon.does('play:sidearm', 'attack:sidearm')).waitsFor('alpha', 'activation')
  const tired = fight({
    alpha: { at: 'a1', class: 'shield-bearer', exhausted: true, deck: ['ammo-check'] },
    demons: { pinky: { at: 'b1' } },
    turn: 'pinky',
    dice: [2, 2, 3],
  })
  expect(tired.does('attack')).waitsFor('invader', 'demon-activation')
})

test('juggernaut juggernaut-1 plays: 13 health, no stun, no push, Sprint of 4', () => {
  const hit = fight({
    alpha: { at: 'b2', class: 'juggernaut', damage: 11, deck: ['ammo-check'] },
    events: ['crippling-strike'],
    demons: { pinky: { at: 'f2' } },
    turn: 'pinky',
    dice: [0, 0, 1],
  })
  hit.does('step:e2', 'step:d2', 'step:c2', 'attack')
  expect(hit.figure('alpha').damage).toBe(12)
  expect(hit.has('alpha')).toBe(true)
  expect(hit.figure('alpha').stunned).toBe(false)
  expect(hit.at('alpha')).toEqual(['b2']) // Bull Rush did not push
  expect(hit).waitsFor('invader', 'demon-activation')

  const run = fight({
    alpha: { at: 'a1', class: 'juggernaut', hand: ['sidearm'] },
    demons: { imp: { at: 'j4' } },
    turn: 'alpha',
  })
  run.does('sprint:sidearm')
  expect(run.figure('alpha').mp).toBe(4)
})

test('juggernaut juggernaut-1 refused: the fourth point of damage beyond 9 kills; nobody else profits', () => {
  const g = fight({
    alpha: { at: 'a1', class: 'juggernaut', damage: 12, deck: ['ammo-check'] },
    bravo: { at: 'a4', hand: ['sidearm'] },
    demons: { pinky: { at: 'b1' } },
    turn: 'pinky',
    dice: [0, 0, 1],
  })
  g.does('attack')
  expect(g.has('alpha')).toBe(false)
  expect(g.state.invader.frags).toBe(1)
  const run = fight({
    alpha: { at: 'a1', hand: ['sidearm'] },
    bravo: { at: 'a4', class: 'juggernaut' },
    demons: { imp: { at: 'j4' } },
    turn: 'alpha',
  })
  run.does('sprint:sidearm')
  expect(run.figure('alpha').mp).toBe(6)
})

test('D-COVER-14 ghost ghost-1 plays: cover against an attack from 4 spaces away', () => {
  const g = fight({
    alpha: { at: 'a1', class: 'ghost', deck: ['ammo-check', 'armor'] },
    demons: { 'possessed-soldier': { at: 'e1' } },
    turn: 'possessed-soldier',
    dice: [2, 1],
  })
  g.does('attack')
  expect(g).waitsFor('alpha', 'defense-card')
  g.does('reject:ammo-check', 'done')
  expect(g.figure('alpha').damage).toBe(1)
  expect(g).waitsFor('invader', 'demon-activation')
})

test('ghost ghost-1 refused: 3 spaces away, stunned, or an attack that ignores cover', () => {
  const near = fight({
    alpha: { at: 'a1', class: 'ghost', deck: ['ammo-check'] },
    demons: { 'possessed-soldier': { at: 'd1' } },
    turn: 'possessed-soldier',
    dice: [2, 1],
  })
  expect(near.does('attack', 'done')).waitsFor('invader', 'demon-activation')
  const stunned = fight({
    alpha: { at: 'a1', class: 'ghost', stunned: true, deck: ['ammo-check'] },
    demons: { 'possessed-soldier': { at: 'e1' } },
    turn: 'possessed-soldier',
    dice: [2, 1],
  })
  expect(stunned.does('attack', 'done')).waitsFor('invader', 'demon-activation')
  const spit = fight({
    alpha: { at: 'a1', class: 'ghost', deck: ['ammo-check'] },
    demons: { cacodemon: { at: 'e1' } },
    turn: 'cacodemon',
    dice: [2, 1],
  })
  expect(spit.does('attack')).waitsFor('invader', 'demon-activation')
  expect(spit.figure('alpha').damage).toBe(3)
})

test('survivor survivor-1 plays: discards 2 cards and stays alive with 1 health', () => {
  const g = fight({
    alpha: {
      at: 'a1',
      class: 'survivor',
      damage: 8,
      hand: ['sidearm', 'double-time', 'triple-burst'],
      deck: ['ammo-check'],
    },
    demons: { pinky: { at: 'b1' } },
    turn: 'pinky',
    dice: [2, 2, 3],
  })
  g.does('attack')
  expect(g).waitsFor('alpha', 'would-be-killed')
  g.does('use:survivor-1', 'discard:sidearm', 'discard:triple-burst')
  expect(g.has('alpha')).toBe(true)
  expect(g.figure('alpha').damage).toBe(9)
  expect(g.marine().hand.cards).toEqual(['double-time'])
  expect(g.marine().exhausted).toBe(true)
  expect(g.state.invader.frags).toBe(0)
  expect(g).waitsFor('invader', 'demon-activation')
})

test('survivor survivor-1 plays: also when something other than an attack would kill', () => {
  const g = fight({
    alpha: { at: 'a1', class: 'survivor', damage: 9, hand: ['sidearm', 'double-time'] },
    events: ['dark-pact'],
    demons: { imp: { at: 'j4' } },
    initiative: ['alpha'],
  })
  g.does('use:dark-pact', 'option:0', 'use:survivor-1', 'discard:sidearm')
  expect(g.figure('alpha').damage).toBe(9)
  expect(g.state.invader.frags).toBe(0)
  expect(g.marine().hand.cards).toEqual([])
  expect(g).waitsFor('alpha', 'activation')
})

test('survivor survivor-1 refused: only 1 card in hand, or the class card is exhausted', () => {
  const dies = (spec: object) => {
    const g = fight({
      alpha: { at: 'a1', class: 'survivor', damage: 8, deck: ['ammo-check'], ...spec },
      demons: { pinky: { at: 'b1' } },
      turn: 'pinky',
      dice: [2, 2, 3],
    })
    g.does('attack')
    return !g.has('alpha') && g.state.invader.frags === 1
  }
  expect(dies({ hand: ['sidearm'] })).toBe(true)
  expect(dies({ hand: ['sidearm', 'double-time'], exhausted: true })).toBe(true)
})
