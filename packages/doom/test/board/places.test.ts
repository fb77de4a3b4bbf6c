import { describe, expect, test } from 'vitest'
import {
  coveredBy,
  FLYER,
  largeMover,
  MARINE_MOVER,
  type Mover,
  path,
  respawnPlaces,
  steps,
  summonPlaces,
  tokenPlaces,
  WALKER,
} from '../../src/index.ts'
import { all, at, closed, figures, named, reachCosts, room, situation } from './room.ts'

type Board = ReturnType<typeof room>
const summoned = (board: Board, mover: Mover, portal: string, who: Parameters<typeof figures>[1] = {}) =>
  summonPlaces(closed(board), mover, at(board, portal), figures(board, who)).map(place =>
    named(board, coveredBy(closed(board), mover, place)).join(' '),
  )
const around = (x: number, y: number, r: number) =>
  Array.from({ length: (2 * r + 1) ** 2 }, (_, k) => [x - r + (k % (2 * r + 1)), y - r + Math.floor(k / (2 * r + 1))])
    .filter(([a, b]) => Math.max(Math.abs(a! - x), Math.abs(b! - y)) === r)
    .map(([a, b]) => `${a},${b}`)

describe('summoning', () => {
  test('D-SUMMON-4 on the portal or next to it', () => {
    const board = room({ walls: 'V 1,-1 V 1,0 V 1,1' })
    expect(summoned(board, WALKER, '0,0')).toEqual(['-1,-1', '0,-1', '-1,0', '0,0', '-1,1', '0,1'])
    expect(summoned(board, WALKER, '0,0', { demon: '0,0 -1,0' })).toEqual(['-1,-1', '0,-1', '-1,1', '0,1'])
  })
  test('W-SUM-2 D-SUMMON-7 if all nine are taken, one of the sixteen at distance 2', () => {
    const board = room()
    const taken = ['0,0', ...around(0, 0, 1)].join(' ')
    expect(summoned(board, WALKER, '0,0', { demon: taken }).sort()).toEqual(around(0, 0, 2).sort())
  })
  test('D-SUMMON-7 counted over spaces the figure could move into', () => {
    const board = room({ from: [0, 0], to: [6, 0], railings: 'V 4,0' })
    expect(summoned(board, WALKER, '2,0', { demon: '0,0 1,0 2,0 3,0' })).toEqual([])
    expect(summoned(board, FLYER, '2,0', { demon: '0,0 1,0 2,0 3,0' })).toEqual(['4,0'])
  })
  test('D-SUMMON-10 a flyer may be summoned onto terrain, a walker not; walls count for both', () => {
    const board = room({ blocking: '1,0', impassable: '0,1', walls: 'V 0,0' })
    expect(summoned(board, FLYER, '0,0')).toEqual(expect.arrayContaining(['1,0', '0,1']))
    expect(summoned(board, FLYER, '0,0')).not.toContain('-1,0')
    expect(summoned(board, WALKER, '0,0')).not.toContain('1,0')
    expect(summoned(board, WALKER, '0,0')).not.toContain('0,1')
  })
  test('D-SUMMON-4, D-SUMMON-9, D-LARGE-16 a large base has a space on the portal or next to it and displaces nobody (OP-25)', () => {
    const board = room({ from: [0, 0], to: [9, 1] })
    expect(summoned(board, largeMover(2, 2), '4,0')).toEqual([
      '2,0 3,0 2,1 3,1',
      '3,0 4,0 3,1 4,1',
      '4,0 5,0 4,1 5,1',
      '5,0 6,0 5,1 6,1',
    ])
    expect(summoned(board, largeMover(2, 2), '4,0', { marine: '3,1' })).toEqual(['4,0 5,0 4,1 5,1', '5,0 6,0 5,1 6,1'])
  })
  test('D-SUMMON-8 a large figure that finds no room stands as near as possible', () => {
    const board = room({ from: [0, 0], to: [9, 1] })
    const crowd = { marine: '2,0', demon: '5,0' }
    expect(summoned(board, largeMover(2, 2), '4,0', crowd)).toEqual(['3,0 4,0 3,1 4,1'])
    expect(summoned(board, largeMover(2, 2), '4,0', { marine: '3,0', demon: '5,0' })).toEqual(
      ['6,0 7,0 6,1 7,1', '1,0 2,0 1,1 2,1'].sort(),
    )
  })
  test('D-SUMMON-10 large figures ignore terrain, not walls or closed doors', () => {
    const board = room({ from: [0, 0], to: [3, 1], blocking: '1,0', impassable: '2,1' })
    expect(summoned(board, largeMover(2, 2), '0,0')).toContain('1,0 2,0 1,1 2,1')
    const shut = room({ from: [0, 0], to: [3, 1], doors: 'V 2,0', walls: 'V 2,1' })
    expect(summoned(shut, largeMover(2, 2), '0,0')).toEqual(['0,0 1,0 0,1 1,1'])
  })
  test('D-SUMMON-8 both ways a long base can lie are offered', () => {
    const board = room({ from: [0, 0], to: [1, 1] })
    expect(summoned(board, largeMover(1, 2), '0,0').sort()).toEqual(['0,0 0,1', '0,0 1,0', '0,1 1,1', '1,0 1,1'].sort())
  })
})

