/** Borders of the geometry: the first space, the last one, and the one beside it. */
import { describe, expect, test } from 'vitest'
import { markWithin } from '../../src/board/range.ts'
import {
  adjacent,
  canDisplace,
  FLOOR,
  largeMover,
  line,
  MARINE_MOVER,
  path,
  prepareSight,
  sees,
  steps,
  WALKER,
} from '../../src/index.ts'
import {
  all,
  at,
  baseSteps,
  closed,
  figures,
  hasCover,
  lineClear,
  named,
  placeOf,
  reachCosts,
  room,
  seesIt,
  situation,
} from './room.ts'

test('D-ADJ-4 of two large figures any two spaces will do', () => {
  const board = room()
  const near = (a: string, b: string) => adjacent(closed(board), all(board, a), all(board, b))
  expect([near('2,1', '0,0 1,0 0,1 1,1'), near('0,0 1,0', '2,1 3,1'), near('0,0 1,0', '3,1 4,1')]).toEqual([
    true,
    true,
    false,
  ])
})

describe('D-LOS-4 the spaces under a straight line between two centres', () => {
  const board = room({ from: [0, 0], to: [5, 5] })
  const under = (a: string, b: string) => named(board, line(board, at(board, a), at(board, b))).join(' ')

  test('along a row, a column and a diagonal, either way', () => {
    expect(under('0,1', '3,1')).toBe('0,1 1,1 2,1 3,1')
    expect(under('3,1', '0,1')).toBe('3,1 2,1 1,1 0,1')
    expect(under('2,0', '2,2')).toBe('2,0 2,1 2,2')
    expect(under('2,2', '2,0')).toBe('2,2 2,1 2,0')
    expect(under('0,0', '2,2')).toBe('0,0 1,1 2,2')
    expect(under('2,0', '0,2')).toBe('2,0 1,1 0,2')
    expect(under('1,1', '1,1')).toBe('1,1')
  })

  test('across: every space whose inside it crosses, none that it only touches at a corner', () => {
    expect(under('0,0', '2,1')).toBe('0,0 1,0 1,1 2,1')
    expect(under('2,1', '0,0')).toBe('2,1 1,1 1,0 0,0')
    expect(under('0,0', '1,2')).toBe('0,0 0,1 1,1 1,2')
    expect(under('0,0', '3,1')).toBe('0,0 1,0 2,1 3,1')
    expect(under('3,0', '0,1')).toBe('3,0 2,0 1,1 0,1')
    expect(under('0,3', '1,0')).toBe('0,3 0,2 1,1 1,0')
    expect(under('5,5', '4,2')).toBe('5,5 5,4 4,3 4,2')
    expect(under('0,0', '3,2')).toBe('0,0 1,0 1,1 2,1 2,2 3,2')
  })

  test('far to either side, and a little up or down', () => {
    const long = room({ from: [0, 0], to: [8, 1] })
    const along = (a: string, b: string) => named(long, line(long, at(long, a), at(long, b))).join(' ')
    expect(along('0,0', '8,1')).toBe('0,0 1,0 2,0 3,0 4,0 4,1 5,1 6,1 7,1 8,1')
    expect(along('8,1', '0,0')).toBe('8,1 7,1 6,1 5,1 4,1 4,0 3,0 2,0 1,0 0,0')
    expect(along('8,0', '0,1')).toBe('8,0 7,0 6,0 5,0 4,0 4,1 3,1 2,1 1,1 0,1')
    expect(along('0,1', '8,0')).toBe('0,1 1,1 2,1 3,1 4,1 4,0 5,0 6,0 7,0 8,0')
  })
})

test('D-COVER-13 D-COVER-11 whoever stands in the way of a steep line gives cover as well as in that of a flat one', () => {
  const board = room({ from: [0, 0], to: [7, 7] })
  const covers = (defender: string, demon: string) =>
    hasCover(board, '0,0', defender, { others: figures(board, { demon }) })
  expect([covers('1,5', '1,3'), covers('1,5', '3,3')]).toEqual([true, false])
  expect([covers('5,1', '3,1'), covers('5,1', '3,3')]).toEqual([true, false])
})

test('D-LARGE-9 OP-41 one figure under a base that has nowhere to go is enough', () => {
  const board = room({ from: [0, 0], to: [4, 1], walls: 'V 1,0 H 1,1', railings: 'V 2,0' })
  const may = (marine: string) => canDisplace(closed(board), all(board, '1,0 2,0'), figures(board, { marine }))
  expect([may('2,0'), may('1,0'), may('1,0 2,0')]).toEqual([true, false, false])
})

