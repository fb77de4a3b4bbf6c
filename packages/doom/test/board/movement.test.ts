import { describe, expect, test } from 'vitest'
import { FLYER, largeMover, MARINE_MOVER, path, steps, WALKER } from '../../src/index.ts'
import { all, at, baseSteps, figures, placeOf, reachCosts, room, situation, stepCosts } from './room.ts'

test('W-MOVE-7 D-MOVE-8 D-MOVE-9 a marine walks through a healthy demon and has to go on', () => {
  const board = room()
  const others = figures(board, { demon: '2,1' })
  const s = situation(board, MARINE_MOVER, { others })
  expect(stepCosts(s, '0,0', 4)['1,1']).toBe(1)
  expect(stepCosts(s, '1,1', 3)['2,1']).toBe(2)
  expect(stepCosts(s, '2,1', 1)['3,1']).toBe(1)
  const ends = reachCosts(s, '0,0', 4)
  expect(ends).not.toHaveProperty('2,1')
  expect(ends['3,1']).toBe(3) // past the demon along y = 0
})

test('W-MOVE-8 D-MOVE-9 a step that leaves no point to get out of an occupied space is illegal', () => {
  const board = room()
  const others = figures(board, { demon: '2,1' })
  const s = situation(board, MARINE_MOVER, { others })
  expect(stepCosts(s, '1,1', 2)).not.toHaveProperty('2,1')
  expect(stepCosts(s, '1,1', 3)['2,1']).toBe(2)
})

test('D-MOVE-9 a friend in the way needs a point to go on as well, be it back', () => {
  const board = room({ from: [0, 0], to: [3, 0] })
  const s = situation(board, MARINE_MOVER, { others: figures(board, { marine: '1,0' }) })
  expect(stepCosts(s, '0,0', 1)).toEqual({})
  expect(stepCosts(s, '0,0', 2)).toEqual({ '1,0': 1 })
})

test('D-MOVE-9 from one occupied space into the next the points must last for both', () => {
  const board = room({ from: [0, 0], to: [4, 0] })
  const s = situation(board, MARINE_MOVER, { others: figures(board, { marine: '1,0', demon: '2,0' }) })
  expect(stepCosts(s, '1,0', 2)).toEqual({ '0,0': 1 })
  expect(stepCosts(s, '1,0', 3)).toEqual({ '0,0': 1, '2,0': 2 })
  expect(reachCosts(s, '0,0', 4)).toEqual({ '0,0': 0, '3,0': 4 })
  expect(reachCosts(s, '0,0', 3)).toEqual({ '0,0': 0 })
})

test('W-MOVE-9 D-MOVE-10 a staggered demon is no obstacle for a marine: stepping on it kills it', () => {
  const board = room()
  const s = situation(board, MARINE_MOVER, { others: figures(board, { staggered: '2,1' }) })
  expect(stepCosts(s, '1,1', 2)['2,1']).toBe(2)
  expect(reachCosts(s, '1,1', 2)['2,1']).toBe(2)
  const imp = situation(board, WALKER, { others: figures(board, { staggered: '2,1' }) })
  expect(stepCosts(imp, '1,1', 1)).not.toHaveProperty('2,1')
})

describe('W-MOVE-10 D-MOVE-2 D-MOVE-3 D-MOVE-4 D-TERRAIN-4 what a step costs', () => {
  const price = (from: string, to: string, who: Parameters<typeof figures>[1], mover = MARINE_MOVER) => {
    const board = room({ difficult: '1,0 2,0' })
    return stepCosts(situation(board, mover, { others: figures(board, who) }), from)[to]
  }
  test('difficult terrain costs one more to enter and nothing to leave', () => {
    expect(price('0,0', '1,0', {})).toBe(2)
    expect(price('1,0', '0,0', {})).toBe(1)
    expect(price('1,0', '2,0', {})).toBe(2)
  })
  test('an enemy costs one more, a friend nothing', () => {
    expect(price('0,0', '0,1', { demon: '0,1' })).toBe(2)
    expect(price('0,0', '0,1', { marine: '0,1' })).toBe(1)
    expect(price('0,0', '0,1', { marine: '0,1' }, WALKER)).toBe(2)
    expect(price('0,0', '0,1', { demon: '0,1' }, WALKER)).toBe(1)
  })
  test('both add up', () => expect(price('0,0', '1,0', { demon: '1,0' })).toBe(3))
  test('a flyer and a large figure pay one in every case', () => {
    for (const to of ['1,0', '0,1']) expect(price('0,0', to, { marine: '1,0 0,1' }, FLYER)).toBe(1)
    const board = room({ difficult: '1,0 2,0' })
    const s = situation(board, largeMover(2, 2), { others: figures(board, { marine: '1,0 2,1' }) })
    expect(steps(s, at(board, '0,0'), 1).every(move => move.cost === 1)).toBe(true)
  })
})