describe('respawning and teleporters', () => {
  const respawned = (board: Board, who: Parameters<typeof figures>[1], teleporters = '0,0') =>
    named(board, respawnPlaces(closed(board), at(board, '0,0'), figures(board, who), all(board, teleporters)))

  test('D-RESPAWN-2, D-RESPAWN-3, D-TELE-5, D-TELEFRAG-3 on the teleporter itself, a demon there is no hindrance', () => {
    const board = room()
    expect(respawned(board, {})).toEqual(['0,0'])
    expect(respawned(board, { demon: '0,0' })).toEqual(['0,0'])
    expect(respawned(board, { large: '0,0 0,1' })).toEqual(['0,0'])
  })
  test('W-RESPAWN-1 D-RESPAWN-4 D-RESPAWN-5 next to a marine who is there already', () => {
    const board = room({ walls: 'V 1,-1 V 1,0 V 1,1' })
    expect(respawned(board, { marine: '0,0' })).toEqual(['-1,-1', '0,-1', '-1,0', '-1,1', '0,1'])
  })
  test('D-RESPAWN-4 another active teleporter is one step away (OP-22)', () => {
    const board = room({ walls: 'V 1,-1 V 1,0 V 1,1' })
    expect(respawned(board, { marine: '0,0' }, '0,0 9,9')).toContain('9,9')
  })

  const jumps = (board: Board, from: string, points: number, more: object) =>
    steps(situation(board, MARINE_MOVER, more), at(board, from), points).filter(move => move.do === 'teleport')

  test('W-TELEFRAG-1 D-TELEFRAG-1 D-TELEFRAG-2 D-TELEFRAG-4 onto a demon for one point, large or small', () => {
    const board = room()
    const teleporters = all(board, '0,0 9,9')
    const others = figures(board, { large: '9,9 9,10' })
    const bodies = [all(board, '9,9 9,10')]
    expect(jumps(board, '0,0', 1, { teleporters, others })).toEqual([{ do: 'teleport', to: at(board, '9,9'), cost: 1 }])
    const s = situation(board, MARINE_MOVER, { teleporters, others, bodies })
    expect(reachCosts(s, '0,0', 1)['9,9']).toBe(1)
    expect(reachCosts(s, '0,0', 2)['9,10']).toBe(2) // the whole Mancubus is gone
  })
  test('D-TELEFRAG-4 OP-47 who survives a telefrag is no way through: the marine goes on from beside it, if there is room', () => {
    const board = room({ from: [0, 0], to: [5, 0], walls: 'V 1,0 V 5,0' })
    const teleporters = all(board, '0,0 1,0')
    const bodies = [all(board, '1,0 2,0')]
    const costs = (who: Parameters<typeof figures>[1], points: number) =>
      reachCosts(situation(board, MARINE_MOVER, { teleporters, bodies, others: figures(board, who) }), '0,0', points)
    expect(costs({ large: '1,0 2,0' }, 2)).toEqual({ '0,0': 0, '1,0': 1, '2,0': 2 })
    expect(costs({ steadfast: '1,0 2,0' }, 2)).toEqual({ '0,0': 0 }) // back to where it came from
    expect(costs({ steadfast: '1,0 2,0', marine: '0,0' }, 2)).toEqual({ '3,0': 1, '4,0': 2 })
    const others = figures(board, { steadfast: '1,0 2,0', marine: '0,0 3,0 4,0' })
    expect(jumps(board, '0,0', 5, { teleporters, others })).toEqual([]) // nobody would have a place
    expect(jumps(board, '0,0', 5, { teleporters, others: figures(board, { steadfast: '1,0 2,0' }) })).toHaveLength(1)
  })
  test('D-TELE-3 OP-47 where one such step is allowed, a way through a second one is no way', () => {
    const board = room({ from: [0, 0], to: [3, 0], walls: 'V 1,0', railings: 'V 2,0' })
    const s = situation(board, MARINE_MOVER, {
      teleporters: all(board, '0,0 1,0 3,0'),
      others: figures(board, { large: '1,0 2,0', marine: '3,0' }),
      bodies: [all(board, '1,0 2,0')],
    })
    expect(reachCosts(s, '0,0', 3)).toEqual({ '0,0': 0, '1,0': 1, '2,0': 3 })
    expect(reachCosts({ ...s, oneJump: true }, '0,0', 3)).toEqual({ '0,0': 0, '1,0': 1 })
  })
  test('D-TELE-3 onto a marine only with points to go on', () => {
    const board = room()
    const more = { teleporters: all(board, '0,0 9,9'), others: figures(board, { marine: '9,9' }) }
    expect(jumps(board, '0,0', 1, more)).toEqual([])
    expect(jumps(board, '0,0', 2, more)).toHaveLength(1)
  })
  test('D-TELEFRAG-2 difficult terrain under the teleporter still costs extra (OP-45)', () => {
    const board = room({ difficult: '9,9' })
    const teleporters = all(board, '0,0 9,9')
    expect(jumps(board, '0,0', 3, { teleporters })[0]!.cost).toBe(2)
    expect(jumps(board, '0,0', 1, { teleporters })).toEqual([])
    const free = room({ difficult: '9,9', rulings: { 'OP-45': 'free' } })
    expect(jumps(free, '0,0', 1, { teleporters })[0]!.cost).toBe(1)
  })
  test('D-TELEFRAG-1 between teleporters side by side the path says teleport, not step', () => {
    const board = room()
    const s = situation(board, MARINE_MOVER, {
      teleporters: all(board, '0,0 1,0'),
      others: figures(board, { demon: '1,0' }),
    })
    expect(path(s, at(board, '0,0'), at(board, '1,0'), 2)).toEqual([{ do: 'teleport', to: at(board, '1,0'), cost: 1 }])
    const free = situation(board, MARINE_MOVER, { teleporters: all(board, '0,0 1,0') })
    expect(path(free, at(board, '0,0'), at(board, '1,0'), 2)).toEqual([{ do: 'step', to: at(board, '1,0'), cost: 1 }])
  })
  test('D-TELEFRAG-6 walking onto an occupied teleporter kills nobody', () => {
    const board = room()
    const s = situation(board, MARINE_MOVER, {
      teleporters: all(board, '0,0'),
      others: figures(board, { demon: '0,0' }),
    })
    const walked = steps(s, at(board, '1,0'), 2)
    expect(walked.some(move => move.do !== 'open' && move.to === at(board, '0,0'))).toBe(false)
    expect(reachCosts(s, '1,0', 9)).not.toHaveProperty('0,0')
  })
  test('D-TELE-2, D-TELE-6 an inactive teleporter comes alive under the marine, who may go on from it', () => {
    const board = room()
    const s = situation(board, MARINE_MOVER, { teleporters: all(board, '9,9'), dormant: all(board, '0,0') })
    expect(reachCosts(s, '1,0', 2)['9,9']).toBe(2)
    expect(reachCosts(s, '9,9', 1)).not.toHaveProperty('0,0')
  })
  test('D-TELE-4 demons do not teleport', () => {
    const board = room()
    const teleporters = all(board, '0,0 9,9')
    for (const mover of [WALKER, FLYER])
      expect(reachCosts(situation(board, mover, { teleporters }), '0,0', 2)).not.toHaveProperty('9,9')
  })
  test('D-TELE-1 a teleporter that is not active is no target', () => {
    const board = room()
    const s = situation(board, MARINE_MOVER, { teleporters: all(board, '0,0'), dormant: all(board, '9,9') })
    expect(reachCosts(s, '0,0', 2)).not.toHaveProperty('9,9')
  })
})

