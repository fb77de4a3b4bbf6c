import { describe, expect, test } from 'vitest'
import { BLOCKING, DIFFICULT, FLOOR, IMPASSABLE } from '../../src/board/plan.ts'
import { adjacent, FLYER, MARINE_MOVER, TERRAINS, WALKER, withTerrain } from '../../src/index.ts'
import {
  all,
  at,
  closed,
  displaced,
  figures,
  looks,
  MARKS,
  reachCosts,
  room,
  seesIt,
  situation,
  stepCosts,
} from './room.ts'

const near = (board: ReturnType<typeof room>, a: string, b: string) =>
  adjacent(closed(board), all(board, a), all(board, b))

test('D-TERRAIN-1 difficult, impassable and blocking, besides plain floor', () => {
  expect(TERRAINS).toEqual(['floor', 'difficult', 'impassable', 'blocking'])
  const board = room({ difficult: '1,0', impassable: '2,0', blocking: '3,0' })
  expect([...all(board, '0,0 1,0 2,0 3,0')].map(space => board.terrain[space])).toEqual([
    FLOOR,
    DIFFICULT,
    IMPASSABLE,
    BLOCKING,
  ])
})

describe('D-TERRAIN-2 enclosed groups', () => {
  test('every edge of a group has its colour, also between two of its spaces', () => {
    const board = room({ impassable: '1,0 2,0' })
    expect(near(board, '1,0', '2,0')).toBe(false)
    expect(near(board, '0,0', '1,0')).toBe(false)
    const crates = room({ blocking: '1,0 2,0' })
    expect(near(crates, '1,0', '2,0')).toBe(false)
    expect(looks(crates, '1,0', '2,0')).toBe(false)
  })
  test('spaces closed in by drawn lines are terrain just as marked ones', () => {
    const ring = 'V 1,0 H 1,0 H 2,0 V 3,0 H 1,1 H 2,1'
    const panes = room({ panes: ring })
    expect([...all(panes, '1,0 2,0')].map(space => panes.terrain[space])).toEqual([BLOCKING, BLOCKING])
    expect(panes.group[at(panes, '1,0')]).toBe(panes.group[at(panes, '2,0')])
    expect(near(panes, '1,0', '2,0')).toBe(false)
    const railings = room({ railings: ring })
    expect(railings.terrain[at(railings, '2,0')]).toBe(IMPASSABLE)
    expect(railings.terrain[at(railings, '0,0')]).toBe(FLOOR)
  })
  test('lines together with walls enclose too: a crate in a corner', () => {
    const board = room({ from: [0, 0], to: [5, 5], panes: 'V 1,0 H 0,1' })
    expect(board.terrain[at(board, '0,0')]).toBe(BLOCKING)
    expect(board.terrain[at(board, '1,0')]).toBe(FLOOR)
    // A wall inside the stack is no part of its outline.
    const stack = room({ from: [0, 0], to: [5, 5], panes: 'V 2,0 V 2,1 H 0,2 H 1,2', walls: 'V 1,0' })
    expect(all(stack, '0,0 1,0 0,1 1,1').map(space => stack.terrain[space])).toEqual(Array(4).fill(BLOCKING))
  })
  test('a line right across a room encloses nothing', () => {
    const board = room({ from: [0, 0], to: [5, 2], panes: 'V 2,0 V 2,1 V 2,2' })
    expect(new Set(board.terrain)).toEqual(new Set([FLOOR]))
    expect(near(board, '0,0', '1,1')).toBe(true)
  })
  test('OP-16 where walls help, half of the outline has to be lines', () => {
    // Three by one spaces at the end of a hall: as a niche they have lines on one side of four only.
    const niche = room({ from: [0, 0], to: [5, 2], panes: 'V 1,0 V 1,1 V 1,2' })
    expect(new Set(niche.terrain)).toEqual(new Set([FLOOR]))
    // One space in a dead end, three walls against one line; then two against two.
    const deadEnd = room({ from: [0, 0], to: [5, 2], railings: 'V 1,0', walls: 'H 0,1' })
    expect(deadEnd.terrain[at(deadEnd, '0,0')]).toBe(FLOOR)
    const corner = room({ from: [0, 0], to: [5, 2], railings: 'V 1,0 H 0,1' })
    expect(corner.terrain[at(corner, '0,0')]).toBe(IMPASSABLE)
    // The border of terrain next to it is no line of its own: three walls, one true line.
    const beside = room({ from: [0, 0], to: [5, 2], impassable: '1,0', railings: 'H 0,1', walls: '' })
    expect(beside.terrain[at(beside, '0,0')]).toBe(FLOOR)
  })
  test('the room around rings and pillars stays floor', () => {
    const board = room({ from: [0, 0], to: [4, 4], blocking: '1,1 3,1 1,3 3,3', panes: 'V 2,2 V 3,2 H 2,2 H 2,3' })
    expect(board.terrain[at(board, '0,0')]).toBe(FLOOR)
    expect(board.terrain[at(board, '2,1')]).toBe(FLOOR)
    expect(board.terrain[at(board, '2,2')]).toBe(BLOCKING)
  })
  test('OP-16 the smallest enclosure comes first: many crates have more outline than their room, which stays floor', () => {
    const crates = [1, 3, 5].flatMap(x => [1, 3, 5].map(y => [x, y] as const))
    const railings = crates.map(([x, y]) => `V ${x},${y} V ${x + 1},${y} H ${x},${y} H ${x},${y + 1}`).join(' ')
    const board = room({ from: [0, 0], to: [6, 6], railings })
    for (const [x, y] of crates) expect(board.terrain[at(board, `${x},${y}`)]).toBe(IMPASSABLE)
    for (const floor of ['0,0', '2,2', '6,3']) expect(board.terrain[at(board, floor)]).toBe(FLOOR)
  })
  test('OP-16 of two groups of one size the first as one reads comes first, wherever there is terrain already', () => {
    const lines = { railings: 'H 0,1 H 1,1 V 2,1 V 3,1', panes: 'H 2,1' }
    const board = room({ from: [0, 0], to: [3, 1], ...lines, impassable: '2,0' })
    const kinds = (y: number) => [0, 1, 2, 3].map(x => board.terrain[at(board, `${x},${y}`)])
    expect(kinds(0)).toEqual([FLOOR, FLOOR, IMPASSABLE, FLOOR])
    // 0,1 and 1,1 before 2,1: beside new terrain less than half of their outline would be lines.
    expect(kinds(1)).toEqual([IMPASSABLE, IMPASSABLE, IMPASSABLE, FLOOR])
  })
  test('walls stay walls', () => {
    const board = room({ from: [0, 0], to: [4, 0], blocking: '1,0 2,0', walls: 'V 2,0' })
    expect(board.group[at(board, '1,0')]).not.toBe(board.group[at(board, '2,0')])
    expect(seesIt(board, '0,0', '1,0', { toAloft: true })).toBe(true)
    expect(seesIt(board, '0,0', '2,0', { toAloft: true })).toBe(false)
    expect(seesIt(board, '4,0', '2,0', { toAloft: true })).toBe(true)
    const column = room({ from: [0, 0], to: [0, 5], blocking: '0,2 0,3', walls: 'H 0,3' })
    expect(column.group[at(column, '0,2')]).not.toBe(column.group[at(column, '0,3')])
    const under = room({ from: [0, 0], to: [0, 5], blocking: '0,2 0,3', walls: 'H 0,1' })
    expect(under.group[at(under, '0,2')]).toBe(under.group[at(under, '0,3')])
  })
  test('OP-16 two colours enclose nothing; each line acts on its own', () => {
    const board = room({ panes: 'V 1,0 V 2,0 H 1,0', railings: 'H 1,1' })
    expect(board.terrain[at(board, '1,0')]).toBe(FLOOR)
    expect(near(board, '1,0', '1,1')).toBe(false)
    expect(board.group[at(board, '1,0')]).toBe(-1)
    expect(looks(board, '1,0', '1,3')).toBe(true) // over the railing
    expect(seesIt(board, '1,0', '-2,0', { fromAloft: true })).toBe(looks(board, '1,0', '-2,0'))
  })
  test('OP-17 doors do not help to enclose, and opening one changes no terrain', () => {
    const board = room({ panes: 'V 1,0 V 2,0 H 1,0', doors: 'H 1,1' })
    expect(board.terrain[at(board, '1,0')]).toBe(FLOOR)
    expect(board.table(1).walk.start.length).toBe(board.table(0).walk.start.length)
    const pillar = room({ blocking: '1,0', doors: 'H 1,2' })
    expect(pillar.table(1).edges[2 * pillar.cells[at(pillar, '1,0')]!]).toBe(
      pillar.table(0).edges[2 * pillar.cells[at(pillar, '1,0')]!],
    )
  })
})