test('OP-42 D-MOVE-3 several enemies in one space cost one point together', () => {
  const board = room()
  const others = figures(board, { demon: '1,0', staggered: '1,0' })
  expect(stepCosts(situation(board, MARINE_MOVER, { others }), '0,0')['1,0']).toBe(2)
})

test('W-MOVE-11 D-LARGE-2 D-LARGE-3 a 2x2 base shifts in four directions for one point', () => {
  const board = room()
  expect(baseSteps(situation(board, largeMover(2, 2)), '0,0 1,0 0,1 1,1', 1)).toEqual([
    'step 0,-1 1,-1 0,0 1,0',
    'step -1,0 0,0 -1,1 0,1',
    'step 1,0 2,0 1,1 2,1',
    'step 0,1 1,1 0,2 1,2',
  ])
})

test('W-MOVE-12 D-LARGE-2 no diagonal step for a large figure', () => {
  const board = room()
  expect(baseSteps(situation(board, largeMover(2, 2)), '0,0 1,0 0,1 1,1', 1)).not.toContain('step 1,1 2,1 1,2 2,2')
})

test('W-MOVE-13 D-LARGE-7 D-LARGE-8 blocking terrain does not stop a large figure, walls and doors do', () => {
  const shiftsEast = (spec: Parameters<typeof room>[0]) =>
    baseSteps(situation(room(spec), largeMover(2, 2)), '0,0 1,0 0,1 1,1', 1).includes('step 1,0 2,0 1,1 2,1')
  expect(shiftsEast({ panes: 'V 2,0 V 2,1' })).toBe(true)
  expect(shiftsEast({ walls: 'V 2,0' })).toBe(false)
  expect(shiftsEast({ walls: 'V 2,1' })).toBe(false)
  expect(shiftsEast({ doors: 'V 2,0' })).toBe(false)
  expect(shiftsEast({ doors: 'V 2,1' })).toBe(false)
  // A wall that would stand under the base after the step (OP-5).
  expect(shiftsEast({ walls: 'H 2,1' })).toBe(false)
})

test('W-MOVE-14 D-LARGE-5 D-LARGE-6 a two-space base turns in exactly four ways', () => {
  const board = room()
  const turns = baseSteps(situation(board, largeMover(2, 1)), '0,0 1,0', 1).filter(text => text.startsWith('turn'))
  expect(turns.sort()).toEqual(['turn 0,-1 0,0', 'turn 0,0 0,1', 'turn 1,-1 1,0', 'turn 1,0 1,1'])
})

test('W-MOVE-15 W-MOVE-16 D-LARGE-6 a six-space base turns in exactly four ways and keeps at least half', () => {
  const board = room()
  const turns = baseSteps(situation(board, largeMover(3, 2)), '0,0 1,0 2,0 0,1 1,1 2,1', 1).filter(text =>
    text.startsWith('turn'),
  )
  expect(turns.sort()).toEqual(
    [
      'turn 0,-1 1,-1 0,0 1,0 0,1 1,1',
      'turn 0,0 1,0 0,1 1,1 0,2 1,2',
      'turn 1,-1 2,-1 1,0 2,0 1,1 2,1',
      'turn 1,0 2,0 1,1 2,1 1,2 2,2',
    ].sort(),
  )
})

test('W-MOVE-17 D-LARGE-5 a 2x2 base does not turn', () => {
  const board = room()
  const moves = steps(situation(board, largeMover(2, 2)), at(board, '0,0'), 3)
  expect(moves.some(move => move.do === 'turn')).toBe(false)
})

