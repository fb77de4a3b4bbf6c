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
  /** Nobody will ask it again: it need not think on. */
  once?: boolean
  /** `aborted` once nobody waits for the answer any more; an AbortSignal will do. */
  signal: { readonly aborted: boolean }
  /** A state that this seat cannot tell from the real one, a new one at every call; the bot may play on in it. */
  imagine?(random: RandomState): State
  /**
   * Sets bots of the same level in other threads to a part of the question, whatever that is: plain data. What it returns ends
   * that, and gives what each has found by then.
   */
  allies?(task: unknown): () => Promise<unknown[]>
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
  /** Works on the task of an ally; nothing is remembered of it. */
  help?(task: unknown, ctx: BotContext): Promise<unknown>
  /**
   * Thinks on after its latest answer, while others decide, until `ctx` says stop. It imagines from that answer on: of what is
   * decided since it knows nothing.
   */
  ponder?(ctx: BotContext): Promise<void>
}
