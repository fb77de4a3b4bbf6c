import { expect, test } from 'vitest'
import { room } from '../../play.ts'
import { fight } from '../fight.ts'
import { keeps, skirmish } from '../skirmish.ts'

const CYBER = ['a1', 'b1', 'a2', 'b2', 'a3', 'b3']

test('cyberdemon-colossus plays: it cannot be stunned', () => {
  const g = skirmish({
    map: room(8, 3),
    alpha: { at: 'f1', hand: ['stun-bomb'] },
    demons: { cyberdemon: { at: CYBER }, imp: { at: 'c1' } },
    turn: 'alpha',
    dice: [1, 1, 1],
  })
  g.does('play:stun-bomb', 'attack:stun-bomb', 'target:cyberdemon-1')
  expect(g.figure('cyberdemon-1')).toMatchObject({ damage: 2, stunned: false })
  expect(g.figure('imp-1').stunned).toBe(true)
})

const telefrag = (damage: number) =>
  skirmish({
    map: room(8, 3),
    alpha: { at: 'h3', hand: ['double-time'], damage: 3 },
    demons: { cyberdemon: { at: CYBER, damage } },
    turn: 'alpha',
    scenario: { teleporters: [{ at: 'h3' }, { at: 'b2' }] },
  })

test('D-TELEFRAG-4 cyberdemon-colossus plays: a telefrag deals 6 damage, and the marine makes room', () => {
  const g = telefrag(0)
  g.does('play:double-time', 'teleport:b2')
  expect(g.figure('cyberdemon-1').damage).toBe(6)
  while (g.offers[0]!.startsWith('place:')) g.does(g.offers[0]!)
  expect(CYBER).not.toContain(g.at('alpha')[0])
  expect(g.at('alpha')[0]![0]).toBe('c') // the nearest empty spaces
  expect(g).waitsFor('alpha', 'activation')
})

test('cyberdemon-colossus refused: Glory Kills still kill it, also by telefrag, and damage adds up', () => {
  const glory = telefrag(16)
  glory.does('play:double-time', 'teleport:b2')
  expect(glory.has('cyberdemon-1')).toBe(false)
  expect(glory.figure('alpha').damage).toBe(1)

  const dead = telefrag(15)
  dead.does('play:double-time', 'teleport:b2')
  expect(dead.has('cyberdemon-1')).toBe(false) // 15 + 6 is more than its health
  expect(dead.figure('alpha').damage).toBe(3) // and no Glory Kill
})

test('cyberdemon-rocket-arm plays: each other marine next to the defender suffers 1 damage', () => {
  const g = skirmish({
    map: room(10, 3),
    alpha: { at: 'f2', deck: ['double-time'] },
    bravo: { at: 'g1', hand: ['armor'] },
    charlie: { at: 'h2' },
    demons: { cyberdemon: { at: CYBER }, imp: { at: 'g3' } },
    turn: 'cyberdemon',
    dice: [1, 1, 1, 1],
  })
  g.does('attack', 'target:alpha')
  expect(g.figure('alpha').damage).toBe(0) // dodged
  expect(g.figure('bravo').damage).toBe(1)
  expect(g.figure('charlie').damage).toBe(0)
  expect(g.figure('imp-1').damage).toBe(0)
  expect(g).waitsFor('invader', 'demon-activation')
})

test('cyberdemon-rocket-arm refused: without an attack nobody suffers', () => {
  const g = skirmish({
    map: room(10, 3),
    alpha: { at: 'f2' },
    bravo: { at: 'g1' },
    demons: { cyberdemon: { at: CYBER } },
    turn: 'cyberdemon',
  })
  g.does('end')
  expect(g.figure('bravo').damage).toBe(0)
})

const quake = (argent: number, alphaDamage = 0) =>
  skirmish({
    map: room(8, 3),
    alpha: { at: 'c2', damage: alphaDamage },
    bravo: { at: 'd1' },
    demons: { cyberdemon: { at: CYBER }, imp: { at: 'c1' } },
    turn: 'cyberdemon',
    initiative: ['alpha'],
    argent: { cyberdemon: argent },
  })

test('cyberdemon-earthshaker plays: at the end of its activation adjacent marines suffer 1 damage and are pushed 2 spaces', () => {
  const g = quake(1)
  g.does('end')
  expect(g).waitsFor('invader', 'activation-end')
  g.does('use:cyberdemon-earthshaker:cyberdemon-1')
  expect(g.figure('alpha').damage).toBe(1)
  expect(g).not.offers('done')
  g.does('push:d2', 'push:e2')
  expect(g.at('alpha')).toEqual(['e2'])
  expect(g.figure('bravo').damage).toBe(0)
  expect(g.figure('imp-1').damage).toBe(0)
  expect(g.state.demons.cyberdemon!.argent).toBe(0)
  expect(g).waitsFor('alpha', 'activation')
})

