import { freeUndo, type Mark, type Seat } from '@redoubt/kernel'

/** A seat wants to go back; the match stands still until the others have answered or somebody decides. */
export interface UndoRequest {
  by: Seat
  /** How many decisions would be left. */
  to: number
  /** The seats that have not agreed yet. */
  waitsFor: readonly Seat[]
}

/**
 * Where "undo" takes a seat: before the latest decision it made itself. What the host chose for it does not count:
 * the host would only choose it again.
 */
export function lastOwn(marks: readonly Mark[], auto: readonly boolean[], seat: Seat): number | null {
  for (let n = marks.length - 1; n > 0; n--) if (marks[n]!.by === seat && !auto[n - 1]) return n - 1
  return null
}

export function isFree(marks: readonly Mark[], seat: Seat, to: number): boolean {
  return to >= freeUndo(marks, seat)
}
