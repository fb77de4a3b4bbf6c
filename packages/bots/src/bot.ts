import type { RandomState, Seat, Shown, State } from '@redoubt/kernel'
import type { Reason } from './reason.ts'

/** What a bot is told besides its view: who it is and how long anybody waits for it. */
export interface BotContext {
  seat: Seat
  /** When the answer is due, by `now()`, in milliseconds. */
  deadline: number
  /** Milliseconds the table wants it to think, if it has a wish; otherwise each level has its own time. */
  think?: number
  now(): number
  /** `aborted` once nobody waits for the answer any more; an AbortSignal will do. */
  signal: { readonly aborted: boolean }
  /** A state that this seat cannot tell from the real one, a new one at every call; the bot may play on in it. */
  imagine?(random: RandomState): State
}

/**
 * A player. It receives what a person in its seat would see, never the state, and answers with the key of one of
 * `decision.options`. The view and the decision are copies of its own. A bot for one game names it: `Bot<Doom>`.
 */
export interface Bot<G extends Shown = Shown> {
  choose(view: G['view'], decision: G['decision'], ctx: BotContext): Promise<string> | string
  /** Why it made its latest choice, in one sentence. It may name what only its own seat sees. */
  explain?(): string
  /** The same as data; null before anything was decided. */
  reason?(): Reason | null
}
