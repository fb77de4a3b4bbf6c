import { describe, expect, test } from 'vitest'
import { sees } from '../../src/index.ts'
import { at, figures, hasCover, lineClear, looks, rangeTo, room, seesIt } from './room.ts'

/** A wall along V x,y for all y of the default room. */
const straight = (x: number) => Array.from({ length: 21 }, (_, k) => `V ${x},${k - 8}`).join(' ')
const south = (x: number) => Array.from({ length: 13 }, (_, k) => `V ${x},${k}`).join(' ')

test('W-LOS-1 D-LOS-11 D-COVER-9 sight is mutual, cover is not', () => {
  const board = room({ walls: 'V 1,0' })
  expect(looks(board, '0,0', '4,1')).toBe(true)
  expect(looks(board, '4,1', '0,0')).toBe(true)
  expect(hasCover(board, '0,0', '4,1')).toBe(false)
  expect(hasCover(board, '4,1', '0,0')).toBe(true)
  for (const corner of [
    [4, 1],
    [5, 1],
    [4, 2],
    [5, 2],
  ] as [number, number][]) {
    expect(lineClear(board, [1, 1], corner, '0,0', '4,1')).toBe(true)
    expect(lineClear(board, corner, [0, 0], '4,1', '0,0')).toBe(false)
  }
})

test('W-LOS-2 D-LOS-12 a line may run through the defender to a far corner', () => {
  expect(lineClear(room(), [1, 0], [3, 1], '0,0', '2,0')).toBe(true)
})

test('W-LOS-3 D-LOS-13 D-RANGE-5 D-COVER-5 around the end of a wall two figures see each other at range 2', () => {
  const board = room({ walls: south(1) })
  expect(looks(board, '0,0', '1,0')).toBe(true)
  expect(lineClear(board, [1, 0], [1, 0], '0,0', '1,0')).toBe(true)
  expect(rangeTo(board, '0,0', '1,0')).toBe(2)
  expect(hasCover(board, '0,0', '1,0')).toBe(false)
  expect(looks(board, '0,2', '1,2')).toBe(false)
})

test('W-LOS-4 D-LOS-6 D-LOS-10 nobody sees through an endless wall, corners on it or not', () => {
  const board = room({ walls: straight(1) })
  expect(looks(board, '0,0', '1,0')).toBe(false)
  expect(looks(board, '0,0', '3,2')).toBe(false)
})

test('W-LOS-5 a wall of one edge', () => {
  const board = room({ walls: 'V 1,0' })
  expect(looks(board, '0,0', '1,0')).toBe(true)
  expect(rangeTo(board, '0,0', '1,0')).toBe(2)
  expect(hasCover(board, '0,0', '1,0')).toBe(false)
})

test('W-LOS-6 D-LOS-5 a line that touches a corner of a blocking space is clear, one through it is not', () => {
  const board = room({ blocking: '1,1' })
  expect(lineClear(board, [0, 2], [2, 0], '0,1', '1,0')).toBe(true)
  expect(lineClear(board, [0, 0], [3, 3], '0,0', '2,2')).toBe(false)
})

test('W-LOS-7 D-LOS-5 a line that touches the end of a wall is clear', () => {
  expect(lineClear(room({ walls: 'V 1,1' }), [0, 2], [2, 0])).toBe(true)
})

test('W-LOS-8 D-LOS-8 a line passes between a figure and a figure, a wall or blocking terrain', () => {
  for (const spec of [{}, { blocking: '1,1' }, { walls: 'V 1,1' }]) {
    const board = room(spec)
    expect(lineClear(board, [0, 2], [2, 0], '0,1', '1,0')).toBe(true)
    // A figure in 0,0 does not obstruct it either: 0,1 attacks 2,-1 along that diagonal.
    const others = figures(board, { demon: '0,0' })
    expect(lineClear(board, [0, 2], [3, -1], '0,1', '2,-1')).toBe(true)
    expect(seesIt(board, '0,1', '2,-1', { others })).toBe(true)
  }
})

test('W-LOS-9 D-LOS-7 a line does not pass where walls or blocking spaces meet diagonally', () => {
  for (const spec of [
    { blocking: '0,0 1,1' },
    { walls: 'V 1,0', blocking: '1,1' },
    { walls: 'H 0,1', blocking: '1,1' },
  ]) {
    expect(lineClear(room(spec), [0, 2], [2, 0], '0,1', '1,0')).toBe(false)
  }
})

