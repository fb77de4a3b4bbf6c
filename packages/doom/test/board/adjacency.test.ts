import { describe, expect, test } from 'vitest'
import { linked } from '../../src/board/graph.ts'
import { adjacent, around, FLYER, largeMover, MARINE_MOVER, steps, WALKER } from '../../src/index.ts'
import { all, at, closed, figures, named, rangeTo, room, situation, stepCosts } from './room.ts'

const near = (board: ReturnType<typeof room>, a: string, b: string) =>
  adjacent(closed(board), all(board, a), all(board, b))

/** The four layouts around corner [1,1] of W-MOVE-1 to 4 and whether 0,0 and 1,1 are adjacent in them. */
const CORNERS = [
  ['V 1,0', true],
  ['V 1,0 V 1,1', false],
  ['V 1,0 H 0,1', false],
  ['V 1,0 H 1,1', true],
] as const

test('D-ADJ-1, D-MAP-1, D-MOVE-1 a space has eight neighbours, each one point away', () => {
  const board = room()
  expect(named(board, around(closed(board), all(board, '0,0')))).toEqual([
    '-1,-1',
    '0,-1',
    '1,-1',
    '-1,0',
    '1,0',
    '-1,1',
    '0,1',
    '1,1',
  ])
  const costs = stepCosts(situation(board, MARINE_MOVER), '0,0', 1)
  expect(Object.keys(costs)).toHaveLength(8)
  expect(new Set(Object.values(costs))).toEqual(new Set([1]))
  expect(near(board, '0,0', '2,0')).toBe(false)
  expect(near(board, '0,0', '0,0')).toBe(false)
})

test('D-ADJ-2, D-MOVE-5 spaces across a barrier are not adjacent and no step crosses it', () => {
  for (const spec of [{ walls: 'V 1,0' }, { panes: 'V 1,0' }, { railings: 'V 1,0' }, { doors: 'V 1,0' }]) {
    const board = room(spec)
    expect(near(board, '0,0', '1,0')).toBe(false)
    expect(stepCosts(situation(board, MARINE_MOVER), '0,0')).not.toHaveProperty('1,0')
    expect(near(board, '0,0', '0,1')).toBe(true)
  }
})

describe('W-MOVE-1 W-MOVE-2 W-MOVE-3 W-MOVE-4 D-ADJ-3 D-MOVE-6 around a corner there must be a free way of two steps', () => {
  for (const [walls, expected] of CORNERS) {
    test(`walls on ${walls}`, () => {
      const board = room({ walls })
      expect(near(board, '0,0', '1,1')).toBe(expected)
      expect(near(board, '1,1', '0,0')).toBe(expected)
      expect(stepCosts(situation(board, WALKER), '0,0')['1,1']).toBe(expected ? 1 : undefined)
    })
  }
})

describe('W-MOVE-5 D-ADJ-6 D-FLY-2 all barriers stop a walker alike; a flyer minds walls and doors only', () => {
  const kinds = ['walls', 'panes', 'railings', 'doors'] as const
  for (const [edges, expected] of CORNERS) {
    const list = edges.split(/ (?=[VH])/)
    for (const first of kinds) {
      for (const second of list.length > 1 ? kinds : [first]) {
        test(`${list[0]} ${first}${list[1] ? `, ${list[1]} ${second}` : ''}`, () => {
          const spec: Record<string, string> = {}
          list.forEach((edge, k) => {
            const kind = k === 0 ? first : second
            spec[kind] = `${spec[kind] ?? ''} ${edge}`
          })
          const board = room(spec)
          expect(near(board, '0,0', '1,1')).toBe(expected)
          // For the flyer only the walls and doors of the layout are there.
          const hard = list.filter((_, k) => ['walls', 'doors'].includes(k === 0 ? first : second)).join(' ')
          const same = room({ walls: hard })
          expect(linked(closed(board).fly, at(board, '0,0'), at(board, '1,1'))).toBe(near(same, '0,0', '1,1'))
          if (hard === '') expect(stepCosts(situation(board, FLYER), '0,0')['1,1']).toBe(1)
        })
      }
    }
  }
})

test('W-MOVE-6 D-MOVE-7 a diagonal step pays only for the space it enters', () => {
  for (const difficult of ['', '0,1']) {
    for (const demon of ['', '0,1']) {
      const board = room({ walls: 'V 1,0', difficult })
      const s = situation(board, MARINE_MOVER, { others: figures(board, { demon }) })
      expect(stepCosts(s, '0,0')['1,1']).toBe(1)
    }
  }
})

test('D-ADJ-4 a large figure is adjacent if any of its spaces is', () => {
  const board = room({ walls: 'V 2,0' })
  expect(near(board, '0,0 1,0 0,1 1,1', '2,1')).toBe(true)
  expect(near(board, '0,0 1,0', '2,0')).toBe(false)
  expect(near(board, '0,0 1,0 0,1 1,1', '3,1')).toBe(false)
})

test('D-ADJ-5, D-ADJ-8 teleporters are adjacent for the movement of marines and for nothing else', () => {
  const board = room()
  const teleporters = all(board, '0,0 9,9')
  const jumps = (mover: typeof WALKER) =>
    steps(situation(board, mover, { teleporters }), at(board, '0,0'), 1).filter(move => move.do === 'teleport')
  expect(jumps(MARINE_MOVER)).toEqual([{ do: 'teleport', to: at(board, '9,9'), cost: 1 }])
  expect(jumps(WALKER)).toEqual([])
  expect(near(board, '0,0', '9,9')).toBe(false)
  expect(rangeTo(board, '0,0', '9,9')).toBe(9)
})

test('D-ADJ-7 range is counted across impassable edges and corners', () => {
  const board = room({ railings: 'V 1,-1 V 1,0 V 1,1', walls: 'V 5,0' })
  expect(near(board, '0,0', '1,0')).toBe(false)
  expect(near(board, '0,0', '1,1')).toBe(false)
  expect(rangeTo(board, '0,0', '1,0')).toBe(1)
  expect(rangeTo(board, '0,0', '1,1')).toBe(1)
  expect(rangeTo(board, '4,0', '5,0')).toBe(2)
})

test('D-ADJ-8 splash and other effects do not get the relaxations of flyers, large figures and range', () => {
  const board = room({ railings: 'V 1,-1 V 1,0 V 1,1' })
  expect(near(board, '0,0 0,1', '1,0')).toBe(false)
  expect(linked(closed(board).fly, at(board, '0,0'), at(board, '1,0'))).toBe(true)
  expect(linked(closed(board).near, at(board, '0,0'), at(board, '1,0'))).toBe(true)
})

test('D-ADJ-6 a large base shifts across terrain and not through walls', () => {
  const baron = largeMover(2, 2)
  const east = (spec: Parameters<typeof room>[0]) => {
    const board = room(spec)
    return steps(situation(board, baron), at(board, '0,0'), 1).some(
      move => 'to' in move && move.to === at(board, '1,0'),
    )
  }
  expect(east({ railings: 'V 2,0', panes: 'V 2,1' })).toBe(true)
  expect(east({ walls: 'V 2,1' })).toBe(false)
})

test('D-ADJ-1 the spaces around come in reading order', () => {
  const board = room({ from: [0, 0], to: [3, 2] })
  expect(named(board, around(closed(board), all(board, '2,1 1,1')))).toEqual([
    ...['0,0', '1,0', '2,0', '3,0', '0,1', '3,1', '0,2', '1,2', '2,2', '3,2'],
  ])
})
