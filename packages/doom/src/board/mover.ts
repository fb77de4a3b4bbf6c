import { bases, type Place } from './base.ts'
import type { Bases, Board, BoardTable } from './board.ts'
import type { Graph } from './graph.ts'
import { DEMON, type Occupancy } from './occupancy.ts'

/** The figure that moves. */
export interface Mover {
  readonly marine: boolean
  readonly flying: boolean
  /** Base in spaces, not turned; 1 by 1 is small (D-FIGURE-1). */
  readonly wide: number
  readonly high: number
  /** Cards that waive the extra point for enemy figures. */
  readonly ignoresEnemies?: boolean
}

export const MARINE_MOVER: Mover = { marine: true, flying: false, wide: 1, high: 1 }
export const WALKER: Mover = { marine: false, flying: false, wide: 1, high: 1 }
export const FLYER: Mover = { marine: false, flying: true, wide: 1, high: 1 }
export const largeMover = (wide: number, high: number): Mover => ({ marine: false, flying: false, wide, high })

export const isLarge = (mover: Mover): boolean => mover.wide * mover.high > 1

/** Everything a question about movement needs. `others` holds every figure but the mover. */
export interface Situation {
  readonly board: Board
  /** Mask of opened doors. */
  readonly doors: number
  readonly mover: Mover
  readonly others: Occupancy
  /** Spaces of active teleporters, empty if marines may not use them. A large figure asks where marines under it could go (OP-22). */
  readonly teleporters?: readonly number[]
  /** Spaces of inactive teleporters, which a marine turns on by entering (D-TELE-2). */
  readonly dormant?: readonly number[]
  /** Only one more step from teleporter to teleporter is allowed (a mission's rule). */
  readonly oneJump?: boolean
  /** May the mover open doors? Yes unless said otherwise (D-DOOR-2). */
  readonly opens?: boolean
  /** Spaces of each large demon: killing one on the way frees them all at once (D-GLORY-10, D-TELEFRAG-4). Only reach asks. */
  readonly bodies?: readonly (readonly number[])[]
}

const NONE: readonly number[] = []
export const activeOf = (s: Situation): readonly number[] => s.teleporters ?? NONE
/** Those the mover itself may use (D-TELE-4). */
export const teleportersOf = (s: Situation): readonly number[] => (s.mover.marine ? (s.teleporters ?? NONE) : NONE)
export const dormantOf = (s: Situation): readonly number[] => (s.mover.marine ? (s.dormant ?? NONE) : NONE)

/** Marks of the figures that cost a small walker one more point (D-MOVE-3). Flyers and large figures pay for nobody. */
export const enemyMarks = (mover: Mover): number =>
  mover.flying || mover.ignoresEnemies || isLarge(mover) ? 0 : mover.marine ? DEMON : 1

export const basesOf = (table: BoardTable, mover: Mover): Bases | null =>
  isLarge(mover) ? bases(table, mover.wide, mover.high) : null

/** The single steps open to a mover, leaving other figures and points aside. */
export function stepsOf(table: BoardTable, mover: Mover): Graph {
  if (isLarge(mover)) return bases(table, mover.wide, mover.high).moves
  return mover.flying ? table.fly : table.walk
}

/** The spaces a figure covers in a place. */
export function coveredBy(table: BoardTable, mover: Mover, place: Place): readonly number[] {
  return isLarge(mover) ? (bases(table, mover.wide, mover.high).spaces[place] ?? NONE) : [place]
}
