import { expect, test } from 'vitest'
import { box, corridor, doom, fallen, room } from '../play.ts'

test('D-FIGURE-1 D-LARGE-1 large are exactly Mancubus, Baron of Hell and Cyberdemon', () => {
  const large = Object.values(box().demons).filter(card => card.base[0] * card.base[1] > 1)
  expect(large.map(card => card.id).sort()).toEqual(['baron-of-hell', 'cyberdemon', 'mancubus'])
  expect(large.map(card => card.base[0] * card.base[1]).sort()).toEqual([2, 4, 6])
})

test('D-FIGURE-2 D-MOVE-3 friends cost nothing to pass, enemies 1 more, for both sides', () => {
  const cost = (turn: string, other: 'marine' | 'imp') => {
    const mover = turn === 'alpha'
    const g = doom({
      map: corridor(6),
      alpha: { at: mover ? 'a1' : other === 'marine' ? 'b1' : 'f1', hand: ['sidearm'] },
      bravo: { at: mover && other === 'marine' ? 'b1' : null },
      charlie: { at: null },
      delta: { at: null },
      demons: { pinky: { at: mover ? 'f1' : 'a1' }, ...(other === 'imp' ? { imp: { at: 'b1' } } : {}) },
      turn,
    })
    if (mover) g.does('sprint:sidearm')
    g.passes()
    const before = g.figure(mover ? 'alpha' : 'pinky-1').mp
    g.does('step:b1')
    return before - g.figure(mover ? 'alpha' : 'pinky-1').mp
  }
  expect(cost('alpha', 'marine')).toBe(1)
  expect(cost('alpha', 'imp')).toBe(2)
  expect(cost('pinky', 'imp')).toBe(1)
  expect(cost('pinky', 'marine')).toBe(2)
})

test('D-FIGURE-3 only enemies are attacked', () => {
  const g = doom({
    map: room(5, 1),
    alpha: { at: 'a1', hand: ['sidearm'] },
    bravo: { at: 'b1' },
    charlie: { at: null },
    delta: { at: null },
    demons: { imp: { at: 'd1' }, pinky: { at: 'e1' } },
    turn: 'alpha',
  })
  g.does('play:sidearm', 'attack:sidearm')
  expect(g.offers.sort()).toEqual(['target:imp-1', 'target:pinky-1'])

  const d = doom({
    map: corridor(9),
    alpha: { at: 'a1' },
    ...fallen,
    demons: { pinky: { at: 'h1' }, imp: { at: 'i1' } },
    turn: 'imp',
  })
  expect(d).not.offers('attack') // the Pinky is next to it
})
