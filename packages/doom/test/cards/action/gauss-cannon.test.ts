import { expect, test } from 'vitest'
import { changed } from '../../changed.ts'
import { corridor, room } from '../../play.ts'
import { keeps, skirmish } from '../skirmish.ts'

const lane = { imp: { at: 'c1' }, pinky: { at: 'f1' } }

test('piercing-bolt plays: no cover and up to 2 shields less', () => {
  const g = skirmish({
    map: corridor(12),
    alpha: { at: 'a1', hand: ['piercing-bolt'] },
    demons: lane,
    defense: ['iron-skin'],
    turn: 'alpha',
    dice: [1, 1, 1],
  })
  g.does('play:piercing-bolt', 'attack:piercing-bolt', 'target:pinky-1')
  expect(g.figure('pinky-1').damage).toBe(3)
  expect(g.figure('alpha').mp).toBe(0)
  expect(g).waitsFor('alpha', 'activation')
})

test('piercing-bolt refused: the third shield counts, and 11 spaces are too far', () => {
  const g = skirmish({
    map: room(5, 2),
    alpha: { at: 'a1', hand: ['piercing-bolt'] },
    demons: { mancubus: { at: ['d1', 'd2'] } },
    defense: ['iron-skin'],
    turn: 'alpha',
    dice: [1, 1, 1],
  })
  g.does('play:piercing-bolt', 'attack:piercing-bolt')
  expect(g.figure('mancubus-1').damage).toBe(2) // tough: 3 shields, 2 of them ignored

  const far = skirmish({
    map: corridor(12),
    alpha: { at: 'a1', hand: ['piercing-bolt'] },
    demons: { imp: { at: 'l1' } },
    turn: 'alpha',
  })
  far.does('play:piercing-bolt')
  expect(far).not.offers('attack:piercing-bolt')
})

test('D-DEFENSE-12 rail-line plays: everybody on the line between marine and defender suffers 2 damage', () => {
  const g = skirmish({
    map: room(10, 2),
    alpha: { at: 'a1', hand: ['rail-line'] },
    bravo: { at: 'e1' },
    demons: { imp: [{ at: 'c1' }, { at: 'd2' }, { at: 'h1' }], pinky: { at: 'f1' } },
    turn: 'alpha',
    dice: [1, 1, 1],
  })
  g.does('play:rail-line', 'attack:rail-line', 'target:pinky-1', 'keep:onslaught')
  expect(g.figure('pinky-1').damage).toBe(3)
  expect(g.figure('imp-1').damage).toBe(2)
  expect(g.figure('bravo').damage).toBe(2)
  expect(g.figure('imp-2').damage).toBe(0) // beside the line
  expect(g.figure('imp-3').damage).toBe(0) // behind the defender
  expect(g.figure('alpha')).toMatchObject({ damage: 0, mp: 2 })
  expect(g).waitsFor('alpha', 'activation')
})

test('rail-line plays: also when the defender is dead, and along a slanting line', () => {
  const g = skirmish({
    map: room(5, 3),
    alpha: { at: 'a1', hand: ['rail-line'] },
    demons: { imp: [{ at: 'c2' }, { at: 'c1' }, { at: 'e3' }] },
    turn: 'alpha',
    dice: [2, 2, 2],
  })
  g.does('play:rail-line', 'attack:rail-line', 'target:imp-3').passes()
  keeps(g)
  expect(g.has('imp-3')).toBe(false)
  expect(g.figure('imp-1').damage).toBe(2)
  expect(g.figure('imp-2').damage).toBe(0)
})

test('rail-line refused: nobody is hurt without the attack', () => {
  const g = skirmish({
    map: room(10, 2),
    alpha: { at: 'a1', hand: ['rail-line'] },
    demons: { imp: { at: 'c1' }, pinky: { at: 'f1' } },
    turn: 'alpha',
  })
  g.does('play:rail-line', 'forgo', 'end')
  expect(g.figure('imp-1').damage).toBe(0)
})

const waiting = (alpha: string, imp: string) =>
  skirmish({
    map: [
      '+-+-+-+-+-+-+-+-+-+-+-+-+',
      '|. . . . . . . . . . . .|',
      '+-+ + + + + + + + + + +-+',
      '|.|. . . . . . . . . . .|',
      '+-+-+-+-+-+-+-+-+-+-+-+-+',
    ],
    alpha: { at: alpha, hand: ['hold-the-lane'] },
    demons: { imp: { at: imp } },
    turn: 'imp',
    initiative: [],
    dice: [2, 3],
  })

test('D-ACTION-12 hold-the-lane plays: a demon that ends its activation in range and sight is attacked', () => {
  const g = waiting('a1', 'k1')
  g.does('end')
  expect(g).waitsFor('alpha', 'demon-activation-end')
  g.does('use:hold-the-lane')
  expect(g.events('attack')).toMatchObject([{ attacker: 'alpha', defender: 'imp-1', dice: { red: 1, black: 1 } }])
  expect(g.has('imp-1')).toBe(false)
  expect(g.marine().discard.cards).toEqual(['hold-the-lane'])
})

