import type { BoardTable } from '../board/board.ts'
import type { Occupancy } from '../board/occupancy.ts'
import { CORNER_QUADRANT, cornerOf, lineIsClear, type Target, tableBetween } from '../board/sight.ts'

/** A line from one corner of a space to one of another; corners count 0 upper left, 1 upper right, 2 lower left, 3 lower right. */
export interface Line {
  readonly a: number
  readonly b: number
  readonly from: number
  readonly to: number
  /** Raster numbers of the two corners. */
  readonly start: number
  readonly end: number
  /** As a line of sight. */
  readonly clear: boolean
}

/** The four lines from one corner of a space to the corners of another. */
function fan(table: BoardTable, a: number, b: number, from: number): Line[] {
  const { cells, plan } = table.board
  return [0, 1, 2, 3].map(to => {
    const start = cornerOf(cells[a]!, from, plan.stride)
    const end = cornerOf(cells[b]!, to, plan.stride)
    const clear = lineIsClear(table, start, end, CORNER_QUADRANT[from]!, CORNER_QUADRANT[to]!)
    return { a, b, from, to, start, end, clear }
  })
}

function* fans(table: BoardTable, from: Target, to: Target): Generator<{ table: BoardTable; lines: Line[] }> {
  for (const a of from.spaces) {
    for (const b of to.spaces) {
      const between = tableBetween(table, from, to, a, b)
      for (let corner = 0; corner < 4; corner++) yield { table: between, lines: fan(between, a, b, corner) }
    }
  }
}

const length2 = (table: BoardTable, { start, end }: Line): number => {
  const { stride } = table.board.plan
  const dx = (end % stride) - (start % stride)
  const dy = Math.floor(end / stride) - Math.floor(start / stride)
  return dx * dx + dy * dy
}

/** Every line from a corner of one figure to a corner of the other. */
export function cornerLines(table: BoardTable, from: Target, to: Target): Line[] {
  return [...fans(table, from, to)].flatMap(({ lines }) => lines)
}

/** The shortest line that proves sight, or null. */
export function sightLine(table: BoardTable, from: Target, to: Target): Line | null {
  let best: Line | null = null
  for (const line of cornerLines(table, from, to))
    if (line.clear && (!best || length2(table, line) < length2(table, best))) best = line
  return best
}

/** Figures and difficult terrain in the way of a cover line, or a solid edge. */
function isFree(table: BoardTable, line: Line, occupied: Occupancy, own: readonly number[]): boolean {
  if (!line.clear) return false
  const { board } = table
  const { stride } = board.plan
  const dx = (line.end % stride) - (line.start % stride)
  const dy = Math.floor(line.end / stride) - Math.floor(line.start / stride)
  if (dx === 0 || dy === 0) return true
  const exempt = board.rulings['OP-18'] === 'exempt'
  return table.segment(dx, dy).cells.every(offset => {
    const space = board.spaces[line.start + offset]!
    const ends = space === line.a || space === line.b
    if (board.rough[space] === 1 && !(exempt && ends)) return false
    return occupied[space] === 0 || ends || own.includes(space)
  })
}

export interface CoverWitness {
  readonly lines: readonly Line[]
  /** Whether each of the four lines is unobstructed. */
  readonly free: readonly boolean[]
  /** The corner belongs to the defender's space too (D-COVER-5). */
  readonly shared: boolean
}

/** The best corner for the attacker, with its four lines; null without sight. */
export function coverLines(table: BoardTable, from: Target, to: Target, occupied: Occupancy): CoverWitness | null {
  let best: CoverWitness | null = null
  const free = (one: CoverWitness) => (one.shared ? 5 : one.free.filter(Boolean).length)
  const long = (one: CoverWitness) => one.lines.reduce((sum, line) => sum + length2(table, line), 0)
  const better = (one: CoverWitness, other: CoverWitness) =>
    free(one) === free(other) ? long(one) < long(other) : free(one) > free(other)
  for (const { table: between, lines } of fans(table, from, to)) {
    if (!lines.some(line => line.clear)) continue
    const witness = {
      lines,
      free: lines.map(line => isFree(between, line, occupied, from.spaces)),
      shared: lines.some(line => line.start === line.end),
    }
    if (!best || better(witness, best)) best = witness
  }
  return best
}
