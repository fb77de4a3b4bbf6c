/**
 * Second implementations: slow, obvious, and made of other ideas than the ones under test. They read edge kinds and terrain of a
 * board and nothing else.
 */

import { BLOCKING, DIFFICULT, IMPASSABLE, leftEdge, NOTHING, topEdge, WALL } from '../../src/board/plan.ts'
import type { Board, Mover, Occupancy } from '../../src/index.ts'

export type XY = readonly [x: number, y: number]
const key = (...parts: (number | string)[]): string => parts.join(',')

/** The map as questions about coordinates. */
export class Grid {
  constructor(
    readonly board: Board,
    readonly open: number,
  ) {}
  has(x: number, y: number): boolean {
    return this.board.find(x, y) >= 0
  }
  terrain(x: number, y: number): number {
    return this.has(x, y) ? this.board.terrain[this.board.find(x, y)]! : NOTHING
  }
  /** Kind of the edge on the left ('V') or on top ('H') of a cell: open, impassable, blocking, wall; a closed door is a wall. */
  kind(side: 'V' | 'H', x: number, y: number): number {
    const before: XY = side === 'V' ? [x - 1, y] : [x, y - 1]
    if (!this.has(x, y) && !this.has(...before)) return 0
    if (!this.has(x, y) || !this.has(...before)) return WALL
    const { plan } = this.board
    const cell = (y - plan.y0) * plan.stride + (x - plan.x0)
    const edge = side === 'V' ? leftEdge(cell) : topEdge(cell)
    if (this.board.doors.some((door, d) => door.edges.includes(edge) && (this.open & (1 << d)) === 0)) return WALL
    return this.board.edges[edge]!
  }
  /** Kind of the edge between two cells that share one. */
  between([ax, ay]: XY, [bx, by]: XY): number {
    return ax === bx ? this.kind('H', ax, Math.max(ay, by)) : this.kind('V', Math.max(ax, bx), ay)
  }
  /** D-ADJ-1 to 3 with a list of edge kinds that stop. */
  adjacent(a: XY, b: XY, stops: readonly number[]): boolean {
    const dx = Math.abs(a[0] - b[0])
    const dy = Math.abs(a[1] - b[1])
    if (!this.has(...a) || !this.has(...b) || Math.max(dx, dy) !== 1) return false
    const free = (p: XY, q: XY) => this.has(...p) && this.has(...q) && !stops.includes(this.between(p, q))
    if (dx + dy === 1) return free(a, b)
    const one: XY = [a[0], b[1]]
    const other: XY = [b[0], a[1]]
    return (free(a, one) && free(one, b)) || (free(a, other) && free(other, b))
  }
}

export const WALKERS_STOP = [1, 2, 3]
export const FLYERS_STOP = [3]
export const RANGE_STOPS = [2, 3]

export const spacesOf = (board: Board): XY[] => Array.from({ length: board.size }, (_, space) => board.xy(space))

/** D-LOS-9 taken literally: paint a thin strip around the line on very fine paper, cut it along solid edges, flood it. */
export function slowLine(grid: Grid, from: XY, to: XY, attacker: XY, defender: XY): boolean {
  const dx = to[0] - from[0]
  const dy = to[1] - from[1]
  const length2 = dx * dx + dy * dy
  // Any corner beside the line is at least 1 / length away from it. The strip is half as wide, and five fine cells at least.
  const fine = 10 * Math.max(1, Math.ceil(Math.sqrt(length2)))
  /** Twice the coordinates of the middle of a fine cell, so that all are integers. */
  const inStrip = (i: number, j: number): boolean => {
    const px = 2 * (i - from[0] * fine) + 1
    const py = 2 * (j - from[1] * fine) + 1
    const ex = 2 * fine * dx
    const ey = 2 * fine * dy
    const dot = px * ex + py * ey
    const end2 = ex * ex + ey * ey
    const radius2 = length2 === 0 ? fine * fine : (fine * fine) / length2 // (2 * fine / (2 * length)) squared
    if (dot <= 0) return px * px + py * py < radius2
    if (dot >= end2) return (px - ex) ** 2 + (py - ey) ** 2 < radius2
    const cross = px * ey - py * ex
    return cross * cross < radius2 * end2
  }
  const solid = (kind: number) => kind === 2 || kind === 3
  const spaceOf = (i: number, j: number): XY => [Math.floor(i / fine), Math.floor(j / fine)]
  const same = (a: XY, b: XY) => a[0] === b[0] && a[1] === b[1]
  const queue: XY[] = []
  const seen = new Set<number>()
  const visit = (i: number, j: number) => {
    const id = (i + 4096) * 65536 + j + 4096
    if (seen.has(id) || !inStrip(i, j)) return
    seen.add(id)
    queue.push([i, j])
  }
  for (let i = -8; i < 8; i++) {
    for (let j = -8; j < 8; j++) {
      const start: XY = [from[0] * fine + i, from[1] * fine + j]
      if (same(spaceOf(...start), attacker)) visit(...start)
    }
  }
  for (const cell of queue) {
    if (same(spaceOf(...cell), defender)) return true
    for (const [sx, sy] of [
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
    ] as const) {
      const next: XY = [cell[0] + sx, cell[1] + sy]
      const a = spaceOf(...cell)
      const b = spaceOf(...next)
      if (!same(a, b) && solid(grid.between(a, b))) continue
      visit(...next)
    }
  }
  return false
}