test('D-RANGE-2 within so many spaces of one, itself included', () => {
  const board = room({ from: [0, 0], to: [5, 0] })
  const within = (from: string, most: number) => {
    const marks = new Uint8Array(board.size)
    markWithin(closed(board), at(board, from), most, marks)
    return [...marks].join('')
  }
  expect([within('2,0', 0), within('2,0', 1), within('0,0', 2)]).toEqual(['001000', '011100', '111000'])
})

test('D-LARGE-9 OP-41 a base that covers figures alone looks whether they can make room as well', () => {
  const board = room({ from: [0, 0], to: [3, 0], railings: 'V 1,0' })
  const s = situation(board, largeMover(2, 1), { others: figures(board, { marine: '2,0 3,0' }) })
  expect(reachCosts(s, '0,0', 2)).toEqual({ '0,0 1,0': 0 })
})

test('D-TERRAIN-2 the first space of a map is a group of its own like any other', () => {
  const groups = (blocking: string) => [...room({ from: [0, 0], to: [2, 1], blocking }).group]
  expect(groups('0,0')).toEqual([0, -1, -1, -1, -1, -1])
  expect(groups('0,0 2,1')).toEqual([0, -1, -1, -1, -1, 1])
  expect(groups('0,0 0,1 2,0')).toEqual([0, -1, 1, 0, -1, -1])
})

test('D-LARGE-2 D-FLY-1 a large base is a demon’s that does not fly', () => {
  expect(largeMover(1, 2)).toEqual({ marine: false, flying: false, wide: 1, high: 2 })
})

test('D-LOS-9 D-LOS-10 a line along a wall keeps to its side as far as the wall goes, in every direction', () => {
  const along = (walls: string, from: [number, number], to: [number, number], out: string, into: string) =>
    lineClear(room({ from: [0, 0], to: [3, 3], walls }), from, to, out, into)
  const level = (walls: string, out: string, into: string) => [
    along(walls, [0, 2], [2, 2], out, into),
    along(walls, [2, 2], [0, 2], into, out),
  ]
  expect(level('H 0,2', '0,1', '1,1')).toEqual([true, true])
  expect(level('H 0,2', '0,2', '1,2')).toEqual([true, true])
  expect(level('H 0,2 H 1,2 H 2,2', '0,1', '1,1')).toEqual([true, true])
  expect(level('H 0,2 H 1,2 H 2,2', '0,2', '1,2')).toEqual([true, true])
  expect(level('H 0,2 H 1,2 H 2,2 H 3,2', '0,1', '1,2')).toEqual([false, false])
  const upright = (walls: string, out: string, into: string) => [
    along(walls, [2, 0], [2, 2], out, into),
    along(walls, [2, 2], [2, 0], into, out),
  ]
  expect(upright('V 2,0', '1,0', '1,1')).toEqual([true, true])
  expect(upright('V 2,0', '2,0', '2,1')).toEqual([true, true])
  expect(upright('V 2,0 V 2,1 V 2,2', '1,0', '1,1')).toEqual([true, true])
  expect(upright('V 2,0 V 2,1 V 2,2', '2,0', '2,1')).toEqual([true, true])
  expect(upright('V 2,0 V 2,1 V 2,2 V 2,3', '1,0', '2,1')).toEqual([false, false])
})

test('D-LOS-11 sight that was worked out ahead is the same', () => {
  const board = room({ from: [0, 0], to: [4, 2], walls: 'V 2,0 V 2,1 H 3,1' })
  const [ahead, asked] = [board.table(0), room({ from: [0, 0], to: [4, 2], walls: 'V 2,0 V 2,1 H 3,1' }).table(0)]
  prepareSight(ahead)
  for (let a = 0; a < board.size; a++)
    for (let b = 0; b < board.size; b++) expect(sees(ahead, a, b), `${a} ${b}`).toBe(sees(asked, a, b))
})

test('D-FLY-8 each pair of enclosed groups has lines of its own', () => {
  const board = room({ from: [0, 0], to: [6, 0], blocking: '0,0 2,0 4,0 6,0' })
  const both = (a: string, b: string) => seesIt(board, a, b, { fromAloft: true, toAloft: true })
  expect(both('2,0', '4,0')).toBe(true)
  expect(both('0,0', '6,0')).toBe(false) // the groups in between stay shut
  expect([both('0,0', '2,0'), both('4,0', '6,0'), both('0,0', '4,0')]).toEqual([true, true, false])
  const square = room({ from: [0, 0], to: [4, 2], blocking: '0,0 4,0 0,2 4,2' })
  const across = (a: string, b: string) => seesIt(square, a, b, { fromAloft: true, toAloft: true })
  expect([across('4,0', '0,2'), across('0,0', '4,2')]).toEqual([true, true])
})