test('hold-the-lane plays: only one figure of the kind, because it is one card', () => {
  const g = skirmish({
    map: corridor(8),
    alpha: { at: 'a1', hand: ['hold-the-lane'] },
    demons: { imp: [{ at: 'f1' }, { at: 'g1' }] },
    turn: 'imp',
    dice: [1, 1],
  })
  g.does('figure:imp-1', 'end')
  expect(g).waitsFor('alpha', 'demon-activation-end')
  g.does('pass')
  expect(g).waitsFor('invader', 'demon-activation')
  g.does('end')
  expect(g).waitsFor('alpha', 'demon-activation-end')
  g.does('use:hold-the-lane')
  keeps(g)
  expect(g.figure('imp-1').damage).toBe(0)
  expect(g.figure('imp-2').damage).toBe(2)
})

test('hold-the-lane refused: out of range, out of sight, before the demon is done, in the own activation', () => {
  const far = waiting('a1', 'l1')
  far.does('end')
  expect(far).not.waitsFor('alpha', 'demon-activation-end')
  expect(far.marine().hand.cards).toContain('hold-the-lane')

  const hidden = waiting('a1', 'a2')
  hidden.does('end')
  expect(hidden).not.waitsFor('alpha', 'demon-activation-end')

  const acting = waiting('a1', 'k1')
  expect(acting).waitsFor('invader', 'demon-activation')
  acting.does('step:j1')
  expect(acting).waitsFor('invader', 'demon-activation')

  const own = skirmish({
    map: corridor(8),
    alpha: { at: 'a1', hand: ['hold-the-lane'] },
    demons: { imp: { at: 'f1' } },
    turn: 'alpha',
  })
  expect(own).not.offers('play:hold-the-lane')
})

test('hold-the-lane refused: Wall of Flesh cannot redirect an attack that has only one defender', () => {
  const g = skirmish({
    map: room(8, 2),
    alpha: { at: 'a1', hand: ['hold-the-lane', 'piercing-bolt'] },
    demons: { imp: { at: 'f1' }, pinky: { at: 'f2' } },
    events: ['wall-of-flesh'],
    turn: 'imp',
    dice: [1, 1],
  })
  g.does('end', 'use:hold-the-lane')
  expect(g.events('attack')).toMatchObject([{ defender: 'imp-1' }])
})

test('rail-line plays: for a large defender the line runs to its nearest space', () => {
  const g = skirmish({
    map: room(8, 2),
    alpha: { at: 'a1', hand: ['rail-line'] },
    demons: { mancubus: { at: ['f1', 'f2'] }, imp: [{ at: 'c1' }, { at: 'c2' }] },
    turn: 'alpha',
    dice: [1, 1, 1],
  })
  g.does('play:rail-line', 'attack:rail-line', 'target:mancubus-1')
  expect(g.figure('imp-1').damage).toBe(2)
  expect(g.figure('imp-2').damage).toBe(0)
})

test('D-ABILITY-1 rail-line plays: at a large demon with two spaces equally near the marine chooses the line', () => {
  const shot = () =>
    skirmish({
      map: room(7, 3),
      alpha: { at: 'a2', hand: ['rail-line'] },
      demons: { 'baron-of-hell': { at: ['f1', 'g1', 'f2', 'g2'] }, imp: { at: 'e2' }, pinky: { at: 'e1' } },
      turn: 'alpha',
      dice: [0, 0, 0],
    }).does('play:rail-line', 'attack:rail-line', 'target:baron-of-hell-1')
  const straight = shot()
  expect(straight).waitsFor('alpha', 'line')
  expect(straight.offers.sort()).toEqual(['line:f1:a2', 'line:f2:a2'])
  straight.does('line:f2:a2')
  expect(straight.figure('imp-1').damage).toBe(2)
  expect(straight.figure('pinky-1').damage).toBe(0)
  const slanting = shot().does('line:f1:a2')
  expect(slanting.figure('imp-1').damage).toBe(0)
  expect(slanting.figure('pinky-1').damage).toBe(2)
})

test('D-ABILITY-1 a line from a large figure: of spaces equally near whoever shoots chooses the one it begins at', () => {
  const shot = () =>
    skirmish({
      map: room(6, 2),
      alpha: { at: 'd1', deck: ['ammo-check'] },
      bravo: { at: 'b1' },
      charlie: { at: 'b2' },
      demons: { mancubus: { at: ['a1', 'a2'] } },
      turn: 'mancubus',
      dice: [0, 0],
      options: changed('demons.json', 'mancubus', card => {
        card.abilities = [
          {
            ...card.abilities[0],
            effects: [
              { op: 'lineDamage', from: 'self', to: 'defender', amount: 1, who: 'enemy', exclude: ['defender'] },
            ],
          },
        ]
      }),
    }).does('attack', 'target:alpha', 'keep:ammo-check', 'yes')
  const hurt = (key: string) => {
    const g = shot().does(key)
    return ['bravo', 'charlie'].filter(id => g.figure(id).damage > 0)
  }
  expect(shot()).waitsFor('invader', 'line')
  expect(shot().offers).toEqual(['line:d1:a1', 'line:d1:a2'])
  expect(hurt('line:d1:a1')).toEqual(['bravo'])
  expect(hurt('line:d1:a2')).toEqual(['charlie'])
})
