import { expect, test } from 'vitest'
import { corridor, room } from '../../play.ts'
import { skirmish } from '../skirmish.ts'

test('D-ATTACK-7 D-ACTION-12 D-ACTION-13 armor plays: two shields while defending, then it is discarded', () => {
  const g = skirmish({
    map: corridor(5),
    alpha: { at: 'a1', hand: ['armor'], deck: ['ammo-check'] },
    demons: { imp: { at: 'c1' } },
    turn: 'imp',
    dice: [2, 2],
  })
  g.does('attack')
  expect(g).waitsFor('alpha', 'during-defense')
  expect(g.figure('alpha').damage).toBe(0)
  g.does('use:armor')
  expect(g.figure('alpha').damage).toBe(2)
  expect(g.marine().hand.cards).not.toContain('armor')
  expect(g.marine().discard.cards).toEqual(['armor', 'ammo-check'])
  expect(g).waitsFor('invader', 'demon-activation')
})

test('armor refused: it is no action of the own activation, and a marine that attacks does not defend', () => {
  const g = skirmish({
    map: corridor(5),
    alpha: { at: 'a1', hand: ['armor', 'sidearm'] },
    demons: { imp: { at: 'c1' } },
    turn: 'alpha',
    dice: [1, 1],
  })
  expect(g).not.offers('play:armor')
  expect(g).offers('sprint:armor')
  g.does('play:sidearm', 'attack:sidearm')
  expect(g).waitsFor('alpha', 'activation')
  expect(g.marine().hand.cards).toEqual(['armor'])
})

test('armor refused: a marine keeps it when another one is attacked', () => {
  const g = skirmish({
    map: corridor(5),
    alpha: { at: 'a1', hand: ['armor'] },
    bravo: { at: 'e1', deck: ['ammo-check'] },
    demons: { imp: { at: 'c1' } },
    turn: 'imp',
    dice: [1, 0],
  })
  g.does('attack', 'target:bravo')
  expect(g.figure('bravo').damage).toBe(1)
  expect(g).waitsFor('invader', 'demon-activation')
})

test('sidearm plays: range 4, 1 red and 1 black die; 2 movement points if the defender is staggered', () => {
  const g = skirmish({
    map: corridor(7),
    alpha: { at: 'a1', hand: ['sidearm'] },
    demons: { imp: [{ at: 'e1' }, { at: 'f1' }] },
    turn: 'alpha',
    dice: [0, 1],
  })
  g.does('play:sidearm')
  expect(g.figure('alpha').mp).toBe(4)
  g.does('attack:sidearm') // imp-2 is out of range
  expect(g.figure('imp-1').damage).toBe(1)
  expect(g.figure('alpha').mp).toBe(6)
  expect(g).waitsFor('alpha', 'activation')
})

test('sidearm refused: no movement points for a defender that is unharmed or dead, no attack beyond 4 spaces', () => {
  const unharmed = skirmish({
    map: corridor(7),
    alpha: { at: 'a1', hand: ['sidearm'] },
    demons: { imp: { at: 'd1' } },
    defense: ['iron-skin'],
    turn: 'alpha',
    dice: [1, 1],
  })
  unharmed.does('play:sidearm', 'attack:sidearm')
  expect(unharmed.figure('imp-1').damage).toBe(0)
  expect(unharmed.figure('alpha').mp).toBe(4)
  expect(unharmed).waitsFor('alpha', 'activation')

  const dead = skirmish({
    map: corridor(7),
    alpha: { at: 'a1', hand: ['sidearm'] },
    demons: { imp: [{ at: 'd1', damage: 2 }, { at: 'f1' }] },
    turn: 'alpha',
    dice: [1, 1],
  })
  dead.does('play:sidearm', 'attack:sidearm')
  expect(dead.has('imp-1')).toBe(false)
  expect(dead.figure('alpha').mp).toBe(4)
  expect(dead).not.offers('attack:sidearm')

  const far = skirmish({
    map: corridor(7),
    alpha: { at: 'a1', hand: ['sidearm'] },
    demons: { imp: { at: 'f1' } },
    turn: 'alpha',
  })
  far.does('play:sidearm')
  expect(far).not.offers('attack:sidearm')
  far.does('step:b1')
  expect(far).offers('attack:sidearm')
})