export const cornersOf = ([x, y]: XY): XY[] => [
  [x, y],
  [x + 1, y],
  [x, y + 1],
  [x + 1, y + 1],
]

export const slowSight = (grid: Grid, a: XY, b: XY): boolean =>
  cornersOf(a).some(p => cornersOf(b).some(q => slowLine(grid, p, q, a, b)))

/** Does the segment meet the inside of the unit square at x,y? No axis separates them. */
export function crossesInside([ax, ay]: XY, [bx, by]: XY, [x, y]: XY): boolean {
  if (Math.max(ax, bx) <= x || Math.min(ax, bx) >= x + 1) return false
  if (Math.max(ay, by) <= y || Math.min(ay, by) >= y + 1) return false
  const sides = cornersOf([x, y]).map(([cx, cy]) => Math.sign((bx - ax) * (cy - ay) - (by - ay) * (cx - ax)))
  return sides.includes(1) && sides.includes(-1)
}

/** D-COVER-13 as it is written. */
export function slowCover(grid: Grid, a: XY, b: XY, occupied: Occupancy): boolean {
  const { board } = grid
  for (const p of cornersOf(a)) {
    const clear = cornersOf(b).map(q => slowLine(grid, p, q, a, b))
    if (!clear.includes(true)) continue
    if (cornersOf(b).some(q => q[0] === p[0] && q[1] === p[1])) return false
    const obstructed = cornersOf(b).some((q, k) => {
      if (!clear[k]) return true
      return spacesOf(board).some((space, s) => {
        if (!crossesInside(p, q, space)) return false
        const own = key(...space) === key(...a) || key(...space) === key(...b)
        return grid.terrain(...space) === DIFFICULT || (occupied[s] !== 0 && !own)
      })
    })
    if (!obstructed) return false
  }
  return true
}

/** Distances by relaxing all pairs until nothing changes. */
export function slowDistances(grid: Grid, from: number, stops: readonly number[]): (number | null)[] {
  const spaces = spacesOf(grid.board)
  const far: (number | null)[] = spaces.map((_, s) => (s === from ? 0 : null))
  for (let changed = true; changed; ) {
    changed = false
    spaces.forEach((a, s) => {
      if (far[s] === null) return
      spaces.forEach((b, t) => {
        if (!grid.adjacent(a, b, stops) || (far[t] !== null && far[t]! <= far[s]! + 1)) return
        far[t] = far[s]! + 1
        changed = true
      })
    })
  }
  return far
}

interface WalkState {
  at: XY
  wide: number
  high: number
  doors: number
  cost: number
}

export interface SlowWalk {
  board: Board
  mover: Mover
  others: Occupancy
  teleporters: XY[]
  dormant: XY[]
  doors: number
}

const MARINE = 1
const DEMON = 2
const LARGE = 4
const STAGGERED = 8

const cellsOf = (at: XY, wide: number, high: number): XY[] =>
  Array.from({ length: wide * high }, (_, k) => [at[0] + (k % wide), at[1] + Math.floor(k / wide)])

