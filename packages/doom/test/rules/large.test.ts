import { describe, expect, test } from 'vitest'
import { corridor, doom, fallen, room } from '../play.ts'

const BARON = 'baron-of-hell'

describe('steps and turns of a base', () => {
  test('D-LARGE-1 D-LARGE-2 D-LARGE-3 D-LARGE-4 W-MOVE-11 W-MOVE-12 D-FIGURE-1 a Baron shifts its whole base, straight, 1 point a step', () => {
    const g = doom({
      map: [
        '+-+-+-+-+-+',
        '|. . . . .|',
        '+ + + + + +',
        '|. . . . .|',
        '+ + + + + +',
        '|. . ~ ~ .|',
        '+ + + + + +',
        '|. . . . .|',
        '+-+-+-+-+-+',
      ],
      alpha: { at: 'd3' },
      ...fallen,
      demons: { [BARON]: { at: ['b2', 'c2', 'b3', 'c3'] } },
      turn: BARON,
    })
    expect(g.offers.filter(o => o.startsWith('step')).sort()).toEqual(['step:a2', 'step:b1', 'step:b3', 'step:c2'])
    g.does('step:c2') // difficult terrain and an enemy
    expect(g.figure(`${BARON}-1`).mp).toBe(3)
    expect(g.at(`${BARON}-1`)).toEqual(['c2', 'd2', 'c3', 'd3'])
  })

  test('D-LARGE-5 D-LARGE-6 D-MOVE-17 W-MOVE-14 W-MOVE-17 a Mancubus turns for 1 point and keeps one space; a Baron cannot turn', () => {
    const g = doom({
      map: room(5, 5),
      alpha: { at: 'a1' },
      demons: { mancubus: { at: ['c3', 'd3'] }, [BARON]: { at: ['a4', 'b4', 'a5', 'b5'] } },
      turn: 'mancubus',
    })
    expect(g.offers.filter(o => o.startsWith('turn')).sort()).toEqual(['turn:c2', 'turn:c3', 'turn:d2', 'turn:d3'])
    g.does('turn:d2')
    expect(g.at('mancubus-1')).toEqual(['d2', 'd3'])
    expect(g.figure('mancubus-1').mp).toBe(2)

    const baron = doom({
      map: room(5, 5),
      alpha: { at: 'a1' },
      demons: { [BARON]: { at: ['a4', 'b4', 'a5', 'b5'] } },
      turn: BARON,
    })
    expect(baron.offers.filter(o => o.startsWith('turn'))).toEqual([])
  })

  test('D-LARGE-7 D-LARGE-8 W-MOVE-13 terrain does not stop a base, a wall does', () => {
    const g = doom({
      map: ['+-+-+-+-+-+', '|. . # . .|', '+ + + + + +', '|. . ^|. .|', '+-+-+-+-+-+'],
      alpha: { at: 'e1' },
      demons: { [BARON]: { at: ['a1', 'b1', 'a2', 'b2'] } },
      turn: BARON,
    })
    g.does('step:b1')
    expect(g).not.offers('step:c1')
    g.does('end')
    expect(g.at(`${BARON}-1`)).toEqual(['b1', 'c1', 'b2', 'c2'])
  })
})

