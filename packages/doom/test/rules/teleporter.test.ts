import { describe, expect, test } from 'vitest'
import { corridor, fight } from '../cards/fight.ts'
import { eventThat } from '../changed.ts'
import { away, doom, room } from '../play.ts'

const far = { map: room(8, 3), ...away, demons: { imp: { at: 'h1' } } }

test('D-TELE-1 D-TELE-2 D-TELE-6 D-MOVE-19 an entered teleporter becomes active at once and leads on for 1 MP', () => {
  const g = doom({
    ...far,
    alpha: { at: 'a1', hand: ['ammo-check'] },
    turn: 'alpha',
    scenario: { teleporters: [{ at: 'b1', active: false }, { at: 'h3' }, { at: 'd3', active: false }] },
  })
  expect(g.view('invader').teleporters.map(t => t.active)).toEqual([false, true, false])
  g.does('sprint:ammo-check')
  expect(g).not.offers('teleport:h3')
  g.does('step:b1')
  expect(g.view('invader').teleporters.map(t => t.active)).toEqual([true, true, false])
  expect(g.events('teleporter')).toMatchObject([{ active: true }])
  expect(g).offers('teleport:h3')
  expect(g).not.offers('teleport:d3') // still inactive
  g.does('teleport:h3')
  expect(g.at('alpha')).toEqual(['h3'])
  expect(g.figure('alpha').mp).toBe(4)
  expect(g).offers('teleport:b1')
  expect(g).waitsFor('alpha', 'activation')
})

test('D-TELE-3 D-ADJ-5 all active teleporters are next to each other, for movement only', () => {
  const g = doom({
    ...far,
    alpha: { at: 'a1', hand: ['sidearm', 'double-time'], deck: [] },
    bravo: { at: 'h3' },
    demons: { imp: { at: 'h2' } },
    turn: 'alpha',
    scenario: { teleporters: [{ at: 'a1' }, { at: 'h3' }, { at: 'e3' }] },
  })
  g.does('play:sidearm')
  expect(g).offers('teleport:e3')
  expect(g).not.offers('attack:sidearm') // the imp next to the other teleporter is 7 spaces away
})

test('D-TELE-4 demons neither use nor activate teleporters', () => {
  const g = doom({
    ...far,
    alpha: { at: 'h3', hand: [] },
    demons: { imp: { at: 'a1' } },
    turn: 'imp',
    scenario: { teleporters: [{ at: 'a1' }, { at: 'd1' }, { at: 'b1', active: false }] },
  })
  expect(g.offers.some(key => key.startsWith('teleport'))).toBe(false)
  g.does('step:b1')
  expect(g.state.teleporters.find(t => t.id === 't3')!.active).toBe(false)
  expect(g.offers.some(key => key.startsWith('teleport'))).toBe(false)
})

test('D-TELE-5 killed marines come back on active teleporters only', () => {
  const g = doom({
    ...far,
    alpha: { at: null, hand: ['ammo-check'] },
    turn: 'alpha',
    scenario: { teleporters: [{ at: 'a1' }, { at: 'd3', active: false }, { at: 'h3' }] },
  })
  expect(g).waitsFor('alpha', 'respawn')
  expect(g.offers).toEqual(['respawn:a1', 'respawn:h3'])
  g.does('respawn:h3')
  expect(g.at('alpha')).toEqual(['h3'])
})

describe('OP-22 marines placed instead of moved', () => {
  const crush = (teleporters: object[], options: Record<string, unknown> = {}) =>
    doom({
      // A corridor of two rows in which the Mancubus comes to rest on Alpha.
      map: room(4, 2),
      alpha: { at: 'b1', hand: [] },
      ...away,
      demons: { mancubus: { at: ['a1', 'a2'] }, imp: { at: 'd2' } },
      turn: 'mancubus',
      options,
      scenario: { teleporters },
    }).does('step:b1', 'end')

  test('OP-22 a marine displaced onto an inactive teleporter activates it', () => {
    const g = crush([{ at: 'c1', active: false }])
    expect(g).waitsFor('alpha', 'displace')
    g.does('place:c1')
    expect(g.state.teleporters[0]!.active).toBe(true)
  })

  test('OP-22 active teleporters count as next to each other for the nearest space', () => {
    expect(crush([{ at: 'b1' }, { at: 'd1' }])).offers('place:d1')
    expect(crush([{ at: 'b1' }, { at: 'd1' }], { openPoints: { 'OP-22': 'ignore' } })).not.offers('place:d1')
  })

  test('OP-22 D-TELE-4 a card that puts a marine onto an inactive teleporter activates it; a demon put there does not', () => {
    const put = (side: string) =>
      fight({
        map: corridor(6),
        alpha: { at: 'a1' },
        demons: { imp: { at: 'f1' } },
        events: ['darkness'],
        initiative: ['alpha'],
        options: eventThat('darkness', 'between-activations', {
          op: 'placeFigure',
          who: { pick: 1, side, size: 'small' },
          where: { within: 1, of: 'portal', empty: true },
        }),
        scenario: { teleporters: [{ at: 'b1', active: false }], portals: [{ at: 'c1', level: 'blue' }] },
      }).does('use:darkness', 'place:b1')
    const marine = put('marine')
    expect(marine.at('alpha')).toEqual(['b1'])
    expect(marine.state.teleporters[0]!.active).toBe(true)
    const demon = put('demon')
    expect(demon.at('imp-1')).toEqual(['b1'])
    expect(demon.state.teleporters[0]!.active).toBe(false)
  })
})

test('OP-50 D-TELE-2 a marine drawn onto inactive teleporters activates them, step by step, and is offered no teleport', () => {
  const g = fight({
    map: corridor(8),
    alpha: { at: 'a1' },
    demons: { imp: { at: 'g1' } },
    events: ['beckoning-voices'],
    initiative: ['alpha'],
    scenario: { teleporters: [{ at: 'b1', active: false }, { at: 'c1', active: false }, { at: 'h1' }] },
  })
  g.does('use:beckoning-voices', 'step:b1')
  expect(g.state.teleporters.map(t => t.active)).toEqual([true, false, true])
  expect(g.offers).toEqual(['step:c1', 'done'])
  g.does('step:c1')
  expect(g.state.teleporters.map(t => t.active)).toEqual([true, true, true])
  expect(g.events('teleporter')).toHaveLength(2)
})
