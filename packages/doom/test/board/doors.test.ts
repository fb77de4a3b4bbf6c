import { expect, test } from 'vitest'
import { FLYER, largeMover, MARINE_MOVER, path, steps, WALKER } from '../../src/index.ts'
import { at, baseSteps, figures, looks, placeOf, rangeTo, reachCosts, room, situation } from './room.ts'

const opened = (s: Parameters<typeof steps>[0], from: string, points = 1) =>
  steps(s, at(s.board, from), points).filter(move => move.do === 'open')

/** Two rooms of three spaces in a row with a door between them. */
const rooms = () => room({ from: [0, 0], to: [5, 0], doors: 'V 3,0' })

test('D-DOOR-1 a closed door stops steps, sight and range', () => {
  const board = rooms()
  expect(looks(board, '0,0', '5,0')).toBe(false)
  expect(rangeTo(board, '0,0', '5,0')).toBe(null)
  expect(reachCosts(situation(board, WALKER, { opens: false }), '0,0', 9)).toEqual({ '0,0': 0, '1,0': 1, '2,0': 2 })
})

test('D-DOOR-2, D-DOOR-5 marines and demons open a door for a point, from either side', () => {
  const board = rooms()
  for (const mover of [MARINE_MOVER, WALKER, FLYER]) {
    for (const from of ['2,0', '3,0']) {
      expect(opened(situation(board, mover), from)).toEqual([{ do: 'open', door: 0, cost: 1 }])
      expect(opened(situation(board, mover), from, 0)).toEqual([])
    }
  }
  expect(opened(situation(board, WALKER, { opens: false }), '2,0')).toEqual([])
})

test('W-STACK-1 D-DOOR-3 a door at a mere corner cannot be opened', () => {
  const board = room({ doors: 'V 1,0' })
  expect(opened(situation(board, MARINE_MOVER), '0,0')).toHaveLength(1)
  expect(opened(situation(board, MARINE_MOVER), '0,1')).toEqual([])
  expect(opened(situation(board, MARINE_MOVER), '1,-1')).toEqual([])
})

test('D-DOOR-4 an opened door is gone: it cannot be opened again and hinders nobody', () => {
  const board = rooms()
  const s = situation(board, MARINE_MOVER, { doors: 1 })
  expect(opened(s, '2,0')).toEqual([])
  expect(looks(board, '0,0', '5,0', 1)).toBe(true)
  expect(rangeTo(board, '0,0', '5,0', { open: 1 })).toBe(5)
})

test('D-DOOR-5 a large figure opens a door at any of its spaces', () => {
  const board = room({ doors: 'V 2,1' })
  expect(baseSteps(situation(board, largeMover(2, 2)), '0,0 1,0 0,1 1,1', 1)).toContain('open 0')
  expect(baseSteps(situation(board, largeMover(2, 2)), '0,-1 1,-1 0,0 1,0', 1)).not.toContain('open 0')
})

test('D-DOOR-6 opening is part of the way: it costs a point in the middle of a movement', () => {
  const board = rooms()
  const s = situation(board, MARINE_MOVER)
  expect(reachCosts(s, '0,0', 4)).toEqual({ '0,0': 0, '1,0': 1, '2,0': 2, '3,0': 4 })
  expect(path(s, at(board, '0,0'), at(board, '3,0'), 4)).toEqual([
    { do: 'step', to: 1, cost: 1 },
    { do: 'step', to: 2, cost: 1 },
    { do: 'open', door: 0, cost: 1 },
    { do: 'step', to: 3, cost: 1 },
  ])
  expect(path(s, at(board, '0,0'), at(board, '3,0'), 3)).toBe(null)
})

test('D-DOOR-6 a large figure opens the door in its way and goes through', () => {
  const board = room({ from: [0, 0], to: [5, 1], doors: 'V 3,0', walls: 'V 3,1' })
  const ends = reachCosts(situation(board, largeMover(2, 1)), '0,0', 4)
  expect(ends['1,0 2,0']).toBe(1)
  expect(ends['2,0 3,0']).toBe(3)
  expect(ends['3,0 4,0']).toBe(4)
  expect(ends).not.toHaveProperty(['2,1 3,1'])
})

test('D-DOOR-6, D-MOVE-9 in an occupied space a door may be opened only if the points lead on (OP-3)', () => {
  const board = room({ from: [0, 0], to: [3, 0], doors: 'V 2,0' })
  const others = figures(board, { marine: '1,0', demon: '0,0' })
  // The marine passes through 1,0, where another one stands; behind are only occupied spaces.
  const s = situation(board, MARINE_MOVER, { others })
  expect(opened(s, '1,0', 1)).toEqual([])
  expect(opened(s, '1,0', 2)).toHaveLength(1)
  const free = situation(board, MARINE_MOVER)
  expect(opened(free, '1,0', 1)).toHaveLength(1)
})

test('D-DOOR-1, D-LARGE-8 no base straddles a closed door', () => {
  const board = room({ from: [0, 0], to: [3, 0], doors: 'V 2,0' })
  expect(() => placeOf(board, largeMover(2, 1), '1,0 2,0')).toThrow()
  expect(placeOf(board, largeMover(2, 1), '1,0 2,0', 1)).toBe(1)
})