test('OP-5 OP-6 D-LARGE-6 a turn never puts the base across a wall', () => {
  const board = room({ walls: 'H 0,1' })
  const turns = baseSteps(situation(board, largeMover(2, 1)), '0,0 1,0', 1)
  expect(turns).not.toContain('turn 0,0 0,1')
  expect(turns).toContain('turn 1,0 1,1')
})

test('D-MOVE-17 opening a door and turning a base cost one point each', () => {
  const board = room({ doors: 'V 2,0' })
  const moves = steps(situation(board, largeMover(2, 1)), placeOf(board, largeMover(2, 1), '0,0 1,0'), 1)
  expect(moves.filter(move => move.do === 'open')).toEqual([{ do: 'open', door: 0, cost: 1 }])
  expect(moves.filter(move => move.do === 'turn').every(move => move.cost === 1)).toBe(true)
  expect(steps(situation(board, largeMover(2, 1)), placeOf(board, largeMover(2, 1), '0,0 1,0'), 0)).toEqual([])
})

test('D-MOVE-19, D-TELE-3 stepping from teleporter to teleporter is a step of one point', () => {
  const board = room()
  const s = situation(board, MARINE_MOVER, { teleporters: all(board, '0,0 9,9') })
  expect(reachCosts(s, '0,0', 1)['9,9']).toBe(1)
  expect(reachCosts(s, '1,1', 2)['9,9']).toBe(2)
  expect(reachCosts(s, '1,1', 1)['9,9']).toBeUndefined()
})

test('D-TELE-3 a teleporter two spaces away is a step of its own, not one by the space between', () => {
  const board = room()
  const s = situation(board, MARINE_MOVER, { teleporters: all(board, '1,0 3,0') })
  expect(path(s, at(board, '1,0'), at(board, '3,0'), 2)).toEqual([{ do: 'teleport', to: at(board, '3,0'), cost: 1 }])
  expect(path(s, at(board, '1,0'), at(board, '2,0'), 2)).toEqual([{ do: 'step', to: at(board, '2,0'), cost: 1 }])
})

test('D-MOVE-12 points may be spent in portions: the rest of a way costs what is left of it', () => {
  const board = room({ difficult: '2,0 3,1' })
  const s = situation(board, MARINE_MOVER)
  const whole = path(s, at(board, '0,0'), at(board, '4,0'), 9)!
  let spent = 0
  for (const move of whole) {
    spent += move.cost
    if (move.do !== 'step') throw new Error('an open room has no doors')
    const rest = path(s, move.to, at(board, '4,0'), 9)!
    expect(rest.reduce((sum, one) => sum + one.cost, spent)).toBe(whole.reduce((sum, one) => sum + one.cost, 0))
  }
})

test('D-LARGE-4 a large figure pays one point per step whatever it enters', () => {
  const board = room({ difficult: '2,0 3,0', impassable: '2,1' })
  const s = situation(board, largeMover(2, 2), { others: figures(board, { marine: '3,0' }) })
  expect(reachCosts(s, '0,0', 2)['2,0 3,0 2,1 3,1']).toBe(2)
})

test('D-LARGE-7, D-FLY-6 large and flying figures enter and end on blocking and impassable terrain', () => {
  const board = room({ blocking: '2,0 2,1', impassable: '0,3' })
  expect(reachCosts(situation(board, largeMover(2, 2)), '0,0', 1)).toHaveProperty(['1,0 2,0 1,1 2,1'])
  const flyer = reachCosts(situation(board, FLYER), '1,0', 3)
  expect(flyer['2,0']).toBe(1)
  expect(flyer['0,3']).toBe(3)
  expect(reachCosts(situation(board, WALKER), '1,0', 3)).not.toHaveProperty('2,0')
})

test('D-LARGE-15, W-DISP-5 a large figure passes over another one and never ends on it', () => {
  const board = room({ from: [0, 0], to: [9, 1] })
  const s = situation(board, largeMover(2, 2), { others: figures(board, { large: '3,0 3,1' }) })
  const ends = reachCosts(s, '0,0', 5)
  expect(ends['1,0 2,0 1,1 2,1']).toBe(1)
  expect(ends).not.toHaveProperty(['2,0 3,0 2,1 3,1'])
  expect(ends['4,0 5,0 4,1 5,1']).toBe(4)
  // Without a point to get off again the step onto it is illegal.
  expect(baseSteps(s, '1,0 2,0 1,1 2,1', 1)).not.toContain('step 2,0 3,0 2,1 3,1')
  expect(baseSteps(s, '1,0 2,0 1,1 2,1', 2)).toContain('step 2,0 3,0 2,1 3,1')
})

