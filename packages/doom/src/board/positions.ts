import { isFlying, isStaggered } from '../abilities/values.ts'
import { isDemon, isLarge, isMarine, onMap, skips, standsOn } from '../match/figures.ts'
import type { Reach } from '../match/said.ts'
import type { DoomState, Figure } from '../match/state.ts'
import type { Board, BoardTable } from './board.ts'
import { cover } from './cover.ts'
import { linked } from './graph.ts'
import { boardOf } from './map.ts'
import { DEMON, FLYING, LARGE, MARINE, type Occupancy, STAGGERED } from './occupancy.ts'
import { OUT_OF_RANGE, range, distance as spacesApart } from './range.ts'
import { sight, sees as spaceSees, type Target } from './sight.ts'

export { boardOf }

let lastBoard: Board | null = null
let lastDoors = 0
let lastTable: BoardTable | null = null

export function tableOf(g: DoomState): BoardTable {
  const board = boardOf(g)
  if (board !== lastBoard || g.doors !== lastDoors) {
    lastBoard = board
    lastDoors = g.doors
    lastTable = board.table(g.doors)
  }
  return lastTable!
}

/** Who stands where; `without` is the figure that asks, `forMarine` the one whose Glory Kills count. */
export function occupancy(g: DoomState, without?: Figure, forMarine?: Figure): Occupancy {
  return fill(g, new Uint8Array(boardOf(g).size), without, forMarine)
}

/** The same in memory that is used again and again: only for a question that is settled before the next one. */
export function fleetingOccupancy(g: DoomState, without?: Figure, forMarine?: Figure): Occupancy {
  const { size } = boardOf(g)
  if (scratch.length !== size) scratch = new Uint8Array(size)
  return fill(g, scratch.fill(0), without, forMarine)
}

let scratch: Occupancy = new Uint8Array(0)

function fill(g: DoomState, occupied: Occupancy, without?: Figure, forMarine?: Figure): Occupancy {
  const glory = forMarine !== undefined && isMarine(forMarine) && !skips(g, 'glory-kill')
  // Who flies matters only to whoever makes others go out of the way.
  const small = without !== undefined && !isLarge(without)
  for (const f of g.figures) {
    if (f === without || !onMap(f)) continue
    let marks = isDemon(f) ? DEMON : MARINE
    if (isLarge(f)) marks |= LARGE
    else if (!small && isDemon(f) && isFlying(g, f)) marks |= FLYING
    if (glory && isDemon(f) && isStaggered(g, f, forMarine)) marks |= STAGGERED
    for (let k = 0; k < f.at.length; k++) occupied[f.at[k]!]! |= marks
  }
  return occupied
}

export function isFree(g: DoomState, space: number): boolean {
  for (const f of g.figures) if (standsOn(f, space)) return false
  return true
}

export function figuresAt(g: DoomState, space: number): Figure[] {
  return g.figures.filter(f => standsOn(f, space))
}

/** A figure, or plain spaces, as the end of a line. */
type End = Figure | readonly number[]

const isSpaces = (end: End): end is readonly number[] => Array.isArray(end)

function target(g: DoomState, end: End): Target {
  if (isSpaces(end)) return { spaces: end }
  const board: Board = boardOf(g)
  // Only a figure inside a blocking group needs the exception of D-LARGE-18 and D-FLY-8.
  return { spaces: end.at, aloft: end.at.some(space => board.group[space] !== -1) }
}

/** D-LOS */
export function sees(g: DoomState, from: End, to: End): boolean {
  const table = tableOf(g)
  const { group } = table.board
  const a = isSpaces(from) ? from : from.at
  const b = isSpaces(to) ? to : to.at
  // Nearly always: two small figures or spaces that no blocking group concerns.
  if (a.length === 1 && b.length === 1 && group[a[0]!] === -1 && group[b[0]!] === -1)
    return spaceSees(table, a[0]!, b[0]!)
  return sight(table, target(g, from), target(g, to))
}

/** D-COVER, for a defender that is seen. */
export function covered(g: DoomState, from: Figure, defender: Figure): boolean {
  if (defender.stunned) return false
  const occupied = fleetingOccupancy(g)
  // The two figures never obstruct (D-COVER-15); another one may share the defender's space only in passing.
  return cover(tableOf(g), target(g, from), target(g, defender), occupied)
}

/** D-RANGE-8, OP-43: spaces counted like range; null if there is no chain. */
export function distance(g: DoomState, from: readonly number[], to: readonly number[]): number | null {
  const table = tableOf(g)
  const { group } = table.board
  if (from.length === 1 && to.length === 1 && group[to[0]!] === -1 && group[from[0]!] === -1) {
    const far = spacesApart(table, from[0]!, to[0]!)
    return far === OUT_OF_RANGE ? null : far
  }
  const far = range(table, { spaces: from, aloft: true }, { spaces: to, aloft: true })
  return far === OUT_OF_RANGE ? null : far
}

/** D-ADJ-8: next to each other, without the relaxations of range and flight. */
export function adjacent(g: DoomState, a: readonly number[], b: readonly number[]): boolean {
  const { walk } = tableOf(g)
  for (const x of a) for (const y of b) if (linked(walk, x, y)) return true
  return false
}

/** "Within n spaces": 0 the same space, more counted like range (OP-43); "adjacent": next to it or on it (D-ADJ-8). */
export function within(g: DoomState, a: readonly number[], b: readonly number[], n: Reach): boolean {
  for (const x of a) if (b.includes(x)) return true
  if (n === 0) return false
  if (n === 'adjacent') return adjacent(g, a, b)
  const far = distance(g, a, b)
  return far !== null && far <= n
}