test('W-LOS-10 D-LOS-5 D-LOS-6 a straight wall blocks lines through its joints, not lines along it', () => {
  const board = room({ walls: 'V 1,0 V 1,1' })
  for (const [out, into] of [
    ['0,0', '1,0'],
    ['0,1', '1,1'],
    ['0,0', '1,1'],
  ]) {
    expect(lineClear(board, [0, 1], [2, 1], out, into)).toBe(false)
  }
  expect(lineClear(board, [0, 0], [2, 2], '0,0', '1,1')).toBe(false)
  expect(lineClear(board, [1, 0], [1, 2], '0,0', '0,1')).toBe(true)
  expect(lineClear(board, [1, 0], [1, 2], '1,0', '1,1')).toBe(true)
})

test('D-LOS-10 a line along a wall cannot change its side; where the wall ends it can', () => {
  const board = room({ walls: straight(1) })
  expect(lineClear(board, [1, 0], [1, 4], '0,0', '1,3')).toBe(false)
  const ends = room({ walls: 'V 1,0 V 1,1' })
  expect(lineClear(ends, [1, 0], [1, 2], '0,0', '1,1')).toBe(true) // around either end
  expect(lineClear(ends, [1, 1], [1, 1], '0,0', '1,1')).toBe(false) // in the middle there is no way
})

test('W-LOS-11 D-LOS-9 an L of two walls blocks from outside and lets its outer tip be passed', () => {
  const board = room({ walls: 'V 1,0 H 1,1' })
  expect(lineClear(board, [0, 2], [2, 0], '0,1', '1,0')).toBe(false)
  expect(lineClear(board, [0, 0], [2, 2], '0,0', '1,1')).toBe(true)
})

test('OP-15 D-LOS-9 an L around the corner where a line begins or ends shuts it off, as straight walls do', () => {
  const shut = room({ walls: 'V 1,0 H 0,1' })
  expect(lineClear(shut, [1, 1], [3, 3], '0,0', '2,2')).toBe(false)
  expect(lineClear(shut, [3, 3], [1, 1], '2,2', '0,0')).toBe(false)
  expect(looks(shut, '0,0', '2,2')).toBe(true) // from its other corners
  for (const walls of ['V 1,0', 'H 0,1']) {
    expect(lineClear(room({ walls }), [1, 1], [3, 3], '0,0', '2,2')).toBe(true)
    expect(lineClear(room({ walls }), [3, 3], [1, 1], '2,2', '0,0')).toBe(true)
  }
})

test('W-LOS-12 D-LOS-4 D-TERRAIN-6 D-RANGE-4 D-COVER-6 a railing stops steps, not sight, range or shots', () => {
  const board = room({ railings: 'V 1,-1 V 1,0 V 1,1' })
  expect(looks(board, '0,0', '1,0')).toBe(true)
  expect(rangeTo(board, '0,0', '1,0')).toBe(1)
  expect(hasCover(board, '0,0', '1,0')).toBe(false)
  expect(looks(board, '0,0', '3,0')).toBe(true)
  expect(hasCover(board, '0,0', '3,0')).toBe(false)
})

test('W-LOS-13 D-TERRAIN-7 D-RANGE-5 a pane of three edges blocks sight; the way around it counts 4', () => {
  const board = room({ panes: 'V 1,-1 V 1,0 V 1,1' })
  expect(looks(board, '0,0', '1,0')).toBe(false)
  expect(rangeTo(board, '0,0', '1,0')).toBe(4)
})

test('D-LOS-1, D-LOS-2 one clear line from any corner to any corner is enough', () => {
  // Only the line from [1,1] slips under the wall.
  const board = room({ walls: 'V 2,-1 V 2,0' })
  expect(looks(board, '0,0', '3,0')).toBe(true)
  expect(lineClear(board, [1, 0], [3, 0], '0,0', '3,0')).toBe(false)
  expect(lineClear(board, [1, 1], [3, 1], '0,0', '3,0')).toBe(true)
})

describe('D-LOS-3 D-LOS-15 D-DOOR-1 D-TERRAIN-9 walls, closed doors and blocking edges block sight, and nothing else does', () => {
  const column = (kind: string) => {
    const edges = Array.from({ length: 21 }, (_, k) => `V 2,${k - 8}`).join(' ')
    return room({
      [kind]: kind === 'doors' ? 'V 2,-1 V 2,0 V 2,1' : edges,
      ...(kind === 'doors' ? { walls: straight(2) } : {}),
    })
  }
  test.each(['walls', 'panes'])('%s', kind => expect(looks(column(kind), '0,0', '4,0')).toBe(false))
  test('doors, until they are opened', () => {
    const walls = edges('V 2', k => k < -1 || k > 1)
    const board = room({ walls, doors: 'V 2,-1 V 2,0 V 2,1' })
    expect(looks(board, '0,0', '4,0')).toBe(false)
    expect(looks(board, '0,0', '4,0', 0b010)).toBe(true)
  })
  test('railings do not', () => expect(looks(column('railings'), '0,0', '4,0')).toBe(true))
  test('terrain spaces', () => {
    const strip = Array.from({ length: 21 }, (_, k) => `2,${k - 8}`).join(' ')
    expect(looks(room({ difficult: strip }), '0,0', '4,0')).toBe(true)
    expect(looks(room({ impassable: strip }), '0,0', '4,0')).toBe(true)
    expect(looks(room({ blocking: strip }), '0,0', '4,0')).toBe(false)
  })
  test('figures do not: sight is not even asked about them', () => {
    const board = room()
    expect(sees(board.table(0), at(board, '0,0'), at(board, '4,0'))).toBe(true)
  })
})

