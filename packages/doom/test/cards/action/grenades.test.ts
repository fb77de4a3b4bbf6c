import { expect, test } from 'vitest'
import { corridor, room } from '../../play.ts'
import { skirmish } from '../skirmish.ts'

const frag = () =>
  skirmish({
    map: room(8, 3),
    alpha: { at: 'a2', hand: ['throw-frag-grenade'], deck: ['sidearm', 'armor', 'ammo-check'] },
    bravo: { at: 'd1' },
    demons: { imp: [{ at: 'e2' }, { at: 'f2' }], pinky: { at: 'h3' } },
    turn: 'alpha',
    initiative: ['invader', 'alpha'],
    dice: [1, 1],
  })

test('D-GRENADE-3 D-GRENADE-5 throw-frag-grenade plays: it explodes at the end of the next activation and comes back', () => {
  const g = frag()
  g.does('play:throw-frag-grenade')
  expect(g).offers('token:e2') // 4 spaces; also onto a figure
  expect(g).not.offers('token:f2')
  g.does('token:e2')
  expect(g.marine().weapons).not.toContain('frag-grenade')
  g.does('end')
  expect(g.figure('imp-1').damage).toBe(0) // its own activation is not the next one
  g.does('activate:imp', 'figure:imp-2', 'end')
  expect(g.figure('imp-1').damage).toBe(0) // the whole kind acts first
  g.does('step:e3', 'end')
  expect(g.figure('imp-1').damage).toBe(2)
  expect(g.figure('imp-2').damage).toBe(2)
  expect(g.figure('bravo').damage).toBe(2)
  expect(g.figure('pinky-1').damage).toBe(0)
  expect(g.figure('alpha').damage).toBe(0)
  expect(g.state.tokens).toEqual([])
  expect(g.marine().weapons).toContain('frag-grenade')
  expect(g.state.lasting).toEqual([])
  expect(g).waitsFor('alpha', 'activation')
})

test('throw-frag-grenade plays: the grenade of a marine that has died meanwhile explodes as well', () => {
  const g = skirmish({
    map: room(8, 3),
    alpha: {
      at: 'a2',
      hand: ['throw-frag-grenade'],
      deck: ['sidearm', 'armor', 'double-time', 'ammo-check'],
      damage: 8,
    },
    demons: { imp: [{ at: 'd2' }] },
    turn: 'alpha',
    initiative: ['invader'],
    dice: [2, 2, 1, 1],
  })
  g.does('play:throw-frag-grenade', 'token:d3', 'end', 'attack')
  g.passes()
  expect(g.has('alpha')).toBe(false)
  g.does('end')
  expect(g.figure('imp-1').damage).toBe(2)
  expect(g.marine().weapons).toContain('frag-grenade')
})

test('throw-frag-grenade refused: not while the token lies on the map, not around a corner', () => {
  const gone = skirmish({
    map: corridor(6),
    alpha: { at: 'a1', hand: ['throw-frag-grenade', 'armor'], deck: ['sidearm', 'double-time', 'ammo-check'] },
    demons: { imp: { at: 'f1' } },
    turn: 'alpha',
    initiative: ['alpha', 'invader'],
  })
  gone.does('play:throw-frag-grenade', 'token:d1', 'sprint:armor', 'end')
  gone.does('play:ammo-check', 'on-deck:sidearm') // the card is drawn again, the token still lies there
  expect(gone.marine().hand.cards).toContain('throw-frag-grenade')
  expect(gone).waitsFor('alpha', 'activation')
  expect(gone).not.offers('play:throw-frag-grenade')

  const walled = skirmish({
    map: ['+-+-+-+-+', '|. .|. .|', '+-+-+-+-+'],
    alpha: { at: 'a1', hand: ['throw-frag-grenade'] },
    demons: { imp: { at: 'd1' } },
    turn: 'alpha',
  })
  walled.does('play:throw-frag-grenade')
  expect(walled).offers('token:b1')
  expect(walled).not.offers('token:c1')

  const bend = skirmish({
    map: ['+-+-+-+', '|. . .|', '+-+-+ +', '|. . .|', '+-+-+-+'],
    alpha: { at: 'a1', hand: ['throw-frag-grenade'] },
    demons: { imp: { at: 'a2' } },
    turn: 'alpha',
  })
  bend.does('play:throw-frag-grenade')
  expect(bend).offers('token:c1')
  expect(bend).not.offers('token:a2') // 4 spaces away, but out of sight
})

