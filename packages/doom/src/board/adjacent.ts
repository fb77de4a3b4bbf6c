import type { BoardTable } from './board.ts'
import { linked } from './graph.ts'

/** D-ADJ-1 to 4, 8: adjacency of figures, tokens and spaces for everything but movement and range. */
export function adjacent(table: BoardTable, a: readonly number[], b: readonly number[]): boolean {
  return a.some(one => b.some(other => linked(table.walk, one, other)))
}

/** The spaces adjacent to a figure, its own left out, in reading order. */
export function around(table: BoardTable, spaces: readonly number[]): number[] {
  const { start, to } = table.walk
  if (spaces.length === 1) {
    const next: number[] = [] // nearly always, and the neighbours of one space are in order
    for (let e = start[spaces[0]!]!, end = start[spaces[0]! + 1]!; e < end; e++) next.push(to[e]!)
    return next
  }
  const found = new Set<number>()
  for (const space of spaces) for (let e = start[space]!; e < start[space + 1]!; e++) found.add(to[e]!)
  for (const space of spaces) found.delete(space)
  return [...found].sort((a, b) => a - b)
}