test('D-LARGE-9 a large figure ends on small ones, friend or enemy', () => {
  const board = room()
  const s = situation(board, largeMover(2, 2), { others: figures(board, { marine: '2,0', demon: '2,1' }) })
  expect(reachCosts(s, '0,0', 1)['1,0 2,0 1,1 2,1']).toBe(1)
})

test('D-LARGE-9 not where somebody would find no space to make room (OP-41)', () => {
  const dead = { from: [0, 0] as [number, number], to: [2, 0] as [number, number] }
  const board = room(dead)
  const s = situation(board, largeMover(2, 1), { others: figures(board, { marine: '2,0' }) })
  expect(reachCosts(s, '0,0', 1)).toEqual({ '0,0 1,0': 0, '1,0 2,0': 1 })
  const full = situation(room({ ...dead, to: [3, 0] }), largeMover(2, 1), {})
  const crowd = figures(full.board, { marine: '2,0', demon: '3,0' })
  expect(reachCosts({ ...full, others: crowd }, '0,0', 2)).toEqual({ '0,0 1,0': 0, '1,0 2,0': 1, '2,0 3,0': 2 })
  const sealed = room({ ...dead, to: [3, 0], railings: 'V 1,0' })
  const inside = figures(sealed, { marine: '2,0', demon: '3,0' })
  expect(reachCosts(situation(sealed, largeMover(2, 1), { others: inside }), '0,0', 2)).toEqual({ '0,0 1,0': 0 })
})

test('D-LARGE-9 a marine under the base may leave by teleporter (OP-22)', () => {
  const board = room({ from: [0, 0], to: [5, 0], walls: 'V 3,0' })
  const others = figures(board, { marine: '2,0', demon: '0,0' })
  // Behind the Mancubus stands an Imp, before it is a wall.
  const s = situation(board, largeMover(2, 1), { others })
  expect(reachCosts(s, '1,0', 0)).toEqual({})
  expect(reachCosts({ ...s, teleporters: all(board, '2,0 5,0') }, '1,0', 0)).toEqual({ '1,0 2,0': 0 })
})

test('D-LARGE-9 D-DOOR-2 the last point opens a door where that lets a marine under the base make room', () => {
  const board = room({ from: [0, 0], to: [3, 0], doors: 'V 3,0' })
  const others = figures(board, { marine: '2,0', demon: '0,0' })
  const s = situation(board, largeMover(2, 1), { others, opens: true })
  expect(reachCosts(s, '1,0', 0)).toEqual({})
  expect(reachCosts(s, '1,0', 1)).toEqual({ '1,0 2,0': 1 })
  expect(reachCosts({ ...s, opens: false }, '1,0', 1)).toEqual({})
})

test('D-FLY-1, D-FLY-4, D-FLY-5 flying costs one point per step over terrain and enemies', () => {
  const board = room({ difficult: '1,0', railings: 'V 2,-1 V 2,0 V 2,1' })
  const s = situation(board, FLYER, { others: figures(board, { marine: '1,0' }) })
  expect(stepCosts(s, '0,0', 2)['1,0']).toBe(1)
  expect(reachCosts(s, '0,0', 2)['2,0']).toBe(2)
})

test('D-FLY-3 flying passes neither walls nor closed doors', () => {
  for (const spec of [{ walls: 'V 1,-1 V 1,0 V 1,1' }, { doors: 'V 1,-1 V 1,0 V 1,1' }]) {
    expect(stepCosts(situation(room(spec), FLYER), '0,0', 1)).not.toHaveProperty('1,0')
  }
})

test('D-FLY-7 a flyer does not end in a space with another figure', () => {
  const board = room()
  const s = situation(board, FLYER, { others: figures(board, { marine: '1,0', demon: '0,1' }) })
  const ends = reachCosts(s, '0,0', 2)
  expect(ends).not.toHaveProperty('1,0')
  expect(ends).not.toHaveProperty('0,1')
  expect(ends['2,0']).toBe(2)
  expect(stepCosts(s, '0,0', 1)).not.toHaveProperty('1,0')
})