test('D-TERRAIN-3 a difficult space is difficult as a whole; its border stops nobody', () => {
  const board = room({ difficult: '1,0 2,0' })
  expect(near(board, '0,0', '1,0')).toBe(true)
  expect(near(board, '1,0', '2,0')).toBe(true)
  expect(stepCosts(situation(board, MARINE_MOVER), '0,0')['1,0']).toBe(2)
})

test('D-TERRAIN-8, D-LARGE-14 a displaced figure is not moved across railings or panes', () => {
  const corridor = { from: [0, 0] as [number, number], to: [4, 0] as [number, number] }
  for (const spec of [{ railings: 'V 3,0' }, { panes: 'V 3,0' }]) {
    const board = room({ ...corridor, ...spec })
    expect(displaced(board, MARKS.marine, '2,0', figures(board, { large: '1,0 2,0' }))).toEqual(['0,0'])
  }
  const open = room(corridor)
  expect(displaced(open, MARKS.marine, '2,0', figures(open, { large: '1,0 2,0' }))).toEqual(['3,0'])
})

test('D-TERRAIN-10 a small walker never crosses a pane or railing, whatever it pays', () => {
  const board = room({ from: [0, 0], to: [3, 0], panes: 'V 1,0', railings: 'V 3,0' })
  expect(reachCosts(situation(board, WALKER), '1,0', 50)).toEqual({ '1,0': 0, '2,0': 1 })
  expect(Object.keys(reachCosts(situation(board, FLYER), '1,0', 50))).toHaveLength(4)
})

test('D-TERRAIN-9 walls stop every figure', () => {
  const board = room({ from: [0, 0], to: [3, 0], walls: 'V 2,0' })
  for (const mover of [WALKER, FLYER, MARINE_MOVER]) {
    expect(Object.keys(reachCosts(situation(board, mover), '0,0', 50))).toEqual(['0,0', '1,0'])
  }
})

test('D-TERRAIN-4 a mission may change terrain: the new board differs only there', () => {
  const board = room({ blocking: '1,0' })
  const cleared = withTerrain(board, all(board, '1,0'), 'difficult')
  expect(stepCosts(situation(cleared, MARINE_MOVER), '0,0')['1,0']).toBe(2)
  expect(board.terrain[at(board, '1,0')]).toBe(BLOCKING)
  expect(withTerrain(board, all(board, '1,0'), 'difficult')).toBe(cleared)
  const flooded = withTerrain(cleared, all(board, '1,0 2,0'), 'impassable')
  expect(stepCosts(situation(flooded, MARINE_MOVER), '0,0')).not.toHaveProperty('1,0')
})
