import { describe, expect, test } from 'vitest'
import { away, doom, room } from '../play.ts'

test('D-RESPAWN-1 D-RESPAWN-2 the marine chooses an active teleporter and acts normally', () => {
  const g = doom({
    map: room(6, 3),
    alpha: { at: null, hand: ['sidearm'] },
    ...away,
    demons: { imp: { at: 'e1' } },
    turn: 'alpha',
    dice: [1, 1],
    scenario: { teleporters: [{ at: 'a1' }, { at: 'f3' }, { at: 'c2', active: false }] },
  })
  expect(g).waitsFor('alpha', 'respawn')
  expect(g.offers).toEqual(['respawn:a1', 'respawn:f3'])
  g.does('respawn:a1')
  expect(g.at('alpha')).toEqual(['a1'])
  expect(g.events('placed').at(-1)).toMatchObject({ figure: 'alpha', how: 'respawn' })
  g.does('play:sidearm')
  expect(g).offers('attack:sidearm')
  expect(g).offers('step:b2')
  expect(g).waitsFor('alpha', 'activation')
})

describe('D-RESPAWN-4 D-RESPAWN-5 W-RESPAWN-1 OP-35 the teleporter is taken by a marine', () => {
  const back = (map: string[], at: string, demons: object = {}) =>
    doom({
      map,
      alpha: { at: null, hand: [] },
      bravo: { at },
      charlie: { at: null },
      delta: { at: null },
      demons: { imp: { at: 'g4' }, ...demons } as never,
      turn: 'alpha',
      scenario: { teleporters: [{ at }] },
    })

  // The wall of the example runs along the right side of the three spaces c2, c3 and c4; the teleporter is c3.
  const walled = [
    '+-+-+-+-+-+-+-+',
    '|. . . . . . .|',
    '+ + + + + + + +',
    '|. . .|. . . .|',
    '+ + + + + + + +',
    '|. . .|. . . .|',
    '+ + + + + + + +',
    '|. . .|. . . .|',
    '+ + + + + + + +',
    '|. . . . . . .|',
    '+-+-+-+-+-+-+-+',
  ]

  test('W-RESPAWN-1 the nearest spaces lie on this side of the wall, and the respawning marine chooses', () => {
    const g = back(walled, 'c3')
    expect(g).waitsFor('alpha', 'respawn-space')
    expect(g.offers.sort()).toEqual(['place:b2', 'place:b3', 'place:b4', 'place:c2', 'place:c4'])
    g.does('place:b4')
    expect(g.at('alpha')).toEqual(['b4'])
    expect(g.at('bravo')).toEqual(['c3'])
    expect(g).waitsFor('alpha', 'activation')
  })

  test('D-RESPAWN-4 demons in the spaces around are not killed: only free spaces count', () => {
    const g = back(walled, 'c3', {
      pinky: ['b2', 'b3', 'b4', 'c2'].map(at => ({ at })),
    })
    expect(g.at('alpha')).toEqual(['c4']) // the only one left
    expect(g.has('pinky-4')).toBe(true)
    expect(g.events('killed')).toEqual([])
  })

  // Impassable lines part c3 from b3 and d3, a blocking one from c2: what is beside the teleporter is not all within a step.
  const lined = [
    '+-+-+-+-+-+-+-+',
    '|. . . . . . .|',
    '+ + + + + + + +',
    '|. . . . . . .|',
    '+ + +=+ + + + +',
    '|. .:.:. . . .|',
    '+ + + + + + + +',
    '|. . . . . . .|',
    '+-+-+-+-+-+-+-+',
  ]

  test('D-RESPAWN-4 D-ADJ-3 impassable and blocking lines beside the teleporter keep the marine from stepping across', () => {
    const g = back(lined, 'c3')
    expect(g.offers.sort()).toEqual(['place:b4', 'place:c4', 'place:d4'])
  })

  test('D-RESPAWN-4 D-TERRAIN-10 the nearest space is counted around the lines, not across them', () => {
    const g = back(lined, 'c3', { pinky: ['b4', 'c4', 'd4'].map(at => ({ at })) })
    // b3 and d3 lie right beside the teleporter, and are two steps away like the rest of this ring.
    expect(g.offers.sort()).toEqual(['place:a3', 'place:a4', 'place:b3', 'place:d3', 'place:e3', 'place:e4'])
  })

  test('D-RESPAWN-4 all around taken: one space further', () => {
    const g = back(room(7, 1), 'a1', { pinky: { at: 'b1' }, imp: { at: 'g1' } })
    expect(g.at('alpha')).toEqual(['c1'])
  })
})

test('OP-22 respawning beside an occupied teleporter onto an inactive one activates it', () => {
  const g = doom({
    map: room(3, 1),
    alpha: { at: null, hand: [] },
    bravo: { at: 'a1' },
    charlie: { at: null },
    delta: { at: null },
    demons: { imp: { at: 'c1' } },
    turn: 'alpha',
    scenario: { teleporters: [{ at: 'a1' }, { at: 'b1', active: false }] },
  })
  expect(g.at('alpha')).toEqual(['b1'])
  expect(g.state.teleporters.every(t => t.active)).toBe(true)
})
