import type { Board, BoardTable, Door } from './board.ts'
import { spaceName } from './names.ts'
import {
  BLOCKING,
  DIFFICULT,
  FLOOR,
  IMPASSABLE,
  leftEdge,
  NOTHING,
  type Plan,
  type Terrain,
  topEdge,
  WALL,
} from './plan.ts'
import { type BoardRulings, PROPOSED } from './rulings.ts'
import { makeTable } from './table.ts'
import { paintTerrain } from './terrain.ts'

/** At most this many doors fit into a mask of open doors. */
export const MOST_DOORS = 30

/** Tables kept per board; a search over many door states must not fill the memory. */
const MOST_TABLES = 64

const terrainKinds: Record<Terrain, number> = {
  floor: FLOOR,
  difficult: DIFFICULT,
  impassable: IMPASSABLE,
  blocking: BLOCKING,
}

function numberSpaces(plan: Plan, painted: Uint8Array): { cells: Int32Array; spaces: Int32Array } {
  const spaces = new Int32Array(painted.length).fill(-1)
  const cells: number[] = []
  for (let y = 0; y < plan.height; y++) {
    for (let x = 0; x < plan.width; x++) {
      const cell = y * plan.stride + x
      if (painted[cell] === NOTHING) continue
      spaces[cell] = cells.length
      cells.push(cell)
    }
  }
  return { cells: Int32Array.from(cells), spaces }
}

/** Blocking spaces that touch along an edge that is no wall are one group. */
function blockingGroups(
  plan: Plan,
  cells: Int32Array,
  spaces: Int32Array,
  kinds: Uint8Array,
  edges: Uint8Array,
): Int16Array {
  const group = new Int16Array(cells.length).fill(-1)
  let count = 0
  for (let first = 0; first < cells.length; first++) {
    if (kinds[cells[first]!] !== BLOCKING || group[first] !== -1) continue
    const queue = [first]
    group[first] = count
    for (const space of queue) {
      const c = cells[space]!
      const around: [number, number][] = [
        [topEdge(c), c - plan.stride],
        [leftEdge(c), c - 1],
        [leftEdge(c + 1), c + 1],
        [topEdge(c + plan.stride), c + plan.stride],
      ]
      for (const [edge, beyond] of around) {
        if (edges[edge] === WALL || kinds[beyond] !== BLOCKING) continue
        const next = spaces[beyond]!
        if (group[next] !== -1) continue
        group[next] = count
        queue.push(next)
      }
    }
    count++
  }
  return group
}

export function makeBoard(plan: Plan, rulings: Partial<BoardRulings> = {}): Board {
  if (plan.doors.length > MOST_DOORS) throw new RangeError(`a map has at most ${MOST_DOORS} doors`)
  const painted = paintTerrain(plan)
  const { cells, spaces } = numberSpaces(plan, painted.cells)
  const terrain = Uint8Array.from(cells, cell => painted.cells[cell]!)
  const doors = plan.doors.map(({ id, edges }): Door => {
    const between = edges.map((edge): [number, number] => {
      const cell = edge >> 1
      return [spaces[edge % 2 === 0 ? cell - 1 : cell - plan.stride]!, spaces[cell]!]
    })
    return { id, edges, between }
  })
  const doorsAt = new Int32Array(cells.length)
  doors.forEach((door, d) => {
    for (const pair of door.between) for (const space of pair) doorsAt[space]! |= 1 << d
  })
  const tables = new Map<number, BoardTable>()
  const names = Array.from(cells, cell => spaceName(cell % plan.stride, Math.floor(cell / plan.stride)))
  const named = new Map(names.map((name, space) => [name, space]))
  const board: Board = {
    plan,
    rulings: { ...PROPOSED, ...rulings },
    size: cells.length,
    cells,
    spaces,
    terrain,
    rough: terrain.map(kind => (kind === DIFFICULT ? 1 : 0)),
    group: blockingGroups(plan, cells, spaces, painted.cells, painted.edges),
    edges: painted.edges,
    doors,
    doorsAt,
    name: space => names[space]!,
    at: name => named.get(name) ?? -1,
    xy(space) {
      const cell = cells[space]!
      return [plan.x0 + (cell % plan.stride), plan.y0 + Math.floor(cell / plan.stride)]
    },
    find(x, y) {
      const column = x - plan.x0
      const row = y - plan.y0
      if (column < 0 || row < 0 || column >= plan.width || row >= plan.height) return -1
      return spaces[row * plan.stride + column]!
    },
    table(open) {
      const known = tables.get(open)
      if (known) return known
      const table = makeTable(board, open)
      if (tables.size >= MOST_TABLES) tables.delete(tables.keys().next().value!)
      tables.set(open, table)
      return table
    },
  }
  return board
}

const changed = new WeakMap<Board, Map<string, Board>>()

/** The same map after a mission rule changed the terrain of some spaces. Space numbers and doors stay. */
export function withTerrain(board: Board, spaces: readonly number[], terrain: Terrain): Board {
  let known = changed.get(board)
  if (!known) changed.set(board, (known = new Map()))
  const key = `${terrain}:${[...spaces].sort((a, b) => a - b)}`
  let next = known.get(key)
  if (!next) {
    const cells = Uint8Array.from(board.plan.cells)
    for (const space of spaces) cells[board.cells[space]!] = terrainKinds[terrain]
    next = makeBoard({ ...board.plan, cells }, board.rulings)
    known.set(key, next)
  }
  return next
}