test('cyberdemon-earthshaker refused: without argent, without an adjacent marine; the dead are not pushed', () => {
  const poor = quake(0)
  poor.does('end')
  expect(poor).waitsFor('alpha', 'activation')
  expect(poor.figure('alpha').damage).toBe(0)

  const far = skirmish({
    map: room(8, 3),
    alpha: { at: 'd2' },
    demons: { cyberdemon: { at: CYBER } },
    turn: 'cyberdemon',
    initiative: ['alpha'],
    argent: { cyberdemon: 1 },
  })
  far.does('end')
  expect(far).waitsFor('alpha', 'activation')

  const dead = quake(1, 9)
  dead.does('end', 'use:cyberdemon-earthshaker:cyberdemon-1')
  expect(dead.has('alpha')).toBe(false)
  expect(dead.figure('bravo').damage).toBe(0)
})

const barrage = (argent: number, bravo = 'h3', events: string[] = []) =>
  skirmish({
    map: room(12, 3),
    alpha: { at: 'f1', deck: ['ammo-check'] },
    bravo: { at: bravo, deck: ['ammo-check'] },
    demons: { cyberdemon: { at: CYBER } },
    turn: 'cyberdemon',
    argent: { cyberdemon: argent },
    events,
    dice: Array(20).fill(1),
  })

test('cyberdemon-barrage plays: for 2 argent a different marine is attacked with 1 black die fewer', () => {
  const g = barrage(2)
  g.does('attack', 'target:alpha')
  expect(g).waitsFor('invader', 'after-attack')
  g.does('use:cyberdemon-barrage:cyberdemon-1') // only Bravo is left
  keeps(g)
  expect(g.events('attack')).toMatchObject([
    { defender: 'alpha', dice: { red: 2, black: 2 } },
    { defender: 'bravo', dice: { red: 2, black: 1 } },
  ])
  expect(g.figure('bravo').damage).toBe(3)
  expect(g.state.demons.cyberdemon!.argent).toBe(0)
  expect(g).waitsFor('invader', 'demon-activation')
  expect(g).not.offers('attack')
})

test('cyberdemon-barrage refused: with 1 argent, without another marine in range, twice in an activation', () => {
  const poor = barrage(1)
  poor.does('attack', 'target:alpha')
  expect(poor).waitsFor('invader', 'demon-activation')

  const far = barrage(2, 'l3')
  far.does('attack')
  expect(far).waitsFor('invader', 'demon-activation')
  expect(far.state.demons.cyberdemon!.argent).toBe(2)

  const twice = barrage(4)
  twice.does('attack', 'target:alpha', 'use:cyberdemon-barrage:cyberdemon-1')
  keeps(twice)
  expect(twice).waitsFor('invader', 'demon-activation')
  expect(twice.state.demons.cyberdemon!.argent).toBe(2)
})

test('cyberdemon-barrage refused: after a second attack by other means it is too late', () => {
  const g = barrage(2, 'h3', ['onslaught'])
  g.does('attack', 'target:alpha', 'use:onslaught')
  g.does('remove:black')
  keeps(g)
  // Not after the second attack; after the first one the window is still open.
  expect(g.state.stack.filter(f => f.flow === 'attack')).toHaveLength(1)
  expect(g.events('attack')).toHaveLength(2)
  g.passes()
  expect(g).waitsFor('invader', 'demon-activation')
})

test('D-ABILITY-2 cyberdemon-rocket-arm plays: damage that would kill can be declined', () => {
  const start = () =>
    fight({
      alpha: { at: 'b2', deck: ['ammo-check'] },
      bravo: { at: 'a2', damage: 9 },
      charlie: { at: 'a1', damage: 2 },
      demons: { cyberdemon: { at: ['e1', 'f1', 'g1', 'e2', 'f2', 'g2'] } },
      turn: 'cyberdemon',
      dice: [0, 0, 0, 1, 1, 1],
    }).does('attack', 'target:alpha')
  const spared = start()
  expect(spared).waitsFor('invader', 'use-effect')
  spared.does('no')
  expect(spared.has('bravo')).toBe(true)
  expect(spared.figure('charlie').damage).toBe(2)
  const hit = start().does('yes', 'figure-next:charlie')
  expect(hit.has('bravo')).toBe(false)
  expect(hit.figure('charlie').damage).toBe(3)
})
