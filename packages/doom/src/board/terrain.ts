import {
  BLOCKING,
  FLOOR,
  IMPASSABLE,
  leftEdge,
  NOTHING,
  OPEN,
  PANE,
  type Plan,
  RAILING,
  topEdge,
  WALL,
} from './plan.ts'

/** The four edges of a cell with the cell behind each; around a plan lies a row and a column of nothing. */
function sides(plan: Plan, cell: number): [edge: number, beyond: number][] {
  const { stride } = plan
  return [
    [topEdge(cell), cell - stride],
    [leftEdge(cell), cell - 1],
    [leftEdge(cell + 1), cell + 1],
    [topEdge(cell + stride), cell + stride],
  ]
}

/** D-TERRAIN-2: every edge of a terrain space has the colour of the terrain; walls stay walls (D-MAP-3). */
function paint(plan: Plan, cells: Uint8Array): Uint8Array {
  const edges = Uint8Array.from(plan.edges)
  for (let cell = 0; cell < cells.length; cell++) {
    const terrain = cells[cell]!
    if (terrain === NOTHING) continue
    const colour = terrain === BLOCKING ? PANE : terrain === IMPASSABLE ? RAILING : OPEN
    for (const [edge, beyond] of sides(plan, cell)) {
      if (beyond < 0 || cells[beyond] === NOTHING) edges[edge] = WALL
      else if (edges[edge]! < colour) edges[edge] = colour
    }
  }
  return edges
}

/** Spaces that belong together when lines of one colour and walls keep them apart from the rest. */
interface Enclosure {
  readonly cells: readonly number[]
  /** What its outline is made of: walls, and lines of the colour that are not just the outline of terrain next to it. */
  readonly walls: number
  readonly lines: number
}

function outline(
  plan: Plan,
  cells: Uint8Array,
  edges: Uint8Array,
  terrain: number,
  group: readonly number[],
): Enclosure {
  const inside = new Set(group)
  let walls = 0
  let lines = 0
  for (const cell of group) {
    for (const [edge, beyond] of sides(plan, cell)) {
      if (inside.has(beyond)) continue
      if (edges[edge] === WALL) walls++
      else if (cells[beyond] !== terrain) lines++
    }
  }
  return { cells: group, walls, lines }
}

function enclosures(plan: Plan, cells: Uint8Array, edges: Uint8Array, colour: number, terrain: number): Enclosure[] {
  const found: Enclosure[] = []
  const seen = new Uint8Array(cells.length)
  for (let start = 0; start < cells.length; start++) {
    if (cells[start] === NOTHING || cells[start] === terrain || seen[start] === 1) continue
    const group = [start]
    seen[start] = 1
    for (const cell of group) {
      for (const [edge, beyond] of sides(plan, cell)) {
        if (edges[edge] === WALL || edges[edge] === colour || seen[beyond] === 1) continue
        seen[beyond] = 1
        group.push(beyond)
      }
    }
    found.push(outline(plan, cells, edges, terrain, group))
  }
  return found.sort((a, b) => a.cells.length - b.cells.length)
}

/**
 * Floor that lines of one colour close in, alone or leaning on walls, is terrain of that colour too (D-TERRAIN-2, OP-16; doors
 * are not looked at, OP-17). A line drawn right across a room closes in nothing: where walls help, at least half of the
 * outline must be lines. The smallest enclosure comes first, so that the room around a ring is not taken for its inside.
 */
function fillEnclosures(plan: Plan, cells: Uint8Array, edges: Uint8Array, colour: number, terrain: number): Uint8Array {
  for (;;) {
    const next = enclosures(plan, cells, edges, colour, terrain).find(
      one => (one.walls === 0 || one.lines >= one.walls) && one.cells.some(c => cells[c] === FLOOR),
    )
    if (!next) return edges
    for (const cell of next.cells) if (cells[cell] === FLOOR) cells[cell] = terrain
    edges = paint(plan, cells)
  }
}

interface Painted {
  readonly cells: Uint8Array
  readonly edges: Uint8Array
}

/** Cells and edges of a plan with all terrain groups worked out. */
export function paintTerrain(plan: Plan): Painted {
  const cells = Uint8Array.from(plan.cells)
  let edges = paint(plan, cells)
  edges = fillEnclosures(plan, cells, edges, PANE, BLOCKING)
  edges = fillEnclosures(plan, cells, edges, RAILING, IMPASSABLE)
  return { cells, edges }
}