describe('making room', () => {
  test('D-LARGE-9 D-LARGE-10 D-LARGE-12 D-LARGE-13 W-DISP-1 OP-4 demons are placed first, then marines, each by its own player', () => {
    const g = doom({
      map: room(5, 5),
      alpha: { at: 'e5' },
      bravo: { at: 'c3' },
      charlie: { at: null },
      delta: { at: null },
      demons: { [BARON]: { at: ['a2', 'b2', 'a3', 'b3'] }, imp: { at: 'c2' } },
      turn: BARON,
    })
    g.does('step:b2')
    // Still moving: nobody has to leave yet.
    expect(g.at('imp-1')).toEqual(['c2'])
    expect(g).waitsFor('invader', 'demon-activation')
    g.does('end')
    expect(g).waitsFor('invader', 'displace')
    expect(g.offers.sort()).toEqual(['place:b1', 'place:c1', 'place:d1', 'place:d2', 'place:d3'])
    g.does('place:d2')
    expect(g).waitsFor('bravo', 'displace')
    expect(g.offers.sort()).toEqual(['place:b4', 'place:c4', 'place:d3', 'place:d4'])
    g.does('place:d4')
    expect(g.at('imp-1')).toEqual(['d2'])
    expect(g.at('bravo')).toEqual(['d4'])
    expect(g.figure('bravo').damage).toBe(1) // Crushing Stride
  })

  test('D-LARGE-9 OP-4 an attack ends the movement too: those under the base leave before it', () => {
    const g = doom({
      map: room(6, 3),
      alpha: { at: 'c1', deck: ['sidearm'] },
      ...fallen,
      demons: { [BARON]: { at: ['a1', 'b1', 'a2', 'b2'] } },
      turn: BARON,
      dice: [0, 1, 1],
    })
    g.does('step:b1', 'attack')
    expect(g).waitsFor('alpha', 'displace')
    g.does('place:d1')
    expect(g.figure('alpha').damage).toBe(2) // 1 of Crushing Stride; 2 icons less 1 shield
    expect(g).waitsFor('invader', 'demon-activation')
    expect(g.figure(`${BARON}-1`).mp).toBe(3)
    g.does('step:c1', 'end')
    g.does('place:e1')
    expect(g.figure('alpha').damage).toBe(2) // crushed once per activation
  })

  test('W-DISP-2 D-LARGE-11 occupied spaces are passed, and those next to the base stay', () => {
    const g = doom({
      map: corridor(7),
      alpha: { at: 'c1' },
      bravo: { at: 'd1' },
      charlie: { at: null },
      delta: { at: null },
      demons: { mancubus: { at: ['a1', 'b1'] } },
      turn: 'mancubus',
    })
    g.does('step:b1', 'end')
    expect(g).waitsFor('alpha', 'displace')
    expect(g.offers.sort()).toEqual(['place:a1', 'place:e1'])
    g.does('place:e1')
    expect(g.at('bravo')).toEqual(['d1'])
  })

  test('W-DISP-3 D-LARGE-14 nobody is displaced across impassable edges, a Flying demon is', () => {
    const map = [
      '+-+-+-+-+',
      '|. . .:.|',
      '+ + + + +',
      '|. . .:.|',
      '+ + + + +',
      '|. . .:.|',
      '+ + + + +',
      '|. . .:.|',
      '+-+-+-+-+',
    ]
    const base = { [BARON]: { at: ['a2', 'b2', 'a3', 'b3'] } }
    const g = doom({ map, alpha: { at: 'c2' }, ...fallen, demons: base, turn: BARON })
    g.does('step:b2', 'end')
    expect(g.offers.sort()).toEqual(['place:b1', 'place:c1'])
    const f = doom({ map, alpha: { at: 'a1' }, ...fallen, demons: { ...base, cacodemon: { at: 'c2' } }, turn: BARON })
    f.does('step:b2', 'end')
    expect(f.offers.sort()).toEqual(['place:b1', 'place:c1', 'place:d1', 'place:d2', 'place:d3'])
  })

  test('W-DISP-4 D-LARGE-13 two marines: their side chooses who goes first, and that place is taken for the other', () => {
    const g = doom({
      map: corridor(6),
      alpha: { at: 'c1' },
      bravo: { at: 'd1' },
      charlie: { at: null },
      delta: { at: null },
      demons: { mancubus: { at: ['a1', 'b1'] } },
      turn: 'mancubus',
    })
    g.does('step:b1', 'step:c1', 'end')
    expect(g).waitsFor('alpha', 'displace-order')
    expect(g.offers.sort()).toEqual(['displace:alpha', 'displace:bravo'])
    g.does('displace:bravo') // to e1, the nearest
    expect(g.at('bravo')).toEqual(['e1'])
    expect(g.at('alpha')).toEqual(['b1'])
  })

  test('D-LARGE-13 the invader orders the demons', () => {
    const g = doom({
      map: corridor(6),
      alpha: { at: 'f1' },
      demons: { mancubus: { at: ['a1', 'b1'] }, imp: { at: 'c1' }, pinky: { at: 'd1' } },
      turn: 'mancubus',
    })
    g.does('step:b1', 'step:c1', 'end')
    expect(g).waitsFor('invader', 'displace-order')
    expect(g.offers.sort()).toEqual(['displace:imp-1', 'displace:pinky-1'])
    g.does('displace:pinky-1')
    expect(g.at('pinky-1')).toEqual(['e1'])
    expect(g.at('imp-1')).toEqual(['b1'])
  })

  test('W-DISP-5 D-LARGE-15 a large demon passes over another but ends on none', () => {
    const g = doom({
      map: corridor(7),
      alpha: { at: 'g1' },
      demons: { mancubus: [{ at: ['a1', 'b1'] }, { at: ['c1', 'd1'] }] },
      turn: 'mancubus',
    })
    g.does('figure:mancubus-1', 'step:b1')
    // Neither end nor attack while it is over the other; 2 points lead back, but not past it.
    expect(g.offers).toEqual(['step:a1'])
    g.does('step:a1')
    expect(g).not.offers('step:b1')
    expect(g).offers('end')
  })

  test('D-LARGE-15 W-DISP-5 with points enough it passes over and has to go on', () => {
    const g = doom({
      map: room(7, 2),
      alpha: { at: 'g1' },
      demons: { [BARON]: { at: ['a1', 'b1', 'a2', 'b2'] }, mancubus: { at: ['c1', 'c2'] } },
      turn: BARON,
    })
    g.does('step:b1')
    expect(g.offers.filter(o => !o.startsWith('step'))).toEqual([]) // neither end nor attack
    g.does('step:c1', 'step:d1')
    expect(g).offers('end')
    expect(g.at('mancubus-1')).toEqual(['c1', 'c2'])
  })

  test('OP-41 where a marine could not make room a large demon may pass but not end its movement', () => {
    const g = doom({
      map: ['+-+-+-+', '|. .:.|', '+-+-+-+'],
      alpha: { at: 'c1' },
      ...fallen,
      demons: { mancubus: { at: ['a1', 'b1'] } },
      turn: 'mancubus',
    })
    g.does('step:b1')
    expect(g.offers).toEqual(['step:a1']) // no end, no attack
    g.does('step:a1')
    expect(g).not.offers('step:b1') // its last point would end there
    g.does('end')
    expect(g.at('alpha')).toEqual(['c1'])
  })

  test('D-LARGE-11 OP-22 a marine under a large demon leaves by an active teleporter, even if that is the only way', () => {
    for (const between of [' ', ':']) {
      const g = doom({
        map: ['+-+-+-+-+-+', `|. .${between}.|. .|`, '+-+-+-+-+-+'],
        alpha: { at: 'c1' },
        ...fallen,
        demons: { mancubus: { at: ['a1', 'b1'] }, imp: { at: 'e1' } },
        turn: 'mancubus',
        scenario: { teleporters: [{ at: 'c1' }, { at: 'd1' }] },
      })
      g.does('step:b1', 'step:a1', 'step:b1') // no point is left to move on
      expect(g).offers('end')
      g.does('end')
      expect(g.at('alpha')).toEqual(['d1']) // 1 space away by teleporter
      expect(g).waitsFor('alpha', 'activation')
    }
  })
})