function edges(prefix: string, keep: (k: number) => boolean): string {
  return Array.from({ length: 21 }, (_, k) => k - 8)
    .filter(keep)
    .map(k => `${prefix},${k}`)
    .join(' ')
}

test('D-LOS-14 sight may be asked between any two spaces, occupied or not, also of a space and itself', () => {
  const board = room()
  expect(looks(board, '3,3', '3,3')).toBe(true)
  expect(looks(board, '-8,-8', '12,12')).toBe(true)
})

test('D-LARGE-19 any space of a large figure serves for its lines, at both ends', () => {
  const board = room({ walls: edges('V 2', k => k < 5) })
  expect(looks(board, '0,0', '4,0')).toBe(false)
  expect(looks(board, '0,0 0,1 0,2 0,3 0,4 0,5', '4,5')).toBe(true)
  expect(looks(board, '0,4', '3,4 4,4 3,5 4,5')).toBe(true)
  expect(looks(board, '0,0', '3,0 4,0 3,1 4,1')).toBe(false)
})

test('OP-20 D-LARGE-19 a large figure looks from the corners of its spaces, also from one between two of them', () => {
  const board = room({ from: [0, 0], to: [5, 1], walls: 'V 2,1 V 3,0 H 2,0 H 2,2 H 3,2' })
  expect(looks(board, '0,0 0,1', '4,0')).toBe(true)
  const ends: Array<[number, number]> = [[4, 0], [5, 0], [4, 1], [5, 1]] // biome-ignore format: four corners
  const outer: Array<[string, [number, number]]> = [['0,0', [0, 0]], ['0,0', [1, 0]], ['0,1', [0, 2]], ['0,1', [1, 2]]] // biome-ignore format: four corners
  for (const [space, corner] of outer)
    for (const end of ends) expect(lineClear(board, corner, end, space, '4,0'), `${corner} ${end}`).toBe(false)
})

test('D-LARGE-18, D-FLY-8 a large or flying figure in enclosed blocking terrain is seen; the lines around it vanish', () => {
  const board = room({ blocking: '2,0' })
  expect(seesIt(board, '0,0', '2,0')).toBe(false)
  expect(seesIt(board, '0,0', '2,0', { toAloft: true })).toBe(true)
  expect(seesIt(board, '0,0', '2,0 3,0', { toAloft: true })).toBe(true)
  // Other obstacles still count.
  const behind = room({ blocking: '2,0', walls: straight(1) })
  expect(seesIt(behind, '0,0', '2,0', { toAloft: true })).toBe(false)
  const against = room({ from: [0, 0], to: [2, 0], blocking: '1,0', walls: 'V 1,0' })
  expect(seesIt(against, '0,0', '1,0', { toAloft: true })).toBe(false)
  expect(seesIt(against, '2,0', '1,0', { toAloft: true })).toBe(true)
  const second = room({ blocking: '2,0', panes: straight(1) })
  expect(seesIt(second, '0,0', '2,0', { toAloft: true })).toBe(false)
})

test('D-LARGE-18 the exception holds for the enclosed space, not for lines to other spaces of the figure', () => {
  // 3,1 lies behind the blocking space 2,1; a base on 2,1 3,1 is seen in 2,1 only.
  const board = room({ blocking: '2,1', walls: 'H 2,1 H 3,1 H 4,1 H 2,2 H 3,2 H 4,2 V 4,1' })
  expect(seesIt(board, '0,1', '3,1', { toAloft: true })).toBe(false)
  expect(seesIt(board, '0,1', '2,1 3,1', { toAloft: true })).toBe(true)
})

test('OP-19 D-FLY-8 sight out of enclosed terrain is mutual, unless the table rules otherwise', () => {
  const board = room({ blocking: '2,0' })
  expect(seesIt(board, '2,0', '0,0', { fromAloft: true })).toBe(true)
  const other = room({ blocking: '2,0', rulings: { 'OP-19': 'target' } })
  expect(seesIt(other, '2,0', '0,0', { fromAloft: true })).toBe(false)
  expect(seesIt(other, '0,0', '2,0', { toAloft: true })).toBe(true)
})
