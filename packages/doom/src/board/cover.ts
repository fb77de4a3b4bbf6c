import type { BoardTable, CoverSets } from './board.ts'
import type { Occupancy } from './occupancy.ts'
import { CORNER_QUADRANT, cornerOf, lineIsClear, type Target, tableBetween } from './sight.ts'

const NEVER: CoverSets = [new Uint16Array(0)]
const ALWAYS: CoverSets = []

/** The corner `i` of attacker's space a: null without sight or with terrain in the way, else the spaces crossed. */
function coverSet(table: BoardTable, a: number, b: number, i: number): Uint16Array | null {
  const { board } = table
  const { cells, spaces, rough, plan, rulings } = board
  const { stride } = plan
  const from = cornerOf(cells[a]!, i, stride)
  let clear = 0
  let shared = false
  for (let j = 0; j < 4; j++) {
    const to = cornerOf(cells[b]!, j, stride)
    if (to === from) shared = true
    if (lineIsClear(table, from, to, CORNER_QUADRANT[i]!, CORNER_QUADRANT[j]!)) clear++
  }
  if (clear > 0 && shared) return NEVER[0]! // D-COVER-5
  if (clear < 4) return null // D-COVER-3, D-COVER-10
  const crossed = new Set<number>()
  for (let j = 0; j < 4; j++) {
    const to = cornerOf(cells[b]!, j, stride)
    const dx = (to % stride) - (from % stride)
    const dy = Math.floor(to / stride) - Math.floor(from / stride)
    if (dx === 0 || dy === 0) continue // along edges: through nobody (D-COVER-11)
    for (const offset of table.segment(dx, dy).cells) crossed.add(spaces[from + offset]!)
  }
  const own = rulings['OP-18'] === 'exempt'
  for (const space of crossed) if (rough[space] === 1 && !(own && (space === a || space === b))) return null // D-COVER-12
  crossed.delete(a) // D-COVER-15
  crossed.delete(b)
  return Uint16Array.from(crossed).sort()
}

function makeSets(table: BoardTable, a: number, b: number): CoverSets {
  const sets: Uint16Array[] = []
  for (let i = 0; i < 4; i++) {
    const set = coverSet(table, a, b, i)
    if (set?.length === 0) return NEVER
    if (set) sets.push(set)
  }
  return sets.length === 0 ? ALWAYS : sets.sort((p, q) => p.length - q.length)
}

function coverSets(table: BoardTable, a: number, b: number): CoverSets {
  const row = (table.cover[a] ??= [])
  return (row[b] ??= makeSets(table, a, b))
}

const someoneIn = (set: Uint16Array, occupied: Occupancy, own: readonly number[]): boolean => {
  for (let k = 0; k < set.length; k++) {
    const space = set[k]!
    if (occupied[space] !== 0 && !own.includes(space)) return true
  }
  return false
}

const NOBODY: readonly number[] = []

/**
 * Has a figure in space b cover against one in space a, if they see each other? D-COVER-13: only if every corner leaves a line
 * obstructed. Spaces in `own` belong to the attacker and do not obstruct.
 */
export function covered(table: BoardTable, a: number, b: number, occupied: Occupancy, own = NOBODY): boolean {
  const sets = coverSets(table, a, b)
  for (let k = 0; k < sets.length; k++) if (!someoneIn(sets[k]!, occupied, own)) return false
  return true
}

export interface Defender extends Target {
  readonly stunned?: boolean
}

/** D-COVER between two figures that see each other. Large and stunned defenders never have cover (D-COVER-7). */
export function cover(table: BoardTable, from: Target, to: Defender, occupied: Occupancy): boolean {
  if (to.spaces.length > 1 || to.stunned) return false
  const b = to.spaces[0]!
  for (const a of from.spaces) {
    if (!covered(tableBetween(table, from, to, a, b), a, b, occupied, from.spaces)) return false
  }
  return true
}