test('D-GLORY-10 a large staggered demon dies as a whole: its other spaces are free then', () => {
  const board = room({ from: [0, 0], to: [4, 0] })
  const others = figures(board, { large: '1,0 2,0', staggered: '1,0 2,0' })
  const s = situation(board, MARINE_MOVER, { others, bodies: [all(board, '1,0 2,0')] })
  expect(reachCosts(s, '0,0', 4)).toEqual({ '0,0': 0, '1,0': 2, '2,0': 3, '3,0': 4 })
})

test('D-OBJECTIVE-5 a token dropped on terrain comes to lie on the nearest other space, not through walls (OP-36)', () => {
  const board = room({ impassable: '1,0 2,0', walls: 'H 1,0 H 2,0 H 0,0 H 3,0' })
  const dropped = (space: string) => named(board, tokenPlaces(closed(board), at(board, space)))
  expect(dropped('0,0')).toEqual(['0,0'])
  expect(dropped('1,0')).toEqual(['0,0', '0,1', '1,1', '2,1'])
  expect(named(board, tokenPlaces(closed(board), at(board, '2,0')))).toEqual(['3,0', '1,1', '2,1', '3,1'])
})

test('D-OBJECTIVE-5 neither blocking nor impassable terrain takes a dropped token', () => {
  const board = room({ from: [0, 0], to: [3, 0], impassable: '1,0', blocking: '0,0' })
  expect(named(board, tokenPlaces(closed(board), at(board, '1,0')))).toEqual(['2,0'])
  expect(named(board, tokenPlaces(closed(board), at(board, '0,0')))).toEqual(['2,0'])
})

test('D-GLORY-10 the last points are enough for the step that kills a large staggered demon', () => {
  const board = room({ from: [0, 0], to: [4, 0] })
  const others = figures(board, { large: '1,0 2,0', staggered: '1,0 2,0' })
  const s = situation(board, MARINE_MOVER, { others, bodies: [all(board, '1,0 2,0')] })
  expect(reachCosts(s, '0,0', 2)).toEqual({ '0,0': 0, '1,0': 2 })
})

test('D-GLORY-10 D-MOVE-9 a demon walks through its staggered friend and kills nobody', () => {
  const board = room({ from: [0, 0], to: [4, 0] })
  const others = figures(board, { large: '1,0 2,0', staggered: '1,0 2,0' })
  const s = situation(board, WALKER, { others, bodies: [all(board, '1,0 2,0')] })
  expect(reachCosts(s, '0,0', 4)).toEqual({ '0,0': 0, '3,0': 3, '4,0': 4 })
})
