import { sentence } from '@redoubt/kernel'
import { describe, expect, test } from 'vitest'
import { MOST_DOORS, makeBoard, withTerrain } from '../../src/board/make-board.ts'
import { checkPieces } from '../../src/board/maps/check.ts'
import { edgeNumber, edgeSides, parseEdge } from '../../src/board/maps/edge.ts'
import { boardOfMap, planOfText } from '../../src/board/maps/index.ts'
import { parseTiles } from '../../src/board/maps/tiles.ts'
import { emptyPlan, FLOOR } from '../../src/board/plan.ts'
import { doom, room as drawn } from '../play.ts'
import { all, at, room } from './room.ts'

describe('D-MAP-1 spaces', () => {
  test('outside the map there is none, on any side', () => {
    const board = room({ from: [2, 3], to: [4, 6] })
    expect(board.size).toBe(12)
    expect(board.find(2, 3)).toBe(0)
    expect(board.find(4, 6)).toBe(11)
    for (const [x, y] of [
      [1, 3],
      [1, 4],
      [5, 3],
      [5, 4],
      [2, 2],
      [3, 2],
      [2, 7],
      [4, 7],
      [1, 2],
      [5, 7],
    ] as const)
      expect(board.find(x, y), `${x},${y}`).toBe(-1)
    expect(board.xy(0)).toEqual([2, 3])
    expect(board.xy(11)).toEqual([4, 6])
    expect(board.xy(4)).toEqual([3, 4])
  })

  test('have names, and unknown names are no space', () => {
    const board = room({ from: [2, 3], to: [4, 6] })
    expect([0, 1, 3, 11].map(space => board.name(space))).toEqual(['a1', 'b1', 'a2', 'c4'])
    expect(['a1', 'c4', 'd1', 'a5', ''].map(name => board.at(name))).toEqual([0, 11, -1, -1, -1])
  })
})

describe('D-TERRAIN-2 blocking groups', () => {
  test('spaces that touch along an edge are one, those at a corner or beyond a wall are not', () => {
    const groups = (blocking: string, walls = '') => {
      const board = room({ from: [0, 0], to: [6, 6], blocking, walls })
      const found = all(board, blocking).map(space => board.group[space])
      expect(board.group[at(board, '6,6')]).toBe(-1)
      return found
    }
    expect(groups('2,2 3,2')).toEqual([0, 0])
    expect(groups('2,2 2,3')).toEqual([0, 0])
    expect(groups('2,2 3,3')).toEqual([0, 1])
    expect(groups('2,2 4,2')).toEqual([0, 1])
    expect(groups('2,2 3,2 3,3 2,3 2,4')).toEqual([0, 0, 0, 0, 0])
    expect(groups('3,2 3,3 2,3')).toEqual([0, 0, 0])
    expect(groups('2,2 3,2', 'V 3,2')).toEqual([0, 1])
    expect(groups('2,2 2,3', 'H 2,3')).toEqual([0, 1])
  })
})

describe('D-DOOR-3 doors', () => {
  test('stand between two spaces, and every space knows its own', () => {
    const board = room({ from: [0, 0], to: [3, 3], doors: 'V 1,0 H 2,2' })
    expect(board.doors.map(door => door.between)).toEqual([
      [[at(board, '0,0'), at(board, '1,0')]],
      [[at(board, '2,1'), at(board, '2,2')]],
    ])
    expect(all(board, '0,0 1,0 2,1 2,2 3,3').map(space => board.doorsAt[space])).toEqual([1, 1, 2, 2, 0])
  })

  test('there are at most thirty', () => {
    const plan = emptyPlan(0, 0, 40, 2)
    for (let y = 0; y < 2; y++) for (let x = 0; x < 40; x++) plan.cells[y * plan.stride + x] = FLOOR
    const doors = (count: number) =>
      Array.from({ length: count }, (_, n) => ({
        id: `d${n}`,
        edges: [edgeNumber(plan, { upright: true, x: n + 1, y: 0 })],
      }))
    expect(makeBoard({ ...plan, doors: doors(MOST_DOORS) }).doors).toHaveLength(30)
    expect(() => makeBoard({ ...plan, doors: doors(MOST_DOORS + 1) })).toThrow('at most 30 doors')
  })

  test('the table of a state of doors is made once', () => {
    const board = room({ from: [0, 0], to: [3, 3], doors: 'V 1,0' })
    expect(board.table(0)).toBe(board.table(0))
    expect(board.table(1)).not.toBe(board.table(0))
  })
})

describe('D-TERRAIN-4 changed terrain', () => {
  test('only where it was changed; the map it came from stays', () => {
    const board = room({ from: [0, 0], to: [3, 1] })
    const changed = withTerrain(board, all(board, '1,0 2,0'), 'difficult')
    expect([...changed.rough]).toEqual([0, 1, 1, 0, 0, 0, 0, 0])
    expect([...board.rough]).toEqual([0, 0, 0, 0, 0, 0, 0, 0])
    expect(withTerrain(board, all(board, '2,0 1,0'), 'difficult')).toBe(changed)
    expect(withTerrain(board, all(board, '2,0 1,0'), 'blocking')).not.toBe(changed)
    expect(withTerrain(changed, all(board, '1,0'), 'floor').rough[1]).toBe(0)
    expect(withTerrain(board, all(board, '1,0'), 'blocking').group[1]).toBe(0)
  })
})

