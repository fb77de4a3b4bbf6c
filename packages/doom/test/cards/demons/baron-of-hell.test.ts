import { expect, test } from 'vitest'
import { room } from '../../play.ts'
import { skirmish } from '../skirmish.ts'

const BARON = ['a1', 'b1', 'a2', 'b2']

const stride = () =>
  skirmish({
    map: room(7, 2),
    alpha: { at: 'c1', deck: ['ammo-check'] },
    bravo: { at: 'g1' },
    demons: { 'baron-of-hell': { at: BARON }, imp: { at: 'c2' } },
    turn: 'baron-of-hell',
    dice: [1, 1, 1],
  })

test('D-LARGE-9 OP-4 baron-crushing-stride plays: a displaced marine suffers 1 damage after it has made room', () => {
  const g = stride()
  g.does('step:b1')
  expect(g.figure('alpha').damage).toBe(0) // the movement has not ended
  g.does('end')
  expect(g).waitsFor('invader', 'displace') // demons first
  g.does('place:d2')
  expect(g.at('alpha')).toEqual(['d1']) // the only one left at that distance
  expect(g.figure('alpha').damage).toBe(1)
  expect(g.figure('imp-1').damage).toBe(0)
})

test('baron-crushing-stride refused: once per activation each; walking on without stopping displaces nobody', () => {
  const g = stride()
  g.does('step:b1', 'attack', 'place:d2')
  expect(g.figure('alpha').damage).toBe(1 + 3) // displaced, then attacked
  g.does('step:c1', 'end')
  while (g.offers[0]!.startsWith('displace:') || g.offers[0]!.startsWith('place:')) g.does(g.offers[0]!)
  expect(g.at('baron-of-hell-1')).toContain('c1')
  expect(g.figure('alpha').damage).toBe(4)

  const through = skirmish({
    map: room(7, 2),
    alpha: { at: 'c1' },
    demons: { 'baron-of-hell': { at: BARON } },
    turn: 'baron-of-hell',
  })
  through.does('step:b1', 'step:c1', 'step:d1', 'end')
  expect(through.figure('alpha').damage).toBe(0)
  expect(through.at('alpha')).toEqual(['c1'])
})

const wrath = (alpha: string, argent: number, dice: number[]) =>
  skirmish({
    map: room(7, 2),
    alpha: { at: alpha, hand: ['sidearm', 'armor'] },
    demons: { 'baron-of-hell': { at: BARON }, imp: { at: 'g2' } },
    turn: 'alpha',
    argent: { 'baron-of-hell': argent },
    dice,
  })

test('baron-wrath plays: damaged by a marine, it moves up to 3 spaces and strikes if adjacent then', () => {
  const g = wrath('e1', 1, [1, 2, 2])
  g.does('play:sidearm', 'attack:sidearm', 'target:baron-of-hell-1')
  expect(g.figure('baron-of-hell-1').damage).toBe(2)
  expect(g).waitsFor('invader', 'after-defense')
  g.does('use:baron-wrath:baron-of-hell-1')
  expect(g).waitsFor('invader', 'spend-movement')
  g.does('step:b1', 'step:c1', 'done')
  expect(g.figure('alpha').damage).toBe(2) // no defense
  expect(g.state.demons['baron-of-hell']!.argent).toBe(0)
  expect(g.figure('baron-of-hell-1').mp).toBe(0)
  expect(g).waitsFor('alpha', 'activation')
})

test('baron-wrath refused: no damage if it stays away, no use without argent or without having been damaged', () => {
  const away = wrath('e1', 1, [1, 2])
  away.does('play:sidearm', 'attack:sidearm', 'target:baron-of-hell-1', 'use:baron-wrath:baron-of-hell-1', 'done')
  expect(away.figure('alpha').damage).toBe(0)
  expect(away).waitsFor('alpha', 'activation')

  const poor = wrath('e1', 0, [1, 2])
  poor.does('play:sidearm', 'attack:sidearm', 'target:baron-of-hell-1')
  expect(poor).waitsFor('alpha', 'activation')

  const unhurt = wrath('e1', 1, [0, 1])
  unhurt.does('play:sidearm', 'attack:sidearm', 'target:baron-of-hell-1')
  expect(unhurt.figure('baron-of-hell-1').damage).toBe(0)
  expect(unhurt).waitsFor('alpha', 'activation')
  expect(unhurt.state.demons['baron-of-hell']!.argent).toBe(1)
})

test('baron-wrath baron-crushing-stride plays: it may run the attacker down', () => {
  const g = wrath('c1', 1, [1, 2, 1])
  g.does('play:sidearm', 'attack:sidearm', 'target:baron-of-hell-1')
  g.does('use:baron-wrath:baron-of-hell-1', 'step:b1', 'done')
  expect(g).waitsFor('alpha', 'displace')
  g.does('place:d1')
  expect(g.figure('alpha').damage).toBe(1 + 1) // Crushing Stride, then 1 red die
  expect(g).waitsFor('alpha', 'activation')
})
