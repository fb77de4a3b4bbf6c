import { describe, expect, test } from 'vitest'
import { figures, hasCover, lineClear, rangeTo, room, seesIt } from './room.ts'

test('W-COVER-1 D-COVER-1 D-COVER-3 D-COVER-12 D-TERRAIN-5 difficult terrain, blocking terrain and figures give cover', () => {
  const board = room({ difficult: '2,0', blocking: '0,2' })
  const others = figures(board, { marine: '0,0', demon: '3,0 0,3 -2,0 -3,0' })
  for (const soldier of ['3,0', '0,3', '-3,0']) {
    expect(seesIt(board, '0,0', soldier)).toBe(true)
    expect(rangeTo(board, '0,0', soldier)).toBe(3)
    expect(hasCover(board, '0,0', soldier, { others })).toBe(true)
  }
  // The Imp itself stands in the open.
  expect(hasCover(board, '0,0', '-2,0', { others })).toBe(false)
  // Without terrain and Imp nobody has cover.
  for (const soldier of ['3,0', '0,3', '-3,0']) expect(hasCover(room(), '0,0', soldier)).toBe(false)
})

test('W-COVER-2 D-FLY-9 D-COVER-8 D-RANGE-7 a flyer in an enclosed space: seen, range 2, no cover', () => {
  for (const spec of [{ blocking: '2,0' }, { panes: 'V 2,0 V 3,0 H 2,0 H 2,1' }]) {
    const board = room(spec)
    expect(seesIt(board, '0,0', '2,0', { toAloft: true })).toBe(true)
    expect(rangeTo(board, '0,0', '2,0', { toAloft: true })).toBe(2)
    expect(hasCover(board, '0,0', '2,0', { toAloft: true })).toBe(false)
    expect(seesIt(board, '0,0', '2,0')).toBe(false)
    expect(rangeTo(board, '0,0', '2,0')).toBe(null)
  }
})

test('W-COVER-3 D-FLY-9 in a group of two: the group gives no cover, a figure in it does', () => {
  const board = room({ blocking: '2,0 3,0' })
  expect(seesIt(board, '0,0', '3,0', { toAloft: true })).toBe(true)
  expect(rangeTo(board, '0,0', '3,0', { toAloft: true })).toBe(3)
  expect(hasCover(board, '0,0', '3,0', { toAloft: true })).toBe(false)
  const others = figures(board, { flyer: '2,0 3,0' })
  expect(hasCover(board, '0,0', '3,0', { toAloft: true, others })).toBe(true)
})

test('W-COVER-4 D-LARGE-17 D-LARGE-18 a large figure on an enclosed space: seen, in range, never in cover', () => {
  const board = room({ blocking: '2,0', difficult: '1,0' })
  const large = { toAloft: true, others: figures(board, { demon: '1,1' }) }
  expect(seesIt(board, '0,0', '2,0 2,1', large)).toBe(true)
  expect(rangeTo(board, '0,0', '2,0 2,1', large)).toBe(2)
  expect(hasCover(board, '0,0', '2,0 2,1', large)).toBe(false)
})

test('W-COVER-5 D-COVER-4 the figure in the learn-to-play booklet', () => {
  const board = room({ blocking: '2,1' })
  const others = figures(board, { marine: '0,0', demon: '3,1 5,1', flyer: '0,-3' })
  for (const target of ['3,1', '5,1', '0,-3']) expect(seesIt(board, '0,0', target)).toBe(true)
  expect(hasCover(board, '0,0', '0,-3', { others })).toBe(false)
  expect(hasCover(board, '0,0', '3,1', { others })).toBe(true)
  expect(hasCover(board, '0,0', '5,1', { others })).toBe(true)
  const alone = figures(board, { marine: '0,0', demon: '5,1', flyer: '0,-3' })
  expect(hasCover(board, '0,0', '5,1', { others: alone })).toBe(false)
  for (const corner of [
    [5, 1],
    [6, 1],
    [5, 2],
    [6, 2],
  ] as [number, number][]) {
    expect(lineClear(board, [1, 0], corner, '0,0', '5,1')).toBe(true)
  }
})

test('W-COVER-6 D-COVER-10 a straight wall behind or beside the defender gives no cover', () => {
  const everywhere = (edges: (k: number) => string) => Array.from({ length: 21 }, (_, k) => edges(k - 8)).join(' ')
  expect(hasCover(room({ walls: everywhere(y => `V 4,${y}`) }), '0,0', '3,0')).toBe(false)
  expect(hasCover(room({ walls: everywhere(x => `H ${x},0 H ${x},1`) }), '0,0', '3,0')).toBe(false)
})

describe('OP-18 W-COVER-7 D-COVER-12 difficult terrain under the figures', () => {
  const board = room({ difficult: '3,0' })
  test('the defender stands in it', () => {
    expect(hasCover(board, '0,0', '3,0')).toBe(true)
    expect(hasCover(board, '2,0', '3,0')).toBe(false)
    expect(hasCover(board, '2,-1', '3,0')).toBe(false)
  })
  test('the attacker stands in it', () => expect(hasCover(room({ difficult: '0,0' }), '0,0', '3,0')).toBe(false))
  test('a table may exempt both spaces', () => {
    const exempt = room({ difficult: '3,0', rulings: { 'OP-18': 'exempt' } })
    expect(hasCover(exempt, '0,0', '3,0')).toBe(false)
    expect(hasCover(room({ difficult: '2,0 3,0', rulings: { 'OP-18': 'exempt' } }), '0,0', '3,0')).toBe(true)
  })
})