describe('D-MAP-2 edges', () => {
  test('V is the left side of a space, H its top side', () => {
    expect(parseEdge('V 3,-2')).toEqual({ upright: true, x: 3, y: -2 })
    expect(parseEdge('H 0,1')).toEqual({ upright: false, x: 0, y: 1 })
    for (const wrong of ['V3,2', 'X 3,2', 'V 3', 'V 3,2 ', 'V a,b']) expect(parseEdge(wrong), wrong).toBeNull()
    expect(edgeSides({ upright: true, x: 3, y: 2 })).toEqual([
      [2, 2],
      [3, 2],
    ])
    expect(edgeSides({ upright: false, x: 3, y: 2 })).toEqual([
      [3, 1],
      [3, 2],
    ])
  })

  test('outside the plan there is none; its far border has some', () => {
    const plan = emptyPlan(1, 1, 2, 2)
    const number = (x: number, y: number) => edgeNumber(plan, { upright: true, x, y })
    expect([number(0, 1), number(1, 0), number(4, 1), number(1, 4)]).toEqual([-1, -1, -1, -1])
    for (const edge of [number(1, 1), number(3, 1), number(1, 3), number(3, 3)]) expect(edge).toBeGreaterThanOrEqual(0)
    expect(edgeNumber(plan, { upright: false, x: 1, y: 1 })).not.toBe(number(1, 1))
  })

  test('D-DOOR-1 a door of a drawn map stands between two spaces that share an edge', () => {
    const doors = (a: string, b: string) => doom({ map: drawn(3, 3), doors: [[a, b]], alpha: { at: 'a1' } }).state
    expect(doors('a1', 'b1').rulings.mapDoors).toEqual([['a1', 'b1']])
    expect(() => doors('b2', 'b1')).not.toThrow()
    for (const [a, b] of [
      ['a1', 'b2'],
      ['a1', 'c1'],
      ['a1', 'a1'],
      ['c1', 'd1'],
      ['a3', 'a4'],
      ['a1', '?'],
      ['?', 'a1'],
    ] as const)
      expect(() => doors(a, b), `${a} ${b}`).toThrow('no two spaces that share an edge')
  })
})

test('D-MAP-1 a drawing is a map of its own', () => {
  const lines = drawn(2, 2)
  expect(boardOfMap(lines).size).toBe(4)
  expect(boardOfMap(lines)).toBe(boardOfMap([...lines]))
  expect(planOfText(lines)).toMatchObject({ x0: 0, y0: 0, width: 2, height: 2 })
  expect(() => planOfText(['+-+'])).toThrow('1 lines')
  expect(() => planOfText(['+-+', '|.|'])).toThrow('2 lines')
  expect(() => planOfText(['+', '|', '+'])).toThrow('1 characters')
  expect(() => planOfText(['+-+ ', '|.| ', '+-+ '])).toThrow('4 characters')
  expect(() => planOfText(['+-+', '|.', '+-+'])).toThrow('2 characters, but line 1 has 3')
  expect(() => planOfText(drawn(65, 1))).toThrow('65x1 spaces')
  expect(() => planOfText(drawn(1, 65))).toThrow('1x65 spaces')
  expect(planOfText(drawn(64, 1)).width).toBe(64)
  expect(planOfText(drawn(1, 64)).height).toBe(64)
})

test('D-SETUP-14 the two sides of a tile have one size and as many copies', () => {
  const drawing = (rows: number) => ['+-+-+', ...Array.from({ length: rows }, () => ['|. .|', '+ + +']).flat()]
  const face = (side: string, wide: number, high: number, copies = 1) => [
    `tile 90${side} | Test | ${wide}x${high} | copies ${copies}`,
    ...drawing(high)
      .slice(0, -1)
      .concat('+-+-+')
      .map(row => (wide === 1 ? `${row.slice(0, 2)}${row.slice(-1)}` : row)),
    'end',
  ]
  const sides = (a: string[], b: string[]) => checkPieces(parseTiles([...a, ...b])).map(problem => sentence(problem))
  expect(sides(face('A', 2, 2), face('B', 2, 2))).toEqual([])
  const open = face('B', 2, 2).map(line => (line === '|. .|' ? '|. . ' : line))
  expect(sides(face('A', 2, 2), open)).toEqual([
    'tile 90: outline or openings of side B are not the mirror image of side A at 0,0 of side A',
  ])
  const wider = face('B', 2, 2).map((line, n) => (n === 2 ? '|.  |' : n === 3 ? '+ +-+' : line))
  expect(
    sides(
      wider.map(line => line.replace('90B', '90A')),
      face('B', 2, 2),
    )[0],
  ).toMatch(/mirror image of side A/)
  const differ = ['tile 90: the two sides differ in size or copies']
  expect(sides(face('A', 2, 2), face('B', 1, 2))).toEqual(differ)
  expect(sides(face('A', 2, 2), face('B', 2, 1))).toEqual(differ)
  expect(sides(face('A', 2, 2), face('B', 2, 2, 2))).toEqual(differ)
})
