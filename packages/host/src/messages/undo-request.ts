import type { Seat } from '@redoubt/kernel'

/** A seat wants to go back; the match stands still until the others have answered or somebody decides. */
export interface UndoRequest {
  readonly by: Seat
  /** How many decisions would be left. */
  readonly to: number
  /** The seats that have not agreed yet. */
  readonly waitsFor: readonly Seat[]
  /** The match is a practice from then on. */
  readonly practice?: true
}
