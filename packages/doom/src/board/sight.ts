import type { BoardTable } from './board.ts'
import { joined, LINK, NORTH_EAST, NORTH_WEST, opposite, SOUTH_EAST, SOUTH_WEST } from './corner.ts'

/** The four corners of a space and the quadrant of that space at each. Corner k of cell c is c + cornerOffset(k). */
export const CORNER_QUADRANT = [SOUTH_EAST, SOUTH_WEST, NORTH_EAST, NORTH_WEST] as const
export const cornerOf = (cell: number, k: number, stride: number): number => cell + (k & 1) + (k >> 1) * stride

/**
 * D-LOS-9 for a line along grid edges: what is left of the tube on either side of an edge is carried past the next corner.
 * Returns the quadrants reached at the last corner.
 */
function carryAlong(arms: Uint8Array, from: number, step: number, count: number, sides: Along, out: number): number {
  let reached = LINK[arms[from]! * 16 + (1 << out)]!
  for (let i = 1; i <= count; i++) {
    const left = ((reached >> sides.leftAhead) & 1) << sides.leftBehind
    const right = ((reached >> sides.rightAhead) & 1) << sides.rightBehind
    reached = LINK[arms[from + i * step]! * 16 + (left | right)]!
  }
  return reached
}

/** Quadrants left and right of a line along an axis, seen from the corner before it and from the corner behind it. */
interface Along {
  readonly leftAhead: number
  readonly rightAhead: number
  readonly leftBehind: number
  readonly rightBehind: number
}
const along = (leftAhead: number, rightAhead: number, leftBehind: number, rightBehind: number): Along => ({
  leftAhead,
  rightAhead,
  leftBehind,
  rightBehind,
})
const EASTWARD = along(NORTH_EAST, SOUTH_EAST, NORTH_WEST, SOUTH_WEST)
const WESTWARD = along(SOUTH_WEST, NORTH_WEST, SOUTH_EAST, NORTH_EAST)
const SOUTHWARD = along(SOUTH_EAST, SOUTH_WEST, NORTH_EAST, NORTH_WEST)
const NORTHWARD = along(NORTH_WEST, NORTH_EAST, SOUTH_WEST, SOUTH_EAST)

/** D-LOS-9: is the line from corner `from` (drawn out of quadrant `out`) to corner `to` (into quadrant `into`) clear? */
export function lineIsClear(table: BoardTable, from: number, to: number, out: number, into: number): boolean {
  const { stride } = table.board.plan
  const { solid, arms } = table
  const x = from % stride
  const dx = (to % stride) - x
  const dy = (to - (to % stride) - (from - x)) / stride
  if (dx === 0 && dy === 0) return joined(arms[from]!, out, into)
  if (dy === 0) {
    return ((carryAlong(arms, from, Math.sign(dx), Math.abs(dx), dx > 0 ? EASTWARD : WESTWARD, out) >> into) & 1) === 1
  }
  if (dx === 0) {
    const step = dy > 0 ? stride : -stride
    return ((carryAlong(arms, from, step, Math.abs(dy), dy > 0 ? SOUTHWARD : NORTHWARD, out) >> into) & 1) === 1
  }
  const leaving = dx > 0 ? (dy > 0 ? SOUTH_EAST : NORTH_EAST) : dy > 0 ? SOUTH_WEST : NORTH_WEST
  const arriving = opposite(leaving)
  if (!joined(arms[from]!, out, leaving) || !joined(arms[to]!, arriving, into)) return false
  const segment = table.segment(dx, dy)
  for (const offset of segment.edges) if (solid[2 * from + offset] === 1) return false
  for (const offset of segment.corners) if (!joined(arms[from + offset]!, arriving, leaving)) return false
  return true
}

/** D-LOS-2: some corner of one space to some corner of the other. */
function anyClearLine(table: BoardTable, a: number, b: number): boolean {
  const { cells, plan } = table.board
  for (let i = 0; i < 4; i++) {
    const from = cornerOf(cells[a]!, i, plan.stride)
    for (let j = 0; j < 4; j++) {
      const to = cornerOf(cells[b]!, j, plan.stride)
      if (lineIsClear(table, from, to, CORNER_QUADRANT[i]!, CORNER_QUADRANT[j]!)) return true
    }
  }
  return false
}

function rowOf(table: BoardTable, space: number): Uint8Array {
  return (table.sight[space] ??= new Uint8Array(table.board.size))
}

/** Do two spaces see each other? Mutual, so one look settles both (D-LOS-11). */
export function sees(table: BoardTable, a: number, b: number): boolean {
  const row = table.sight[a] ?? rowOf(table, a)
  const known = row[b]!
  if (known !== 0) return known === 2
  const seen = anyClearLine(table, a, b)
  row[b] = seen ? 2 : 1
  rowOf(table, b)[a] = seen ? 2 : 1
  return seen
}

/** A figure as an end of lines and range counts. */
export interface Target {
  readonly spaces: readonly number[]
  /** Flying or large: lines around a blocking group it stands in are disregarded (D-LARGE-18, D-FLY-8). */
  readonly aloft?: boolean
}

/** The table that counts for a line or chain between two spaces of these figures. */
export function tableBetween(table: BoardTable, from: Target, to: Target, a: number, b: number): BoardTable {
  const { group, rulings } = table.board
  const here = from.aloft && rulings['OP-19'] === 'mutual' ? group[a]! : -1
  const there = to.aloft ? group[b]! : -1
  return here === -1 && there === -1 ? table : table.without(here, there)
}

/** D-LOS-1: line of sight between two figures; any space of a large one will do (D-LARGE-19). */
export function sight(table: BoardTable, from: Target, to: Target): boolean {
  for (const a of from.spaces) {
    for (const b of to.spaces) if (sees(tableBetween(table, from, to, a, b), a, b)) return true
  }
  return false
}

/** Fills the whole sight table now instead of on demand. */
export function prepareSight(table: BoardTable): void {
  for (let a = 0; a < table.board.size; a++) for (let b = a; b < table.board.size; b++) sees(table, a, b)
}
