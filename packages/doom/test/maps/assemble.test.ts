import { sentence } from '@redoubt/kernel'
import { describe, expect, test } from 'vitest'
import { MapError } from '../../src/board/maps/face.ts'
import { leftEdge, topEdge, WALL } from '../../src/board/plan.ts'
import { box } from '../../src/content/index.ts'
import {
  adjacent,
  assemble,
  boardOfMap,
  boxFaces,
  makeBoard,
  parseName,
  parseTiles,
  planOfText,
  spaceName,
} from '../../src/index.ts'

const FACES = parseTiles([
  'tile 01A | Hall | 2x1 | copies 1',
  '+-+-+',
  '|. . ',
  '+-+-+',
  'end',
  'tile 02A | Half open | 1x2 | copies 1',
  '+-+',
  ' .|',
  '+ +',
  '|.|',
  '+ +',
  'end',
  'tile 03A | Closet | 1x1 | copies 1',
  '+-+',
  '|.|',
  '+-+',
  'end',
])
const put = (...tiles: [tile: string, x: number, y: number, rot?: number][]) =>
  assemble(FACES, { tiles: tiles.map(([tile, x, y, rot]) => ({ tile, x, y, rot })) })
const near = (plan: ReturnType<typeof assemble>['plan'], a: [number, number], b: [number, number]) => {
  const board = makeBoard(plan)
  return adjacent(board.table(0), [board.find(...a)], [board.find(...b)])
}

test('D-DOOR-1 a door on the first edge of a map is one as well; what is no edge is left out and said', () => {
  const tiles = [{ tile: '01A', x: 3, y: 4 }]
  const doors = [
    { id: 'd1', edges: ['V 3,4', 'H 3,4'] },
    { id: 'd2', edges: ['V 30,4', 'V 4,4'] },
  ]
  const { plan, problems } = assemble(FACES, { tiles, doors })
  expect(plan.doors.map(door => door.edges)).toEqual([[leftEdge(0), topEdge(0)], [leftEdge(1)]])
  expect(problems.map(problem => sentence(problem))).toEqual(['door d2: no such edge among V 30,4, V 4,4'])
})

describe('D-MAP-3 D-SETUP-14 tiles put together', () => {
  test('a map is as wide and as high as its tiles, be it one space or none', () => {
    const size = (...tiles: Parameters<typeof put>) => {
      const { plan, spaces } = put(...tiles)
      return [plan.width, plan.height, spaces.size]
    }
    expect(size(['01A', 3, 4])).toEqual([2, 1, 2])
    expect(size(['03A', 3, 4])).toEqual([1, 1, 1])
    expect(size()).toEqual([0, 0, 0])
  })
  test('a joint is open where both tiles have an opening', () => {
    expect(near(put(['01A', 0, 0], ['02A', 2, 0]).plan, [1, 0], [2, 0])).toBe(true)
  })
  test('an opening against a wall is a wall', () => {
    expect(near(put(['01A', 0, 0], ['02A', 2, -1]).plan, [1, 0], [2, 0])).toBe(false)
  })
  test('an opening to nowhere is a wall', () => {
    const { plan } = put(['02A', 5, 5])
    const board = makeBoard(plan)
    expect(board.xy(0)).toEqual([5, 5])
    expect(board.table(0).area[1]).toBe(1)
    expect([...board.table(0).fly.to]).toEqual([1, 0])
  })
  test('OP-39 a joint is open where both tiles draw it open; in every mission some joints are and some are not', () => {
    const joined = (x: number, y: number, rot?: number) =>
      near(put(['01A', 0, 0], ['02A', x, y, rot]).plan, [1, 0], [2, 0])
    expect([joined(2, 0), joined(2, -1), joined(2, 0, 180)]).toEqual([true, false, false])
    // Whichever tile is laid first.
    expect(near(put(['02A', 2, 0], ['01A', 0, 0]).plan, [1, 0], [2, 0])).toBe(true)
    expect(near(put(['02A', 2, -1], ['01A', 0, 0]).plan, [1, 0], [2, 0])).toBe(false)
    for (const [id, mission] of Object.entries(box().missions)) {
      const { plan, spaces } = assemble(boxFaces(), mission)
      const joints = [...spaces.values()].flatMap(({ x, y, placement }) => {
        const i = (y - plan.y0) * plan.stride + (x - plan.x0)
        const sides: Array<[string, number]> = [
          [`${x - 1},${y}`, leftEdge(i)],
          [`${x},${y - 1}`, topEdge(i)],
        ]
        return sides.flatMap(([beyond, edge]) => {
          const other = spaces.get(beyond)
          return other && other.placement !== placement ? [plan.edges[edge] === WALL] : []
        })
      })
      expect([id, joints.includes(false), joints.includes(true)]).toEqual([id, true, true])
    }
  })
  test('tiles are turned clockwise about their own corner', () => {
    const { plan } = put(['01A', 0, 0, 90])
    const board = makeBoard(plan)
    expect([board.xy(0), board.xy(1)]).toEqual([
      [0, 0],
      [0, 1],
    ])
  })
  test.each<[string, ReturnType<typeof assemble>, string]>([
    ['overlap', put(['01A', 0, 0], ['02A', 1, 0]), 'tiles 01A and 02A overlap at 1,0'],
    ['an unknown tile', put(['09A', 0, 0]), 'unknown tile 09A'],
    ['a crooked tile', put(['01A', 0, 0, 45]), 'tile 01A: bad rotation 45'],
    [
      'a door nowhere',
      assemble(FACES, { tiles: [{ tile: '01A', x: 0, y: 0 }], doors: [{ id: 'd1', edges: ['V 9,9'] }] }),
      'door d1: no such edge among V 9,9',
    ],
  ])('%s is a problem', (_, { problems }, says) => expect(problems.map(problem => sentence(problem))).toEqual([says]))
})

