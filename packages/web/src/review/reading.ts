import type { Event, Seat, State } from '@redoubt/kernel'
import type { Review } from './review.ts'

/** How a game is read: whose activation begins where, and what is told of it. */
export interface Reading {
  /** Changes where somebody else begins to act, or another phase; null where nobody acts. */
  turn(state: State): { name: string; seat: Seat } | null
  /** How much an event tells of what happened; 0: nothing. */
  weight(event: Event): number
  facts(steps: readonly Step[], options: unknown): Pick<Review, 'attacks' | 'draws' | 'deeds'>
}

/** A decision with what came of it. */
export interface Step {
  at: number
  before: State
  events: Event[]
  /** Dice were rolled, or cards turned up. */
  chance: boolean
}