test('W-COVER-8 D-COVER-5 adjacent figures never have cover', () => {
  for (const walls of ['V 1,0', 'H 0,1', 'V 1,0 H 1,1', 'H 0,1 V 1,1']) {
    const board = room({ walls, difficult: '0,0 1,1 1,0 0,1' })
    const others = figures(board, { demon: '1,0 0,1 -1,0 0,-1', marine: '0,0 1,1' })
    expect(hasCover(board, '0,0', '1,1', { others })).toBe(false)
    expect(hasCover(board, '1,1', '0,0', { others })).toBe(false)
  }
})

test('W-COVER-9 D-COVER-7 stunned or large defenders never have cover', () => {
  const board = room({ difficult: '2,0', blocking: '0,2' })
  const others = figures(board, { demon: '-2,0' })
  for (const soldier of ['3,0', '0,3', '-3,0']) {
    expect(hasCover(board, '0,0', soldier, { others })).toBe(true)
    expect(hasCover(board, '0,0', soldier, { others, stunned: true })).toBe(false)
  }
  expect(hasCover(board, '0,0', '3,0 4,0', { others })).toBe(false)
})

test('D-COVER-2 all four lines start at the corner that gave sight', () => {
  // A wall in the middle of the way: above it one sees the upper corners, below it the lower ones, and from nowhere all four.
  const board = room({ walls: 'V 2,0' })
  const corners: [number, number][] = [
    [0, 0],
    [1, 0],
    [0, 1],
    [1, 1],
  ]
  const targets: [number, number][] = [
    [4, 0],
    [5, 0],
    [4, 1],
    [5, 1],
  ]
  const clear = (from: [number, number], to: [number, number]) => lineClear(board, from, to, '0,0', '4,0')
  expect(targets.every(to => corners.some(from => clear(from, to)))).toBe(true)
  expect(corners.some(from => targets.every(to => clear(from, to)))).toBe(false)
  expect(hasCover(board, '0,0', '4,0')).toBe(true)
})

test('D-COVER-3, D-DOOR-1 a closed door gives cover, an opened one does not', () => {
  // From every corner of 0,0 a line to 3,1 meets the door or the wall beyond it.
  const board = room({ doors: 'V 2,1', walls: 'V 2,2 V 2,3' })
  expect(hasCover(board, '0,1', '3,1')).toBe(true)
  expect(hasCover(board, '0,1', '3,1', { open: 1 })).toBe(false)
})

test('D-COVER-11 a figure obstructs only lines through the inside of its space', () => {
  const board = room()
  // Beside the lines to 3,0 but not on them all: Alpha picks the corner on the free side.
  expect(hasCover(board, '0,0', '3,0', { others: figures(board, { demon: '2,1' }) })).toBe(false)
  expect(hasCover(board, '0,0', '3,0', { others: figures(board, { demon: '1,0' }) })).toBe(true)
  // A diagonal shot between two figures that touch its line at a corner only (App. 2 (10)).
  const between = figures(board, { demon: '1,0 0,1' })
  expect(hasCover(board, '0,0', '1,1', { others: between })).toBe(false)
})

test('D-COVER-13 the attacker takes the corner without cover if there is one', () => {
  const board = room({ blocking: '2,1' })
  expect(lineClear(board, [1, 1], [5, 2], '0,0', '5,1')).toBe(false) // this corner would give cover
  expect(hasCover(board, '0,0', '5,1')).toBe(false) // [1,0] does not
})

test('D-COVER-15 attacker and defender never obstruct, all spaces of a large attacker included', () => {
  const board = room({ from: [0, 0], to: [6, 0] })
  const others = figures(board, { large: '0,0 1,0', marine: '4,0' })
  expect(hasCover(board, '0,0 1,0', '4,0', { others })).toBe(false)
  // From its rear a Cyberdemon shoots through its own front, past two figures that cover every other line.
  const hall = room({ from: [0, 0], to: [8, 6], walls: 'V 4,1 V 4,2 H 3,3 H 4,4' })
  const base = '0,3 1,3 0,4 1,4 0,5 1,5'
  expect(hasCover(hall, base, '7,4', { others: figures(hall, { large: base, demon: '2,4 2,5' }) })).toBe(false)
  // Were 1,0 someone else, a small attacker in 0,0 would shoot through it.
  expect(hasCover(board, '0,0', '4,0', { others: figures(board, { demon: '1,0' }) })).toBe(true)
})

test('D-COVER-6 pits give no cover', () => {
  const board = room({ impassable: '1,0 2,0', railings: 'V 1,1 V 2,1' })
  expect(hasCover(board, '0,0', '3,0')).toBe(false)
})

test('OP-20 D-COVER-2 all cover lines of a large attacker start at one corner: no two of them help each other', () => {
  const board = room({ difficult: '2,0 3,1' })
  // Each corner of 4,0 can be reached without a hindrance, but all four from no single corner of the base.
  expect(hasCover(board, '0,0 0,1', '4,0')).toBe(true)
  expect(hasCover(room({ difficult: '3,1' }), '0,0 0,1', '4,0')).toBe(false)
  expect(hasCover(room({ difficult: '2,0' }), '0,0 0,1 0,2', '4,2')).toBe(false)
})

test('D-LARGE-19, D-COVER-2 a large attacker may shoot from any of its corners', () => {
  const board = room({ difficult: '2,0' })
  expect(hasCover(board, '0,0', '4,0')).toBe(true)
  expect(hasCover(board, '0,-2 0,-1 0,0', '4,-2')).toBe(false)
  expect(hasCover(board, '0,0 0,-1 0,-2', '4,0')).toBe(false) // from the end that is named last
  expect(hasCover(board, '0,0 0,1', '4,1', { others: figures(board, {}) })).toBe(false)
})
