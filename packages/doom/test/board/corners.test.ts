/** Corners of the geometry that play rarely meets. */
import { expect, test } from 'vitest'
import { LINK } from '../../src/board/corner.ts'
import { FLYER, largeMover, MARINE_MOVER, WALKER } from '../../src/board/mover.ts'
import { doom, fallen, room as open } from '../play.ts'
import { all, at, baseSteps, figures, hasCover, looks, rangeTo, reachCosts, room, seesIt, situation } from './room.ts'

test('D-MAP-1 beyond the map there is no space, on any side', () => {
  const board = room({ from: [0, 0], to: [3, 2] })
  for (const [x, y] of [
    [-1, 0],
    [4, 0],
    [0, -1],
    [0, 3],
    [0, 40],
    [40, 0],
    [4, 3],
  ] as const)
    expect(board.find(x, y), `${x},${y}`).toBe(-1)
  expect(board.find(3, 2)).toBe(11)
})

test('D-MAP-1 a door between spaces beyond the map is refused', () => {
  for (const door of [
    ['g1', 'h1'],
    ['a9', 'b9'],
    ['e1', 'f1'],
    ['a2', 'a3'],
  ] as Array<[string, string]>)
    expect(() => doom({ map: open(5, 2), doors: [door], alpha: { at: 'a1' } }), door.join()).toThrow('share an edge')
})

test('D-MOVE-9 a marine does not end on a staggered demon that another marine passes', () => {
  const board = room({ from: [0, 0], to: [2, 0] })
  const others = figures(board, { staggered: '1,0', marine: '1,0' })
  expect(reachCosts(situation(board, MARINE_MOVER, { others }), '0,0', 3)).toEqual({ '0,0': 0, '2,0': 3 })
  const alone = figures(board, { staggered: '1,0' })
  expect(reachCosts(situation(board, MARINE_MOVER, { others: alone }), '0,0', 3)).toMatchObject({ '1,0': 2 })
})

test('D-LARGE-15 OP-41 a base does not end on a marine that has nowhere to go', () => {
  const step = (impassable: string, who: object) => {
    const board = room({ from: [0, 0], to: [2, 1], impassable })
    const s = situation(board, largeMover(2, 2), { others: figures(board, who) })
    return baseSteps(s, '0,0 1,0 0,1 1,1', 1)
  }
  const there = 'step 1,0 2,0 1,1 2,1'
  expect(step('', { marine: '2,0' })).toContain(there) // the marine goes where the base stood
  expect(step('0,0 0,1', {})).toContain(there)
  expect(step('0,0 0,1', { marine: '2,0' })).not.toContain(there)
  expect(step('0,0 0,1', { demon: '2,0' })).not.toContain(there)
})

test('D-TELE-3 OP-45 arriving by teleporter costs 1 MP, on difficult terrain 2 unless ruled otherwise', () => {
  const spec = { from: [0, 0] as [number, number], to: [5, 0] as [number, number], difficult: '5,0', walls: 'V 2,0' }
  const reached = (rulings: object) => {
    const board = room({ ...spec, rulings })
    const teleporters = [at(board, '0,0'), at(board, '5,0')]
    return reachCosts(situation(board, MARINE_MOVER, { teleporters }), '0,0', 3)
  }
  expect(reached({})).toMatchObject({ '5,0': 2, '4,0': 3 })
  expect(reached({ 'OP-45': 'free' })).toMatchObject({ '5,0': 1, '4,0': 2 })
})

test('D-TELEFRAG-1 nobody arrives on a teleporter with a marine; a demon there dies', () => {
  const board = room({ from: [0, 0], to: [5, 0], walls: 'V 2,0' })
  const teleporters = [at(board, '0,0'), at(board, '5,0')]
  const reached = (who: object) =>
    reachCosts(situation(board, MARINE_MOVER, { teleporters, others: figures(board, who) }), '0,0', 2)
  expect(reached({ marine: '5,0' })).not.toHaveProperty('5,0')
  expect(reached({ marine: '5,0' })).toMatchObject({ '4,0': 2 })
  expect(reached({ demon: '5,0' })).toMatchObject({ '5,0': 1 })
})

test('D-MOVE-1 a flyer and a large base pay 1 MP on rough ground, a walker 2', () => {
  const board = room({ from: [0, 0], to: [3, 1], difficult: '1,0 2,0 1,1 2,1' })
  expect(reachCosts(situation(board, FLYER), '0,0', 4)).toMatchObject({ '1,0': 1, '2,0': 2 })
  expect(reachCosts(situation(board, WALKER), '0,0', 4)).toMatchObject({ '1,0': 2, '2,0': 4 })
})