test('D-TERRAIN-2 a room full of rings is not taken for the inside of one', () => {
  const rings = ['1,1', '3,1', '5,1', '1,3', '3,3', '5,3', '1,5', '3,5', '5,5']
  const panes = rings.flatMap(ring => {
    const [x, y] = ring.split(',').map(Number) as [number, number]
    return [`V ${x},${y}`, `V ${x + 1},${y}`, `H ${x},${y}`, `H ${x},${y + 1}`]
  })
  const board = room({ from: [0, 0], to: [6, 6], panes: panes.join(' ') })
  const floor = [...board.terrain.keys()].filter(space => board.terrain[space] === FLOOR)
  expect(floor).toHaveLength(40)
  expect(all(board, rings.join(' ')).some(space => floor.includes(space))).toBe(false)
})

describe('D-DOOR-2 several doors', () => {
  const board = room({ from: [0, 0], to: [6, 0], doors: 'V 5,0 V 3,0 V 6,0 V 2,0' })
  const opens = (from: string, doors = 0) =>
    steps(situation(board, WALKER, { doors }), at(board, from), 1).flatMap(move =>
      move.do === 'open' ? [move.door] : [],
    )

  test('each is opened from its own spaces, and none twice', () => {
    expect(['1,0', '2,0', '4,0', '5,0', '6,0', '0,0'].map(from => opens(from))).toEqual([
      [3],
      [1, 3],
      [0],
      [0, 2],
      [2],
      [],
    ])
    expect([opens('2,0', 2), opens('2,0', 8), opens('5,0', 1)]).toEqual([[3], [1], [2]])
    const base = room({ from: [0, 0], to: [5, 1], doors: 'V 5,0 V 2,0 V 4,1' })
    const s = situation(base, largeMover(2, 2))
    expect(baseSteps(s, '2,0 3,0 2,1 3,1', 1).filter(move => move.startsWith('open'))).toEqual(['open 1', 'open 2'])
  })

  test('D-DOOR-6 the way leads through as many as the points allow', () => {
    const ends = reachCosts(situation(board, WALKER), '4,0', 7)
    expect(ends).toEqual({ '4,0': 0, '3,0': 1, '5,0': 2, '2,0': 3, '6,0': 4, '1,0': 5, '0,0': 6 })
    const way = path(situation(board, WALKER), at(board, '4,0'), at(board, '1,0'), 7)!
    expect(way.flatMap(move => (move.do === 'open' ? [move.door] : []))).toEqual([1, 3])
  })
})

test('D-MOVE-1 D-LARGE-5 a way leads to the first space of the map too; a base turns on its way', () => {
  const board = room({ from: [0, 0], to: [4, 1], walls: 'H 0,1 H 1,1 H 2,1' })
  const s = situation(board, MARINE_MOVER)
  const way = (from: string, to: string, points: number) => path(s, at(board, from), at(board, to), points)
  expect(way('2,0', '0,0', 2)).toEqual([
    { do: 'step', to: 1, cost: 1 },
    { do: 'step', to: 0, cost: 1 },
  ])
  expect([way('0,0', '0,0', 0), way('2,0', '0,0', 1)]).toEqual([[], null])
  const base = largeMover(2, 1)
  const upright = placeOf(board, base, '3,0 3,1')
  expect(path(situation(board, base), placeOf(board, base, '3,0 4,0'), upright, 1)).toEqual([
    { do: 'turn', to: upright, cost: 1 },
  ])
})

test('D-TELEFRAG-1 D-GLORY-10 a way onto a dying large demon is a step, from teleporter to teleporter a teleport', () => {
  const board = room({ from: [0, 0], to: [5, 0] })
  const others = figures(board, { large: '1,0 2,0', staggered: '1,0 2,0' })
  const way = (teleporters: string) =>
    path(
      situation(board, MARINE_MOVER, { others, bodies: [all(board, '1,0 2,0')], teleporters: all(board, teleporters) }),
      at(board, '0,0'),
      at(board, '1,0'),
      3,
    )
  expect(way('1,0 5,0')).toEqual([{ do: 'step', to: 1, cost: 2 }])
  expect(way('0,0 5,0')).toEqual([{ do: 'step', to: 1, cost: 2 }])
  expect(way('0,0 1,0')).toEqual([{ do: 'teleport', to: 1, cost: 1 }])
})