test('sidearm plays: what staggers a demon for this marine counts', () => {
  const g = skirmish({
    map: corridor(5),
    alpha: { at: 'a1', hand: ['sidearm', 'rev-the-engine'] },
    demons: { 'possessed-soldier': { at: 'c1' } },
    turn: 'alpha',
    dice: [0, 1],
  })
  g.does('play:rev-the-engine', 'play:sidearm', 'attack:sidearm')
  expect(g.figure('possessed-soldier-1').damage).toBe(1)
  expect(g.figure('alpha').mp).toBe(2 + 4 + 2)
})

test('D-MOVE-16 double-time plays: another marine within 3 spaces moves 1 space now', () => {
  const g = skirmish({
    map: room(6, 2),
    alpha: { at: 'a1', hand: ['double-time'] },
    bravo: { at: 'd1' },
    demons: { imp: { at: 'f2' } },
    turn: 'alpha',
  })
  g.does('play:double-time')
  expect(g).offers('done')
  expect(g).not.offers('pick:alpha')
  g.does('pick:bravo')
  expect(g).waitsFor('bravo', 'spend-movement')
  g.does('step:c2')
  expect(g.at('bravo')).toEqual(['c2'])
  expect(g.figure('bravo').mp).toBe(0)
  expect(g.figure('alpha').mp).toBe(3)
  expect(g).waitsFor('alpha', 'activation')
})

test('double-time refused: a marine 4 spaces away gains nothing, and nobody has to be chosen', () => {
  const far = skirmish({
    map: room(6, 2),
    alpha: { at: 'a1', hand: ['double-time'] },
    bravo: { at: 'e1' },
    demons: { imp: { at: 'f2' } },
    turn: 'alpha',
  })
  far.does('play:double-time')
  expect(far).waitsFor('alpha', 'activation')
  expect(far.figure('alpha').mp).toBe(3)

  const declined = skirmish({
    map: room(6, 2),
    alpha: { at: 'a1', hand: ['double-time'] },
    bravo: { at: 'd1' },
    demons: { imp: { at: 'f2' } },
    turn: 'alpha',
  })
  declined.does('play:double-time', 'done')
  expect(declined.at('bravo')).toEqual(['d1'])
  expect(declined).waitsFor('alpha', 'activation')
})

test('ammo-check plays: two cards are drawn, one of the hand goes on top of the deck', () => {
  const g = skirmish({
    map: corridor(5),
    alpha: { at: 'a1', hand: ['ammo-check', 'sidearm'], deck: ['armor', 'double-time', 'target-lock'] },
    demons: { imp: { at: 'e1' } },
    turn: 'alpha',
  })
  g.does('play:ammo-check')
  expect(g.marine().hand.cards).toEqual(['sidearm', 'armor', 'double-time'])
  expect(g).not.offers('done')
  expect(g).not.offers('on-deck:ammo-check')
  g.does('on-deck:sidearm')
  expect(g.marine().hand.cards).toEqual(['armor', 'double-time'])
  expect(g.marine().deck.cards.at(-1)).toBe('sidearm')
  expect(g.marine().deck.cards.at(-2)).toBe('target-lock')
  expect(g.figure('alpha').mp).toBe(0)
  expect(g).waitsFor('alpha', 'activation')
})

test('ammo-check refused: not while the attack of another card is still to be made or given up', () => {
  const g = skirmish({
    map: corridor(5),
    alpha: { at: 'a1', hand: ['ammo-check', 'sidearm'] },
    demons: { imp: { at: 'c1' } },
    turn: 'alpha',
  })
  g.does('play:sidearm')
  expect(g).not.offers('play:ammo-check')
  g.does('forgo')
  expect(g).offers('play:ammo-check')
})
