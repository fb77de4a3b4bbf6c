import { expect, test } from 'vitest'
import { room } from '../../play.ts'
import { skirmish } from '../skirmish.ts'

const spill = () =>
  skirmish({
    map: room(6, 2),
    alpha: { at: 'b1', hand: ['double-time'], deck: ['ammo-check', 'sidearm', 'armor'] },
    demons: { mancubus: { at: ['e1', 'e2'] } },
    turn: 'mancubus',
    initiative: ['alpha'],
    dice: [1, 1],
  })

test('mancubus-fuel-spill plays: fire next to the defender burns the marine that enters it', () => {
  const g = spill()
  g.does('attack')
  expect(g.figure('alpha').damage).toBe(2)
  expect([...g.offers].sort()).toEqual(['done', 'token:a1', 'token:a2', 'token:b2', 'token:c1', 'token:c2'])
  g.does('token:c1', 'end')
  expect(g).waitsFor('alpha', 'activation')
  g.does('play:double-time', 'step:c1')
  expect(g.figure('alpha').damage).toBe(3)
  g.does('step:d1')
  expect(g.figure('alpha').damage).toBe(3)
})

test('mancubus-fuel-spill plays: a marine that starts its activation on fire suffers, until the status phase', () => {
  const g = skirmish({
    map: room(6, 2),
    alpha: { at: 'b1', hand: ['double-time'], deck: ['ammo-check', 'sidearm', 'armor'] },
    demons: { mancubus: { at: ['e1', 'e2'] } },
    turn: 'mancubus',
    initiative: ['alpha', 'bravo'],
    dice: [1, 1],
  })
  g.does('attack', 'token:b2', 'end', 'play:double-time', 'step:b2')
  expect(g.figure('alpha').damage).toBe(3)
  expect(g.state.tokens).toMatchObject([{ kind: 'fire' }])
})

test('mancubus-fuel-spill refused: no fire under figures, none without an attack; demons do not burn', () => {
  const g = skirmish({
    map: room(6, 2),
    alpha: { at: 'b1', deck: ['ammo-check'] },
    bravo: { at: 'c1' },
    demons: { mancubus: { at: ['e1', 'e2'] }, imp: { at: 'c2' } },
    turn: 'mancubus',
    initiative: ['invader'],
    dice: [1, 1],
  })
  g.does('attack', 'target:bravo')
  expect(g).not.offers('token:b1')
  expect(g).not.offers('token:c2')
  expect(g).not.offers('token:c1')
  g.does('token:d2', 'end')
  g.does('step:d2')
  expect(g.figure('imp-1').damage).toBe(0)

  const idle = spill()
  idle.does('end')
  expect(idle.state.tokens).toEqual([])
})

test('mancubus-fuel-spill refused: the fire is out when the next round begins', () => {
  const g = skirmish({
    map: room(6, 2),
    alpha: { at: 'b1', deck: ['ammo-check'] },
    demons: { mancubus: { at: ['e1', 'e2'] } },
    turn: 'mancubus',
    initiative: [],
    dice: [1, 1],
  })
  g.does('attack', 'token:b2')
  expect(g.state.tokens).toHaveLength(1)
  g.does('end')
  expect(g.state.round).toBe(2)
  expect(g.state.tokens).toEqual([])
})

const flames = (argent: number) =>
  skirmish({
    map: ['+-+-+-+-+-+-+', '|. . . . . .|', '+ + + +-+ + +', '|. . . .|. .|', '+-+-+-+-+-+-+'],
    alpha: { at: 'c1', hand: ['armor'], deck: ['double-time'] },
    bravo: { at: 'b1' },
    charlie: { at: 'd2' },
    demons: { mancubus: { at: ['e1', 'e2'] }, imp: { at: 'f1' } },
    turn: 'mancubus',
    argent: { mancubus: argent },
    dice: [1, 2],
  })

test('D-DEFENSE-12 mancubus-flamethrower plays: instead of the attack each marine within 2 spaces in sight suffers the roll', () => {
  const g = flames(1)
  g.does('attack')
  expect(g).waitsFor('invader', 'before-attack')
  g.does('use:mancubus-flamethrower:mancubus-1')
  expect(g.figure('alpha').damage).toBe(3) // no defense card, no Armor
  expect(g.figure('bravo').damage).toBe(0) // 3 spaces
  expect(g.figure('imp-1').damage).toBe(0)
  expect(g.events('attack')).toEqual([])
  expect(g.state.tokens).toEqual([]) // no Fuel Spill: it was no attack
  expect(g.state.demons.mancubus!.argent).toBe(0)
  expect(g).waitsFor('invader', 'demon-activation')
  expect(g).not.offers('attack')
})

test('mancubus-flamethrower refused: without argent, or passed, it attacks as usual', () => {
  for (const argent of [0, 1]) {
    const g = flames(argent)
    g.does('attack')
    if (argent > 0) g.does('pass')
    g.does('target:alpha')
    expect(g.events('attack')).toMatchObject([{ defender: 'alpha', dice: { red: 0, black: 2 } }])
    expect(g.state.demons.mancubus!.argent).toBe(argent)
  }
})

test('mancubus-flamethrower refused: whoever is out of sight is spared', () => {
  const g = skirmish({
    map: ['+-+-+-+-+-+-+', '|. . .|. . .|', '+ + +-+ + + +', '|. . . . . .|', '+-+-+-+-+-+-+'],
    alpha: { at: 'c1' },
    bravo: { at: 'd2' },
    demons: { mancubus: { at: ['e1', 'e2'] } },
    turn: 'mancubus',
    argent: { mancubus: 1 },
    dice: [1, 2],
  })
  g.does('attack', 'use:mancubus-flamethrower:mancubus-1')
  expect(g.figure('bravo').damage).toBe(3)
  expect(g.figure('alpha').damage).toBe(0)
})

test('mancubus-flamethrower plays: a decoy keeps it from attacking, not from burning who stands behind', () => {
  const g = skirmish({
    map: room(6, 2),
    alpha: { at: 'b1', hand: ['throw-decoy-grenade'] },
    demons: { mancubus: { at: ['d1', 'd2'] } },
    turn: 'alpha',
    initiative: ['invader'],
    argent: { mancubus: 1 },
    dice: [1, 2],
  })
  g.does('play:throw-decoy-grenade', 'token:c1', 'end')
  expect(g).offers('attack')
  g.does('attack', 'use:mancubus-flamethrower:mancubus-1')
  expect(g.figure('alpha').damage).toBe(3)

  const poor = skirmish({
    map: room(6, 2),
    alpha: { at: 'b1', hand: ['throw-decoy-grenade'] },
    demons: { mancubus: { at: ['d1', 'd2'] } },
    turn: 'alpha',
    initiative: ['invader'],
  })
  poor.does('play:throw-decoy-grenade', 'token:c1', 'end')
  expect(poor).not.offers('attack')
  expect(poor).offers('decoy:alpha')
})
