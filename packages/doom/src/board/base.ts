import type { Bases, Board, BoardTable } from './board.ts'
import { crossable, graphOf, STOPS } from './graph.ts'
import { leftEdge, topEdge } from './plan.ts'

/**
 * A place is where a figure stands, as one number: its upper left space, plus the board's size if the base is turned by 90°.
 * For a small figure the place is simply its space.
 */
export type Place = number

export const anchorOf = (board: Board, place: Place): number => (place < board.size ? place : place - board.size)
export const isTurned = (board: Board, place: Place): boolean => place >= board.size

/**
 * The spaces of a base `wide` by `high` with this upper left space, or null if it hangs over the map or straddles a wall or
 * closed door (D-LARGE-8, OP-5). Terrain does not matter (D-LARGE-7).
 */
export function footprint(table: BoardTable, anchor: number, wide: number, high: number): readonly number[] | null {
  const { board, edges } = table
  const { stride } = board.plan
  const stops = STOPS.fly
  const first = board.cells[anchor]!
  const spaces: number[] = []
  for (let row = 0; row < high; row++) {
    for (let column = 0; column < wide; column++) {
      const cell = first + row * stride + column
      const space = board.spaces[cell]!
      if (space < 0) return null // beyond the map, too: a plan has a row and a column of nothing around it
      if (column > 0 && stops[edges[leftEdge(cell)]!]) return null
      if (row > 0 && stops[edges[topEdge(cell)]!]) return null
      spaces.push(space)
    }
  }
  return spaces
}

/** D-LARGE-5, 6: offsets of the upper left space when a base turns and keeps at least half of its spaces. 2x2 does not turn. */
function rotations(wide: number, high: number): [dx: number, dy: number][] {
  const found: [number, number][] = []
  if (wide === high) return found
  const overlap = (at: number, size: number, other: number) => Math.min(other, at + size) - Math.max(0, at)
  for (let dy = -wide; dy <= high; dy++) {
    for (let dx = -high; dx <= wide; dx++) {
      const across = overlap(dx, high, wide)
      const down = overlap(dy, wide, high)
      if (2 * across * down >= wide * high) found.push([dx, dy])
    }
  }
  return found
}

function makeBases(table: BoardTable, wide: number, high: number): Bases {
  const { board } = table
  const { stride } = board.plan
  const open = crossable(table.edges, STOPS.fly)
  const spaces: (readonly number[] | null)[] = []
  for (let place = 0; place < (wide === high ? 1 : 2) * board.size; place++) {
    const turned = isTurned(board, place)
    spaces.push(footprint(table, anchorOf(board, place), turned ? high : wide, turned ? wide : high))
  }
  // D-LARGE-3: every part of the base crosses one edge; where the base stands now none of these may be a wall.
  const mayShift = (covered: readonly number[], edgeOf: (cell: number) => number) =>
    covered.every(space => open[edgeOf(board.cells[space]!)] === 1)
  const shifts: [dx: number, dy: number, edgeOf: (cell: number) => number][] = [
    [0, -1, topEdge],
    [-1, 0, leftEdge],
    [1, 0, cell => leftEdge(cell + 1)],
    [0, 1, cell => topEdge(cell + stride)],
  ]
  const lists = spaces.map((covered, place): number[] => {
    if (!covered) return []
    const list: number[] = []
    const turned = isTurned(board, place)
    const [x, y] = board.xy(anchorOf(board, place))
    const reachIf = (to: number, offset: number) => {
      if (to >= 0 && spaces[to + offset]) list.push(to + offset)
    }
    for (const [dx, dy, edgeOf] of shifts) {
      if (mayShift(covered, edgeOf)) reachIf(board.find(x + dx, y + dy), turned ? board.size : 0)
    }
    for (const [dx, dy] of turned ? rotations(high, wide) : rotations(wide, high)) {
      reachIf(board.find(x + dx, y + dy), turned ? 0 : board.size)
    }
    return list
  })
  return { spaces, moves: graphOf(lists) }
}

/** Bases of one size under one door state, worked out once. */
export function bases(table: BoardTable, wide: number, high: number): Bases {
  const key = wide * 16 + high
  let found = table.bases.get(key)
  if (!found) table.bases.set(key, (found = makeBases(table, wide, high)))
  return found
}
