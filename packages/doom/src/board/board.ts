import type { Graph } from './graph.ts'
import type { Plan } from './plan.ts'
import type { BoardRulings } from './rulings.ts'
import type { Segment } from './segment.ts'

export interface Door {
  readonly id: string
  readonly edges: readonly number[]
  /** The pairs of spaces it parts. */
  readonly between: readonly (readonly [number, number])[]
}

/**
 * A map with every printed fact worked out. Immutable; spaces are numbered 0 … size-1 in reading order. What depends on doors is
 * in `table(open)`, where bit d of `open` says that door d has been opened.
 */
export interface Board {
  readonly plan: Plan
  readonly rulings: BoardRulings
  readonly size: number
  /** Raster number of every space, and the space of every raster number or -1. */
  readonly cells: Int32Array
  readonly spaces: Int32Array
  /** Cell kinds per space: FLOOR, DIFFICULT, IMPASSABLE, BLOCKING. */
  readonly terrain: Uint8Array
  /** 1 per difficult space: the extra movement point of D-TERRAIN-4. */
  readonly rough: Uint8Array
  /** Number of the blocking group a space belongs to, or -1 (D-TERRAIN-2). */
  readonly group: Int16Array
  /** Edge kinds with terrain groups painted in, doors left out. */
  readonly edges: Uint8Array
  readonly doors: readonly Door[]
  /** Bit d per space: door d stands on one of its edges (D-DOOR-3). */
  readonly doorsAt: Int32Array
  name(space: number): string
  /** The space with this name, or -1. */
  at(name: string): number
  /** Map coordinates, as mission files use them. */
  xy(space: number): [x: number, y: number]
  /** The space at map coordinates, or -1. */
  find(x: number, y: number): number
  table(open: number): BoardTable
}

/** Where a base of one size may stand and how it moves from place to place. */
export interface Bases {
  /** Spaces covered per place, or null where the base does not fit. */
  readonly spaces: readonly (readonly number[] | null)[]
  /** Shifts and rotations, 1 MP each (D-LARGE-2 to 6). */
  readonly moves: Graph
}

/**
 * What decides about cover between two spaces: for every attacker's corner that terrain leaves free, the spaces the four lines
 * run through. No sets at all: cover for certain (or no sight). One set that is empty: no cover for certain.
 */
export type CoverSets = readonly Uint16Array[]

/** Everything about a board that depends on its doors. Sight, range and cover fill up as they are asked for. */
export interface BoardTable {
  readonly board: Board
  /** Bit d: door d has been opened (D-DOOR-4). */
  readonly open: number
  readonly edges: Uint8Array
  /** 1 per edge that blocks a line (0.4, solid edge). */
  readonly solid: Uint8Array
  /** Solid arms per corner. */
  readonly arms: Uint8Array
  /** Adjacency for small walkers and for all effects (D-ADJ-1 to 3, 8), for flyers (D-ADJ-6) and for range (D-ADJ-7). */
  readonly walk: Graph
  readonly fly: Graph
  readonly near: Graph
  /** Spaces connected without crossing a wall or closed door, numbered from 1 in reading order. */
  readonly area: Int16Array
  readonly segment: (dx: number, dy: number) => Segment
  /** Rows per space: 0 not asked yet, 1 no, 2 yes. */
  readonly sight: (Uint8Array | undefined)[]
  readonly range: (Uint16Array | undefined)[]
  /** From each space all that are in range of it at all, the nearest first. */
  readonly nearest: (Uint16Array | undefined)[]
  readonly cover: (CoverSets | undefined)[][]
  readonly bases: Map<number, Bases>
  /** The same with the lines around one or two blocking groups disregarded (D-LARGE-18, D-FLY-8). */
  without(group: number, other: number): BoardTable
}