test('D-MAP-1, D-MAP-2 spaces are numbered in reading order, edges carry doors', () => {
  const board = boardOfMap({ tiles: [{ tile: '14A', x: -2, y: 7 }], doors: [{ id: 'd', edges: ['V -1,7', 'V -1,8'] }] })
  expect(board.size).toBe(9)
  expect(board.xy(0)).toEqual([-2, 7])
  expect(board.name(0)).toBe('a1')
  expect(board.at('c2')).toBe(board.find(0, 8))
  expect(board.at('d1')).toBe(-1)
  expect(board.at('7')).toBe(-1)
  expect(board.doors[0]!.between).toEqual([
    [0, 1],
    [3, 4],
  ])
  expect([...board.doorsAt].map(bits => bits & 1)).toEqual([1, 1, 0, 1, 1, 0, 0, 0, 0])
  expect(() => boardOfMap({ tiles: [{ tile: '99A', x: 0, y: 0 }] })).toThrow('unknown tile 99A')
})

test('D-MAP-1 the same map is the same board; other rulings are another one', () => {
  const map = { tiles: [{ tile: '15A', x: 0, y: 0 }] }
  expect(boardOfMap(map)).toBe(boardOfMap({ tiles: [{ tile: '15A', x: 0, y: 0 }] }))
  expect(boardOfMap(map, { 'OP-18': 'exempt' })).not.toBe(boardOfMap(map))
  expect(boardOfMap(map, {})).toBe(boardOfMap(map))
  expect(boxFaces()).toBe(boxFaces())
})

test('D-MAP-1 names: a1 to z1, then aa1', () => {
  expect([spaceName(0, 0), spaceName(25, 9), spaceName(26, 0), spaceName(27, 1), spaceName(702, 0)]).toEqual([
    'a1',
    'z10',
    'aa1',
    'ab2',
    'aaa1',
  ])
  for (const [x, y] of [
    [0, 0],
    [25, 9],
    [26, 0],
    [700, 3],
    [702, 5],
  ] as const)
    expect(parseName(spaceName(x, y))).toEqual([x, y])
  for (const text of ['', 'a', '1', 'a0', 'A1', 'a01', 'a1 ', 'aaaa1', 'a12345']) expect(parseName(text)).toBe(null)
})

describe('text maps', () => {
  const map = ['+-+-+', '|. ~|', '+ +=+', ' ^:# ', '+-+-+']
  test('D-MAP-3 the outside is wall even where it is not drawn', () => {
    const board = makeBoard(planOfText(map))
    expect(board.size).toBe(4)
    expect([...board.terrain]).toEqual([1, 2, 3, 4])
    expect([...board.table(0).walk.to]).toEqual([1, 0])
    expect([...board.table(0).fly.to]).toEqual([1, 2, 3, 0, 2, 3, 0, 1, 3, 0, 1, 2])
  })
  test('D-MAP-3 a blank cell is no space', () => {
    const board = makeBoard(planOfText(['+-+-+-+', '|.   .|', '+-+-+-+']))
    expect(board.size).toBe(2)
    expect(board.name(1)).toBe('c1')
    expect([...board.table(0).fly.to]).toEqual([])
  })
  test.each<[string, string[], string]>([
    ['two lines', ['+-+', '|.|'], 'line 2: 2 lines; a map of H rows has 2H+1'],
    ['a short line', ['+-+-+', '|. .|', '+-+'], 'line 3: 3 characters, but line 1 has 5'],
    ['an even line', ['+-', '|.', '+-'], 'line 1: 2 characters; a map of W columns has 2W+1'],
    ['a strange mark', ['+-+', '|x|', '+-+'], 'line 2, column 2: "x" cannot stand here; . ~ ^ # or a blank can'],
  ])('%s: the error names the line', (_, lines, message) => {
    expect(() => planOfText(lines)).toThrow(MapError)
    expect(() => planOfText(lines)).toThrow(message)
  })
})
