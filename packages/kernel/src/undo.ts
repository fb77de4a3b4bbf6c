import type { Seat } from './seat.ts'
import type { State } from './state.ts'

/** What undo needs to know about the position after a decision. */
export interface Mark {
  /** Who made the decision; null for the start of the match. */
  by: Seat | null
  drawn: number
  reveals: number
}

export function mark(g: State, by: Seat | null): Mark {
  return { by, drawn: g.random.drawn, reveals: g.reveals }
}

/**
 * How many decisions are left if this seat goes back as far as it freely may: over its own latest decisions, and never
 * over a die, a reveal or somebody else's decision. `marks[0]` is the start, `marks[n]` the position after decision n.
 */
export function freeUndo(marks: readonly Mark[], seat: Seat): number {
  const last = marks.length - 1
  const now = marks[last]!
  let n = last
  while (n > 0) {
    const before = marks[n - 1]!
    if (marks[n]!.by !== seat || before.drawn !== now.drawn || before.reveals !== now.reveals) break
    n--
  }
  return n
}