test('throw-siphon-grenade plays: now and at the next activation everybody near suffers 1, the thrower recovers', () => {
  const g = skirmish({
    map: room(8, 3),
    alpha: { at: 'a2', hand: ['throw-siphon-grenade'], deck: ['sidearm', 'armor', 'ammo-check'], damage: 8 },
    bravo: { at: 'd1' },
    demons: { imp: [{ at: 'c2' }, { at: 'd2' }, { at: 'h1' }], pinky: { at: 'c3' } },
    turn: 'alpha',
    initiative: ['alpha'],
  })
  g.does('play:throw-siphon-grenade')
  expect(g).not.offers('token:e2')
  g.does('token:d2')
  expect(g.figure('imp-1').damage).toBe(1)
  expect(g.figure('imp-2').damage).toBe(1)
  expect(g.figure('bravo').damage).toBe(1)
  expect(g.figure('pinky-1').damage).toBe(1)
  expect(g.figure('imp-3').damage).toBe(0)
  expect(g.figure('alpha').damage).toBe(5) // four figures, 3 at the most
  expect(g.marine().weapons).not.toContain('siphon-grenade')
  g.does('end')
  expect(g).waitsFor('alpha', 'activation')
  expect(g.figure('imp-1').damage).toBe(2)
  expect(g.figure('bravo').damage).toBe(2)
  expect(g.figure('alpha').damage).toBe(2)
  expect(g.state.tokens).toEqual([])
  expect(g.marine().weapons).toContain('siphon-grenade')
})

test('throw-siphon-grenade plays: a thrower in the blast suffers first and recovers then', () => {
  const unhurt = skirmish({
    map: corridor(6),
    alpha: { at: 'a1', hand: ['throw-siphon-grenade'] },
    demons: { imp: { at: 'c1' } },
    turn: 'alpha',
  })
  unhurt.does('play:throw-siphon-grenade', 'token:b1')
  expect(unhurt.figure('imp-1').damage).toBe(1)
  expect(unhurt.figure('alpha').damage).toBe(0)

  const dying = skirmish({
    map: corridor(6),
    alpha: { at: 'a1', hand: ['throw-siphon-grenade'], damage: 9 },
    demons: { imp: { at: 'c1' } },
    turn: 'alpha',
    initiative: ['invader'],
  })
  dying.does('play:throw-siphon-grenade', 'token:b1', 'figure-next:imp-1')
  expect(dying.has('alpha')).toBe(false)
})

test('throw-siphon-grenade refused: nothing is recovered where nobody suffers, and no second throw without the token', () => {
  const g = skirmish({
    map: corridor(9),
    alpha: { at: 'a1', hand: ['throw-siphon-grenade'], damage: 5 },
    demons: { imp: { at: 'i1' } },
    turn: 'alpha',
  })
  g.does('play:throw-siphon-grenade')
  expect(g).not.offers('token:e1')
  g.does('token:d1')
  expect(g.figure('alpha').damage).toBe(5)
  expect(g.figure('imp-1').damage).toBe(0)
  expect(g).not.offers('play:throw-siphon-grenade')
})

const decoy = (imp: string) =>
  skirmish({
    map: room(8, 2),
    alpha: { at: 'a1', hand: ['throw-decoy-grenade'], deck: ['sidearm', 'armor', 'ammo-check'] },
    bravo: { at: 'e1', deck: ['ammo-check'] },
    demons: { 'possessed-soldier': { at: imp } },
    turn: 'alpha',
    initiative: ['invader', 'alpha'],
    dice: [1, 1],
  })