/** OP-5: all spaces exist and no wall or closed door is between two neighbours of them. */
export function standsWell(grid: Grid, at: XY, wide: number, high: number): boolean {
  const cells = cellsOf(at, wide, high)
  return (
    cells.every(cell => grid.has(...cell)) &&
    cells.every(a =>
      cells.every(b => Math.abs(a[0] - b[0]) + Math.abs(a[1] - b[1]) !== 1 || grid.between(a, b) !== WALL),
    )
  )
}

/** Every way of spending points, tried out one after the other; the cheapest cost per `x,y,wide,high` where one may end. */
export function slowReach(
  w: SlowWalk,
  from: XY,
  points: number,
  mayEnd: (cells: XY[], doors: number) => boolean,
): Map<string, number> {
  const { board, mover } = w
  const large = mover.wide * mover.high > 1
  const best = new Map<string, number>()
  const ends = new Map<string, number>()
  const todo: WalkState[] = [{ at: from, wide: mover.wide, high: mover.high, doors: w.doors, cost: 0 }]
  const enemy = mover.marine ? DEMON : MARINE
  while (todo.length > 0) {
    todo.sort((p, q) => q.cost - p.cost)
    const now = todo.pop()!
    const id = key(...now.at, now.wide, now.high, now.doors)
    if (now.cost > points || (best.get(id) ?? Infinity) <= now.cost) continue
    best.set(id, now.cost)
    const cells = cellsOf(now.at, now.wide, now.high)
    const place = key(...now.at, now.wide, now.high)
    if (mayEnd(cells, now.doors) && (ends.get(place) ?? Infinity) > now.cost) ends.set(place, now.cost)
    const grid = new Grid(board, now.doors)
    const go = (at: XY, wide: number, high: number, cost: number) =>
      todo.push({ at, wide, high, doors: now.doors, cost: now.cost + cost })
    if (large) {
      for (const [dx, dy] of [
        [1, 0],
        [-1, 0],
        [0, 1],
        [0, -1],
      ] as const) {
        const at: XY = [now.at[0] + dx, now.at[1] + dy]
        const crosses = cells.every(cell => grid.between(cell, [cell[0] + dx, cell[1] + dy]) !== WALL)
        if (crosses && standsWell(grid, at, now.wide, now.high)) go(at, now.wide, now.high, 1)
      }
      if (mover.wide !== mover.high) {
        for (const [x, y] of spacesOf(board)) {
          const kept = cellsOf([x, y], now.high, now.wide).filter(a => cells.some(b => key(...a) === key(...b)))
          if (2 * kept.length >= cells.length && standsWell(grid, [x, y], now.high, now.wide))
            go([x, y], now.high, now.wide, 1)
        }
      }
    } else {
      spacesOf(board).forEach((to, s) => {
        if (!grid.adjacent(now.at, to, mover.flying ? FLYERS_STOP : WALKERS_STOP)) return
        const extra = mover.flying ? 0 : Number(board.terrain[s] === DIFFICULT) + Number((w.others[s]! & enemy) !== 0)
        go(to, 1, 1, 1 + extra)
      })
      const here = key(...now.at)
      if (mover.marine && [...w.teleporters, ...w.dormant].some(t => key(...t) === here)) {
        for (const to of w.teleporters)
          if (key(...to) !== here) go(to, 1, 1, 1 + Number(grid.terrain(...to) === DIFFICULT))
      }
    }
    board.doors.forEach((door, d) => {
      const beside = door.between.some(pair => pair.some(s => cells.some(cell => board.find(...cell) === s)))
      if (beside && (now.doors & (1 << d)) === 0) todo.push({ ...now, doors: now.doors | (1 << d), cost: now.cost + 1 })
    })
  }
  return ends
}

export const smallMayEnd =
  (board: Board, others: Occupancy, marine: boolean) =>
  ([cell]: XY[]): boolean => {
    const marks = others[board.find(...cell!)]!
    return marks === 0 || (marine && (marks & STAGGERED) !== 0)
  }

export const noLargeThere =
  (board: Board, others: Occupancy) =>
  (cells: XY[]): boolean =>
    cells.every(cell => (others[board.find(...cell)]! & LARGE) === 0)

export const isTerrain = (kind: number): boolean => kind === BLOCKING || kind === IMPASSABLE
