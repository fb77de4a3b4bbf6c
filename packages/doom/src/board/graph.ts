import { DOOR, leftEdge, PANE, type Plan, topEdge, WALL } from './plan.ts'

/** Who is next to whom, as one long list: the neighbours of `i` are `to[start[i]] … to[start[i + 1] - 1]`, ascending. */
export interface Graph {
  readonly start: Int32Array
  readonly to: Uint16Array
}

export function graphOf(lists: readonly (readonly number[])[]): Graph {
  const start = new Int32Array(lists.length + 1)
  let total = 0
  lists.forEach((list, i) => {
    total += list.length
    start[i + 1] = total
  })
  const to = new Uint16Array(total)
  lists.forEach((list, i) => {
    to.set(list, start[i])
  })
  return { start, to }
}

export function linked(graph: Graph, a: number, b: number): boolean {
  for (let e = graph.start[a]!; e < graph.start[a + 1]!; e++) if (graph.to[e] === b) return true
  return false
}

/** Which edges stop whom: a mark of the table is an edge kind or stronger. */
export const STOPS = {
  /** D-ADJ-2: every barrier. */
  walk: [false, true, true, true, true],
  /** D-ADJ-6, D-FLY-2, D-LARGE-7: walls and closed doors only. */
  fly: [false, false, false, true, true],
  /** D-ADJ-7: impassable terrain does not count. */
  range: [false, false, true, true, true],
} as const

/** The edges of a table that a figure kept back by `stops` cannot cross. */
export const crossable = (edges: Uint8Array, stops: readonly boolean[]): Uint8Array =>
  edges.map(k => (stops[k] ? 0 : 1))

export const isSolid = (kind: number): boolean => kind === PANE || kind === WALL || kind === DOOR

/**
 * Neighbours in eight directions. Across a corner there must be a way of two straight steps around it (D-ADJ-3, D-MOVE-6).
 * `cells` lists the raster number of each space, `spaces` the space of each raster number or -1.
 */
export function neighbours(plan: Plan, cells: Int32Array, spaces: Int32Array, open: Uint8Array): Graph {
  const { stride } = plan
  const lists: number[][] = []
  for (const c of cells) {
    const list: number[] = []
    const north = open[topEdge(c)]!
    const west = open[leftEdge(c)]!
    const east = open[leftEdge(c + 1)]!
    const south = open[topEdge(c + stride)]!
    const corner = (vertical: number, sideways: number, viaVertical: number, viaSideways: number, to: number) => {
      if ((vertical === 1 && open[viaVertical] === 1) || (sideways === 1 && open[viaSideways] === 1))
        list.push(spaces[to]!)
    }
    corner(north, west, leftEdge(c - stride), topEdge(c - 1), c - stride - 1)
    if (north === 1) list.push(spaces[c - stride]!)
    corner(north, east, leftEdge(c - stride + 1), topEdge(c + 1), c - stride + 1)
    if (west === 1) list.push(spaces[c - 1]!)
    if (east === 1) list.push(spaces[c + 1]!)
    corner(south, west, leftEdge(c + stride), topEdge(c + stride - 1), c + stride - 1)
    if (south === 1) list.push(spaces[c + stride]!)
    corner(south, east, leftEdge(c + stride + 1), topEdge(c + stride + 1), c + stride + 1)
    lists.push(list)
  }
  return graphOf(lists)
}