test('throw-decoy-grenade plays: demons that see it attack nobody farther away, but may remove it', () => {
  const g = decoy('f2')
  g.does('play:throw-decoy-grenade')
  expect(g).not.offers('token:e1') // taken by Bravo
  g.does('token:d1', 'end')
  expect(g).waitsFor('invader', 'demon-activation')
  expect(g).offers('decoy:alpha')
  g.does('attack', 'done') // Bravo is nearer than the token, Alpha farther
  expect(g.figure('bravo').damage).toBe(2)
  expect(g).not.offers('decoy:alpha') // the one attack is used up
  g.does('end')
  expect(g).waitsFor('alpha', 'activation')
  expect(g.state.tokens).toEqual([])
  expect(g.marine().weapons).toContain('decoy-grenade')
})

test('throw-decoy-grenade plays: removing it uses up the attack and returns the token', () => {
  const g = decoy('f2')
  g.does('play:throw-decoy-grenade', 'token:d1', 'end', 'decoy:alpha')
  expect(g.state.tokens).toEqual([])
  expect(g.marine().weapons).toContain('decoy-grenade')
  expect(g).not.offers('attack')
  expect(g.events('attack')).toEqual([])
  g.does('end')
  expect(g).waitsFor('alpha', 'activation')
  expect(g.marine().weapons.filter(w => w === 'decoy-grenade')).toHaveLength(1)
})

test('throw-decoy-grenade refused: a demon that does not see the token attacks whom it likes and cannot remove it', () => {
  const g = skirmish({
    map: [
      '+-+-+-+-+-+-+',
      '|. . . . . .|',
      '+-+-+ +-+-+-+',
      '|. .|.|. . .|',
      '+ + + + + + +',
      '|. .|.|. . .|',
      '+ + + + + + +',
      '|. .|.|. . .|',
      '+-+-+-+-+-+-+',
    ],
    alpha: { at: 'c1', hand: ['throw-decoy-grenade', 'double-time'] },
    demons: { 'possessed-soldier': { at: 'a1' } },
    turn: 'alpha',
    initiative: ['invader', 'alpha'],
  })
  g.does('play:throw-decoy-grenade', 'token:c4', 'play:double-time', 'step:d1', 'step:e1', 'step:f1', 'end')
  expect(g).waitsFor('invader', 'demon-activation')
  expect(g).not.offers('decoy:alpha') // 4 spaces away, but around a corner
  expect(g).offers('attack')
})

test('throw-decoy-grenade plays: Vigilance, Onslaught and Barrage are bound by it as well', () => {
  const watched = skirmish({
    map: room(8, 1),
    alpha: { at: 'a1', hand: ['throw-decoy-grenade', 'sidearm'] },
    demons: { 'possessed-soldier': { at: 'd1' } },
    turn: 'alpha',
    argent: { 'possessed-soldier': 1 },
    dice: [0, 1],
  })
  watched.does('play:throw-decoy-grenade', 'token:b1', 'play:sidearm', 'attack:sidearm')
  expect(watched).waitsFor('alpha', 'activation')

  const assault = skirmish({
    map: room(12, 3),
    alpha: { at: 'h2', hand: ['throw-decoy-grenade'] },
    bravo: { at: 'd1', deck: ['ammo-check'] },
    demons: { cyberdemon: { at: ['a1', 'b1', 'a2', 'b2', 'a3', 'b3'] } },
    turn: 'alpha',
    initiative: ['invader'],
    argent: { cyberdemon: 2 },
    events: ['onslaught'],
    dice: [0, 0, 1, 1],
  })
  assault.does('play:throw-decoy-grenade', 'token:f2', 'end', 'attack') // only Bravo is near enough
  expect(assault.figure('bravo').damage).toBe(2)
  assault.passes()
  expect(assault).waitsFor('invader', 'demon-activation')
  expect(assault.events('attack')).toHaveLength(1)
  expect(assault.state.demons.cyberdemon!.argent).toBe(2)
})
