import { expect, test } from 'vitest'
import { nearestFree } from '../../src/board/nearest.ts'
import { canDisplace, DEMON, FLYING } from '../../src/index.ts'
import { all, at, closed, displaced, figures, MARKS, named, room } from './room.ts'

test('W-DISP-1 D-LARGE-10 D-LARGE-12 D-LARGE-13 the Imp goes first, then the marine; what is taken is taken', () => {
  const board = room()
  const others = figures(board, { large: '1,0 2,0 1,1 2,1', demon: '2,0', marine: '2,1' })
  expect(displaced(board, MARKS.demon, '2,0', others)).toEqual(['1,-1', '2,-1', '3,-1', '3,0', '3,1'])
  const after = figures(board, { large: '1,0 2,0 1,1 2,1', demon: '3,0', marine: '2,1' })
  expect(displaced(board, MARKS.marine, '2,1', after)).toEqual(['3,1', '1,2', '2,2', '3,2'])
})

test('W-DISP-2 D-LARGE-11 occupied spaces are passed through and count', () => {
  const board = room({ from: [0, 0], to: [6, 0] })
  const others = figures(board, { large: '1,0 2,0', marine: '2,0 3,0' })
  expect(displaced(board, MARKS.marine, '2,0', others)).toEqual(['0,0', '4,0'])
})

test('D-LARGE-11 spaces count, not movement points', () => {
  const board = room({ from: [0, 0], to: [4, 0], difficult: '3,0' })
  const others = figures(board, { large: '1,0 2,0', marine: '2,0' })
  expect(displaced(board, MARKS.marine, '2,0', others)).toEqual(['3,0'])
})

test('OP-46 W-DISP-3 D-LARGE-14 not beyond impassable terrain, unless it flies', () => {
  const railings = 'V 3,-1 V 3,0 V 3,1 V 3,2'
  const board = room({ railings })
  const others = figures(board, { large: '1,0 2,0 1,1 2,1' })
  expect(displaced(board, MARKS.marine, '2,0', others)).toEqual(['1,-1', '2,-1'])
  expect(displaced(board, DEMON | FLYING, '2,0', others)).toEqual(['1,-1', '2,-1', '3,-1', '3,0', '3,1'])
  const strict = room({ railings, rulings: { 'OP-46': 'walks' } })
  expect(displaced(strict, DEMON | FLYING, '2,0', others)).toEqual(['1,-1', '2,-1'])
})

test('W-DISP-4 D-LARGE-13 of two marines the second finds the first one’s space taken', () => {
  const board = room({ from: [0, 0], to: [5, 0] })
  const both = figures(board, { large: '1,0 2,0', marine: '1,0 2,0' })
  expect(displaced(board, MARKS.marine, '2,0', both)).toEqual(['3,0'])
  const first = figures(board, { large: '1,0 2,0', marine: '1,0 3,0' })
  expect(displaced(board, MARKS.marine, '1,0', first)).toEqual(['0,0'])
  const other = figures(board, { large: '1,0 2,0', marine: '0,0 2,0' })
  expect(displaced(board, MARKS.marine, '2,0', other)).toEqual(['3,0'])
})

test('D-LARGE-11 active teleporters are part of a marine’s way, and of nobody else’s (OP-22)', () => {
  const board = room({ from: [0, 0], to: [9, 0] })
  const others = figures(board, { large: '2,0 3,0', demon: '1,0 4,0' })
  const teleporters = all(board, '3,0 9,0')
  expect(displaced(board, MARKS.marine, '3,0', others, teleporters)).toEqual(['9,0'])
  expect(displaced(board, MARKS.demon, '3,0', others, teleporters)).toEqual(['5,0'])
  const off = room({ from: [0, 0], to: [9, 0], rulings: { 'OP-22': 'ignore' } })
  expect(displaced(off, MARKS.marine, '3,0', others, teleporters)).toEqual(['5,0'])
  const shut = room({ from: [0, 0], to: [9, 0], walls: 'V 1,0 V 5,0', rulings: { 'OP-22': 'ignore' } })
  expect(displaced(shut, MARKS.marine, '3,0', others, teleporters)).toEqual(['9,0']) // nothing else is within reach (OP-47)
  expect(displaced(shut, MARKS.demon, '3,0', others, teleporters)).toEqual([])
  expect(canDisplace(closed(shut), all(shut, '2,0 3,0'), others, teleporters)).toBe(false) // OP-41
})

test('D-LARGE-10 with no space to go to there is none, and the base may not end there (OP-41)', () => {
  const board = room({ from: [0, 0], to: [2, 0] })
  const full = figures(board, { large: '0,0 1,0', marine: '1,0', demon: '2,0' })
  expect(displaced(board, MARKS.marine, '1,0', full)).toEqual([])
  expect(canDisplace(closed(board), all(board, '0,0 1,0'), figures(board, { marine: '1,0', demon: '2,0' }))).toBe(false)
  expect(canDisplace(closed(board), all(board, '0,0 1,0'), figures(board, { marine: '1,0' }))).toBe(true)
  expect(canDisplace(closed(board), all(board, '0,0 1,0'), figures(board, { marine: '0,0 1,0' }))).toBe(false)
})

test('D-LARGE-13 a flyer may take the only space a marine has, so the base may not end there', () => {
  // The marine in 1,0 can only go to 0,0; the flyer in 2,0 can go anywhere and is placed first.
  const board = room({ from: [0, 0], to: [5, 0], railings: 'V 2,0' })
  const others = figures(board, { marine: '1,0', flyer: '2,0' })
  expect(canDisplace(closed(board), all(board, '1,0 2,0'), others)).toBe(false)
  const walker = figures(board, { marine: '1,0', demon: '2,0' })
  expect(canDisplace(closed(board), all(board, '1,0 2,0'), walker)).toBe(true)
})

test('D-LARGE-11 D-LARGE-12 the nearest spaces come in reading order, and one’s own is none of them', () => {
  const board = room({ from: [0, 0], to: [4, 4] })
  const taken = figures(board, { marine: '1,1 2,1 3,1 1,2 3,2 1,3 2,3 3,3' })
  const table = board.table(0)
  const found = nearestFree(table.walk, at(board, '2,2'), taken, [])
  expect(named(board, found).join(' ')).toBe('0,0 1,0 2,0 3,0 4,0 0,1 4,1 0,2 4,2 0,3 4,3 0,4 1,4 2,4 3,4 4,4')
  const beside = nearestFree(table.walk, at(board, '0,0'), figures(board, { marine: '1,1' }), [])
  expect(named(board, beside)).toEqual(['1,0', '0,1'])
  // As many as are asked for, and those as near as the last of them.
  expect(nearestFree(table.walk, at(board, '0,0'), taken, [], 3)).toHaveLength(5)
})