test('D-LOS-9 a large figure sees with each of its spaces, and is seen there', () => {
  // The upper space of the mancubus is walled in; only the lower one looks along the row.
  const map = ['+-+-+-+-+-+', '|.|. . . .|', '+ +-+-+-+-+', '|. . . . .|', '+-+-+-+-+-+']
  const g = doom({
    map,
    alpha: { at: 'e2', hand: ['aimed-salvo'] },
    ...fallen,
    demons: { mancubus: { at: ['a1', 'a2'] } },
    turn: 'mancubus',
  })
  expect(g).offers('attack')
  const back = doom({
    map,
    alpha: { at: 'e2', hand: ['aimed-salvo'] },
    ...fallen,
    demons: { mancubus: { at: ['a1', 'a2'] } },
    turn: 'alpha',
  })
  back.does('play:aimed-salvo')
  expect(back).offers('attack:aimed-salvo')
  const above = doom({
    map,
    alpha: { at: 'e1', hand: ['aimed-salvo'] },
    ...fallen,
    demons: { mancubus: { at: ['a1', 'a2'] } },
    turn: 'mancubus',
  })
  expect(above).not.offers('attack')
})

test('D-LOS-1 D-RANGE-1 walls between rows and columns cut lines at the border of the map as anywhere', () => {
  const board = room({ from: [0, 0], to: [3, 3], walls: 'H 0,1 H 1,1 H 2,1 H 3,1' })
  expect(looks(board, '0,0', '0,1')).toBe(false)
  expect(looks(board, '3,0', '3,1')).toBe(false)
  expect(looks(board, '0,0', '3,0')).toBe(true)
  expect(looks(board, '0,1', '0,3')).toBe(true)
  expect(rangeTo(board, '0,0', '0,1')).toBeNull()
})

test('D-COVER-11 a line along an edge passes through nobody', () => {
  const board = room({ from: [0, 0], to: [4, 2] })
  expect(hasCover(board, '0,1', '3,1', { others: figures(board, { demon: '1,0 2,0' }) })).toBe(false)
  expect(hasCover(board, '1,0', '1,2', { others: figures(board, { demon: '0,1' }) })).toBe(false)
})

test('D-LOS-9 around a corner a quadrant leads to those on either side up to the next solid edge, and to nothing else', () => {
  const around = (arms: number, from: number): number => {
    let reached = 1 << from
    // Quadrant q and its neighbour q - 1 are parted by arm q.
    for (let q = from; (arms & (1 << q)) === 0 && q !== ((from + 1) & 3); q = (q + 3) & 3) reached |= 1 << ((q + 3) & 3)
    for (let q = (from + 1) & 3; (arms & (1 << q)) === 0 && q !== from; q = (q + 1) & 3) reached |= 1 << q
    return reached
  }
  for (let arms = 0; arms < 16; arms++)
    for (let set = 0; set < 16; set++) {
      const wanted = [0, 1, 2, 3].reduce((all, q) => ((set >> q) & 1 ? all | around(arms, q) : all), 0)
      expect(LINK[arms * 16 + set], `arms ${arms}, quadrants ${set}`).toBe(wanted)
    }
})

test('D-FLY-8 D-RANGE-7 D-LARGE-18 whoever hovers in enclosed terrain is seen and reached from every side', () => {
  const board = room({ from: [0, 0], to: [6, 6], blocking: '3,3' })
  for (const from of ['3,0', '3,6', '0,3', '6,3']) {
    expect(seesIt(board, from, '3,3', { toAloft: true }), from).toBe(true)
    expect(rangeTo(board, from, '3,3', { toAloft: true }), from).toBe(3)
    expect(looks(board, from, '3,3'), from).toBe(false)
  }
  // Another enclosed space in between stays shut.
  const two = room({ from: [0, 0], to: [0, 6], blocking: '0,1 0,5' })
  expect(seesIt(two, '0,6', '0,1', { toAloft: true })).toBe(false)
  expect(seesIt(two, '0,5', '0,1', { fromAloft: true, toAloft: true })).toBe(true)
  expect(rangeTo(two, '0,5', '0,1', { fromAloft: true, toAloft: true })).toBe(4)
})

test('D-TELEFRAG-1 each of several demons on teleporters is one step away, whichever dies first', () => {
  const board = room({ from: [0, 0], to: [8, 0], walls: 'V 1,0 V 5,0' })
  const teleporters = all(board, '0,0 2,0 6,0')
  const s = situation(board, MARINE_MOVER, { teleporters, others: figures(board, { demon: '2,0 6,0' }) })
  expect(reachCosts(s, '0,0', 3)).toEqual({
    '0,0': 0,
    '1,0': 2,
    '2,0': 1,
    '3,0': 2,
    '4,0': 3,
    '5,0': 2,
    '6,0': 1,
    '7,0': 2,
    '8,0': 3,
  })
})
