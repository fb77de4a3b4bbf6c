import { describe, expect, test } from 'vitest'
import { away, corridor, doom, room } from '../play.ts'

const bomb = { hand: ['stun-bomb'], weapons: ['plasma-rifle', 'combat-shotgun'] }

test('D-STUN-1 D-STUN-6 OP-34 Stun Bomb: defender and neighbour are stunned, and the defender stays so', () => {
  const g = doom({
    map: room(6, 3),
    alpha: { at: 'a1', ...bomb },
    ...away,
    demons: { pinky: [{ at: 'c1' }, { at: 'd1' }, { at: 'd2' }] },
    turn: 'alpha',
    dice: [0, 0, 1],
    scenario: { events: { deck: ['wall-of-flesh'] } },
  })
  g.does('play:stun-bomb', 'attack:stun-bomb', 'target:pinky-1')
  g.does('pick:pinky-3')
  const stunned = g.view('invader').figures.filter(f => f.stunned)
  expect(stunned.map(f => f.id)).toEqual(['pinky-1', 'pinky-3'])
  expect(g).waitsFor('alpha', 'activation')
})

test('D-STUN-2 D-COVER-7 a stunned marine reveals no card and has no cover', () => {
  const shot = (stunned: boolean) =>
    doom({
      map: corridor(5),
      alpha: { at: 'd1', stunned, hand: [], deck: ['ammo-check', 'armor'] },
      ...away,
      demons: { imp: { at: 'a1' }, pinky: { at: 'c1' } },
      turn: 'imp',
      dice: [2, 1],
    }).does('attack')
  expect(shot(false)).waitsFor('alpha', 'defense-card')
  const g = shot(true)
  expect(g).waitsFor('invader', 'demon-activation')
  expect(g.figure('alpha').damage).toBe(3)
  expect(g.marine().discard.cards).toEqual([])
  expect(g.figure('alpha').stunned).toBe(false) // D-STUN-4
})

describe('D-STUN-3 D-STUN-4 a stunned attacker', () => {
  test('D-STUN-3 removes one die of its choice before rolling, D-STUN-4 and is free afterwards', () => {
    const g = doom({
      map: corridor(4),
      alpha: { at: 'a1', hand: ['sidearm'], stunned: true },
      ...away,
      demons: { pinky: { at: 'b1' } },
      turn: 'alpha',
      dice: [1],
    })
    g.does('play:sidearm', 'attack:sidearm')
    expect(g).waitsFor('alpha', 'remove-die')
    expect(g.offers).toEqual(['remove:red', 'remove:black'])
    g.does('remove:black')
    expect(g.events('attack')[0]).toMatchObject({ dice: { red: 1, black: 0 } })
    expect(g.figure('alpha').stunned).toBe(false)
    expect(g.events('recovered')).toMatchObject([{ figure: 'alpha' }])
    expect(g).waitsFor('alpha', 'activation')
  })

  test('D-STUN-3 a demon too; with dice of one colour there is nothing to choose', () => {
    const g = doom({
      map: corridor(4),
      alpha: { at: 'b1', hand: [], deck: ['ammo-check'] },
      ...away,
      demons: { imp: { at: 'a1', stunned: true } },
      turn: 'imp',
      dice: [2],
    })
    g.does('attack')
    expect(g.events('attack')[0]).toMatchObject({ dice: { red: 1, black: 0 } })
    expect(g.figure('alpha').damage).toBe(2)
    expect(g.figure('imp-1').stunned).toBe(false)
  })

  test('OP-30 attacks with no die at all, and dice rolled while attacking still count', () => {
    const g = doom({
      map: corridor(4),
      alpha: { at: 'a1', hand: [], stunned: true, class: 'gunslinger', glory: ['savage-finish'] },
      ...away,
      demons: { pinky: { at: 'b1' } },
      turn: 'alpha',
      dice: [3],
      scenario: { events: { deck: ['wall-of-flesh'] } },
    })
    g.does('use:gunslinger-1')
    expect(g.events('attack')[0]).toMatchObject({ dice: { red: 0, black: 0 } })
    g.does('use:savage-finish')
    expect(g.events('hits')[0]).toMatchObject({ hits: 3, damage: 3 })
    expect(g.figure('pinky-1').damage).toBe(3)
    expect(g.figure('alpha').stunned).toBe(false)
    expect(g).waitsFor('alpha', 'activation')
  })

  test('OP-30 without more dice such an attack does nothing but end the stun', () => {
    const g = doom({
      map: corridor(4),
      alpha: { at: 'a1', hand: [], stunned: true, class: 'gunslinger' },
      ...away,
      demons: { pinky: { at: 'b1' } },
      turn: 'alpha',
    })
    g.does('use:gunslinger-1')
    expect(g.events('hits')[0]).toMatchObject({ hits: 0, damage: 0 })
    expect(g.figure('alpha').stunned).toBe(false)
  })
})

test('D-STUN-4 the stun does not end without an attack', () => {
  const g = doom({
    map: corridor(6),
    alpha: { at: 'a1', hand: ['sidearm', 'ammo-check'], stunned: true },
    ...away,
    demons: { pinky: { at: 'f1' } },
    turn: 'alpha',
  })
  g.does('play:sidearm', 'step:b1', 'end')
  expect(g.figure('alpha').stunned).toBe(true)
})

test('D-STUN-4 an attack against it ends the stun of a demon, also when nothing gets through', () => {
  const g = doom({
    map: corridor(4),
    alpha: { at: 'a1', hand: ['sidearm'] },
    ...away,
    demons: { pinky: { at: 'b1', stunned: true } },
    turn: 'alpha',
    dice: [0, 1],
    scenario: { events: { hand: ['demonic-resilience'] } },
  })
  g.does('play:sidearm', 'attack:sidearm', 'use:demonic-resilience')
  expect(g.figure('pinky-1').damage).toBe(0)
  expect(g.figure('pinky-1').stunned).toBe(false)
})

test('D-STUN-5 a stunned figure cannot be stunned again', () => {
  const g = doom({
    map: room(6, 3),
    alpha: { at: 'a1', ...bomb },
    ...away,
    demons: { pinky: [{ at: 'c1' }, { at: 'd1', stunned: true }] },
    turn: 'alpha',
    dice: [0, 0, 1],
    scenario: { events: { deck: ['wall-of-flesh'] } },
  })
  g.does('play:stun-bomb', 'attack:stun-bomb', 'target:pinky-1')
  expect(g.events('stunned')).toMatchObject([{ figure: 'pinky-1' }])
  expect(g.figure('pinky-2').stunned).toBe(true)
})

test('D-STUN-4 D-STUN-6 a figure stunned before and stunned again after the attack is stunned', () => {
  const g = doom({
    map: room(6, 3),
    alpha: { at: 'a1', ...bomb },
    ...away,
    demons: { pinky: { at: 'c1', stunned: true } },
    turn: 'alpha',
    dice: [0, 0, 1],
  })
  g.does('play:stun-bomb', 'attack:stun-bomb')
  expect(g.events('recovered')).toHaveLength(1)
  expect(g.figure('pinky-1').stunned).toBe(true)
})
