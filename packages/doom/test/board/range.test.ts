import { expect, test } from 'vitest'
import { largeMover } from '../../src/index.ts'
import { all, figures, looks, rangeTo, reachCosts, room, seesIt, situation } from './room.ts'

test('D-RANGE-1, D-RANGE-2, D-RANGE-3 the shortest chain of adjacent spaces, the defender’s included', () => {
  const board = room()
  expect(rangeTo(board, '0,0', '1,1')).toBe(1)
  expect(rangeTo(board, '0,0', '3,0')).toBe(3)
  expect(rangeTo(board, '0,0', '3,2')).toBe(3)
  expect(rangeTo(board, '0,0', '-4,7')).toBe(7)
  expect(rangeTo(board, '0,0', '0,0')).toBe(0)
})

test('D-RANGE-5 the chain goes around walls, doors and panes; figures do not matter', () => {
  const three = 'V 1,-1 V 1,0 V 1,1'
  for (const spec of [{ walls: three }, { panes: three }, { doors: three }])
    expect(rangeTo(room(spec), '0,0', '1,0')).toBe(4)
  expect(rangeTo(room({ walls: 'V 1,0' }), '0,0', '1,0')).toBe(2)
  const shut = room({ from: [0, 0], to: [3, 0], walls: 'V 2,0' })
  expect(rangeTo(shut, '0,0', '3,0')).toBe(null)
})

test('D-RANGE-6 teleporters, wings and large bases do not shorten range', () => {
  const board = room({ panes: 'V 1,-1 V 1,0 V 1,1' })
  expect(rangeTo(board, '0,0', '1,0', { fromAloft: true, toAloft: true })).toBe(4)
  expect(rangeTo(board, '-1,0 0,0', '1,0', { fromAloft: true })).toBe(4)
  const s = situation(board, largeMover(2, 1), { others: figures(board, {}) })
  expect(reachCosts(s, '-1,0', 1)).toHaveProperty(['0,0 1,0'])
})

test('D-RANGE-7 enclosed blocking terrain is counted into for large and flying figures only', () => {
  const board = room({ blocking: '2,0 3,0' })
  expect(rangeTo(board, '0,0', '3,0')).toBe(null)
  expect(rangeTo(board, '0,0', '3,0', { toAloft: true })).toBe(3)
  expect(rangeTo(board, '3,0', '0,0', { fromAloft: true })).toBe(3)
  // Nobody else counts through it.
  const wide = room({ from: [0, 0], to: [4, 2], blocking: '2,0 2,1' })
  expect(rangeTo(wide, '1,0', '3,0')).toBe(4)
  expect(rangeTo(wide, '1,0', '3,0', { fromAloft: true, toAloft: true })).toBe(4)
})

test('D-RANGE-8 between large figures the nearest spaces count', () => {
  const board = room()
  expect(rangeTo(board, '0,0 1,0 0,1 1,1', '4,1')).toBe(3)
  expect(rangeTo(board, '0,0 1,0 0,1 1,1', '4,1 5,1')).toBe(3)
  expect(rangeTo(board, '-3,-3', '0,0 1,0 0,1 1,1')).toBe(3)
})

test('OP-21 D-RANGE-8 the chain runs between any of their spaces, also around walls and not from the middle of a base', () => {
  const board = room({ walls: 'V 2,0 V 2,1' })
  const big = '0,0 1,0 0,1 1,1'
  expect(rangeTo(board, big, '2,0 3,0 2,1 3,1')).toBe(2)
  expect(rangeTo(room(), big, '2,0 3,0 2,1 3,1')).toBe(1)
  expect(rangeTo(room(), big, '4,4 5,4 4,5 5,5')).toBe(3)
  expect(rangeTo(room(), '4,4 5,4 4,5 5,5', big)).toBe(3)
})

test('D-RANGE-9 range and sight are independent', () => {
  const board = room({ from: [0, 0], to: [4, 4], railings: 'V 2,0 V 2,1 V 2,2 V 2,3 V 2,4' })
  expect(looks(board, '0,0', '4,0')).toBe(true)
  expect(rangeTo(board, '0,0', '4,0')).toBe(4)
  const around = room({ walls: 'V 1,-1 V 1,0 V 1,1' })
  expect(looks(around, '0,0', '1,0')).toBe(false)
  expect(rangeTo(around, '0,0', '1,0')).toBe(4)
  expect(seesIt(around, '0,0', '3,3')).toBe(true)
  expect(all(around, '0,0')).toHaveLength(1)
})
