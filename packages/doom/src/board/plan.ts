/** A map as it is drawn: what every cell and every edge looks like, before any rule is applied. */
export const TERRAINS = ['floor', 'difficult', 'impassable', 'blocking'] as const
export type Terrain = (typeof TERRAINS)[number]

/** What a cell holds. */
export const NOTHING = 0
export const FLOOR = 1
export const DIFFICULT = 2
export const IMPASSABLE = 3
export const BLOCKING = 4

/** What an edge is, the stronger mark last (FORMAT, "Openings"). */
export const OPEN = 0
export const RAILING = 1 // impassable
export const PANE = 2 // blocking
export const WALL = 3
/** Only in tables: a door that is still closed. */
export const DOOR = 4

export interface PlannedDoor {
  readonly id: string
  /** Edge numbers; opening the door removes them all. */
  readonly edges: readonly number[]
}

/**
 * Cells and edges lie in one raster of `stride = width + 1` columns and `height + 1` rows. Number `i = y * stride + x` is the
 * cell x,y and also its upper left corner; edge `2 * i` is its left side (V x,y), edge `2 * i + 1` its top side (H x,y).
 */
export interface Plan {
  /** Map coordinates of the upper left cell of the raster. */
  readonly x0: number
  readonly y0: number
  readonly width: number
  readonly height: number
  readonly stride: number
  readonly cells: Uint8Array
  readonly edges: Uint8Array
  readonly doors: readonly PlannedDoor[]
}

export const leftEdge = (i: number): number => 2 * i
export const topEdge = (i: number): number => 2 * i + 1

export function emptyPlan(x0: number, y0: number, width: number, height: number): Plan {
  const stride = width + 1
  const size = stride * (height + 1)
  return {
    x0,
    y0,
    width,
    height,
    stride,
    cells: new Uint8Array(size),
    edges: new Uint8Array(2 * size),
    doors: [],
  }
}
