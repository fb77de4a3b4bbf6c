import type { Decision } from './decision.ts'
import type { RandomState } from './random.ts'
import type { Seat } from './seat.ts'

/** What is in progress: one procedure of the rules, the step it has reached, and its locals. Plain data only. */
export interface Frame {
  flow: string
  step: string
  /** What the last called procedure returned. */
  result?: unknown
}

export interface Outcome {
  /** Empty for a draw. */
  winners: Seat[]
  /** The rule that ended the match. */
  rule: string
  reason: string
}

/** What every state of every game holds. A game adds its own plain data. */
export interface State {
  /** Decisions made so far. */
  seq: number
  /** How often something hidden became known to somebody; undo never crosses a change of it. */
  reveals: number
  decision: Decision | null
  outcome: Outcome | null
  random: RandomState
  stack: Frame[]
}

/** Ends the match; nothing further resolves. */
export function finish(g: State, winners: Seat[], rule: string, reason: string): void {
  g.outcome ??= { winners, rule, reason }
}
