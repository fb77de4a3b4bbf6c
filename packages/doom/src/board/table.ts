import type { Board, BoardTable } from './board.ts'
import { EAST, NORTH, SOUTH, WEST } from './corner.ts'
import { crossable, type Graph, isSolid, neighbours, STOPS } from './graph.ts'
import { DOOR, leftEdge, OPEN, PANE, topEdge } from './plan.ts'
import { segments } from './segment.ts'

function solidArms(board: Board, solid: Uint8Array): Uint8Array {
  const { stride, cells } = board.plan
  const arms = new Uint8Array(cells.length) // a corner has the number of its cell
  for (let i = 0; i < arms.length; i++) {
    let bits = 0
    if (i >= stride && solid[leftEdge(i - stride)] === 1) bits |= NORTH
    if (solid[topEdge(i)] === 1) bits |= EAST
    if (solid[leftEdge(i)] === 1) bits |= SOUTH
    if (i % stride > 0 && solid[topEdge(i - 1)] === 1) bits |= WEST
    arms[i] = bits
  }
  return arms
}

function areas(fly: Graph, size: number): Int16Array {
  const area = new Int16Array(size)
  let count = 0
  for (let first = 0; first < size; first++) {
    if (area[first] !== 0) continue
    area[first] = ++count
    const queue = [first]
    for (const space of queue) {
      for (let e = fly.start[space]!; e < fly.start[space + 1]!; e++) {
        const next = fly.to[e]!
        if (area[next] !== 0) continue
        area[next] = count
        queue.push(next)
      }
    }
  }
  return area
}

function closeDoors(board: Board, open: number): Uint8Array {
  const edges = Uint8Array.from(board.edges)
  board.doors.forEach((door, d) => {
    if ((open & (1 << d)) === 0) for (const edge of door.edges) edges[edge] = DOOR
  })
  return edges
}

/** OP-19: the blocking edges of these groups vanish; walls and doors stay. */
function openGroups(board: Board, from: Uint8Array, group: number, other: number): Uint8Array {
  const edges = Uint8Array.from(from)
  const { stride } = board.plan
  board.cells.forEach((c, space) => {
    const own = board.group[space]!
    if (own === -1 || (own !== group && own !== other)) return
    for (const edge of [leftEdge(c), topEdge(c), leftEdge(c + 1), topEdge(c + stride)]) {
      if (edges[edge] === PANE) edges[edge] = OPEN
    }
  })
  return edges
}

function tableOf(board: Board, open: number, edges: Uint8Array, segment: BoardTable['segment']): BoardTable {
  const solid = edges.map(kind => (isSolid(kind) ? 1 : 0))
  const graph = (stops: readonly boolean[]) =>
    neighbours(board.plan, board.cells, board.spaces, crossable(edges, stops))
  const fly = graph(STOPS.fly)
  const freed = new Map<number, BoardTable>()
  return {
    board,
    open,
    edges,
    solid,
    arms: solidArms(board, solid),
    walk: graph(STOPS.walk),
    fly,
    near: graph(STOPS.range),
    area: areas(fly, board.size),
    segment,
    sight: [],
    range: [],
    nearest: [],
    cover: [],
    bases: new Map(),
    without(group, other) {
      const key = Math.min(group, other) * 4096 + Math.max(group, other)
      let table = freed.get(key)
      if (!table) freed.set(key, (table = tableOf(board, open, openGroups(board, edges, group, other), segment)))
      return table
    },
  }
}

const shared = new WeakMap<Board, BoardTable['segment']>()

export function makeTable(board: Board, open: number): BoardTable {
  let segment = shared.get(board)
  if (!segment) shared.set(board, (segment = segments(board.plan.stride)))
  return tableOf(board, open, closeDoors(board, open), segment)
}
