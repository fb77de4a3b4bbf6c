import type { BoardTable } from './board.ts'
import { type Target, tableBetween } from './sight.ts'

export const OUT_OF_RANGE = 65535

/** D-RANGE-2: the shortest chain of adjacent spaces; figures do not matter (D-RANGE-5). */
function rowOf(table: BoardTable, from: number): Uint16Array {
  const { start, to } = table.near
  const row = new Uint16Array(table.board.size).fill(OUT_OF_RANGE)
  const queue = new Uint16Array(table.board.size)
  row[from] = 0
  queue[0] = from
  let tail = 1
  for (let head = 0; head < tail; head++) {
    const space = queue[head]!
    for (let e = start[space]!; e < start[space + 1]!; e++) {
      const next = to[e]!
      if (row[next] !== OUT_OF_RANGE) continue
      row[next] = row[space]! + 1
      queue[tail++] = next
    }
  }
  table.nearest[from] = queue.subarray(0, tail)
  return (table.range[from] = row)
}

/** Spaces counted from one space to every other, or OUT_OF_RANGE. */
export function distances(table: BoardTable, from: number): Uint16Array {
  return table.range[from] ?? rowOf(table, from)
}

/** Marks all spaces that are at most so far from one. */
export function markWithin(table: BoardTable, from: number, most: number, marks: Uint8Array): void {
  const far = distances(table, from)
  const nearest = table.nearest[from]!
  for (const space of nearest) {
    if (far[space]! > most) return
    marks[space] = 1
  }
}

/** Spaces counted from a to b, or OUT_OF_RANGE. */
export function distance(table: BoardTable, a: number, b: number): number {
  return distances(table, a)[b]!
}

/** D-RANGE-8: the shortest chain between any space of one figure and any of the other, or OUT_OF_RANGE. */
export function range(table: BoardTable, from: Target, to: Target): number {
  let best = OUT_OF_RANGE
  for (const a of from.spaces) {
    for (const b of to.spaces) best = Math.min(best, distance(tableBetween(table, from, to, a, b), a, b))
  }
  return best
}
