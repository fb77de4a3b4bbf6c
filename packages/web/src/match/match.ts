import type { Answer, Asking, HostEvent, UndoOffer } from '@redoubt/host'
import type { Outcome, Shown, Viewer } from '@redoubt/kernel'
import type { SeatCard } from '../tables/tables.ts'

/** What happened: in the game, or at the table. */
export type Heard<G extends Shown = Shown> = G['event'] | HostEvent

/**
 * A match as a screen sees it. Everything a table component needs; it never talks to a host itself. The screen of a game
 * names it, and knows every kind of decision and event: `Match<Doom>`.
 */
export interface Match<G extends Shown = Shown> {
  readonly id: string
  readonly game: string
  readonly options: unknown
  readonly seats: readonly SeatCard[]
  /** Through whose eyes. */
  readonly viewer: Viewer
  /** What is shown now: it lags behind the host while events are shown. */
  readonly view: G['view']
  /** The event being shown, with a number that changes with every event. */
  readonly moment: { n: number; event: Heard<G>; ms: number } | null
  /** Null while events are shown and when the match is over. */
  readonly decision: G['decision'] | null
  /** The decision is this viewer's, and may be made now. */
  readonly yours: boolean
  readonly outcome: Outcome | null
  /** All events this viewer knows of, the oldest first. */
  readonly log: ReadonlyArray<LoggedEvent<G>>
  readonly undo: UndoOffer
  /** Sent, not yet answered. */
  readonly busy: boolean
  /** The last refusal, in words for people; gone with the next decision. */
  readonly refusal: string | null
  readonly isReplay: boolean
  /** The fingerprint of its dice, and whether it may be broken: the match is over. */
  readonly seal: { commitment: string; over: boolean }
  choose(keys: string | readonly string[]): Promise<Answer | null>
  takeBack(): Promise<Answer | null>
  /** Gives the match up, whatever is being shown and whoever decides. */
  concede(): Promise<void>
  answerUndo(agree: boolean): Promise<Answer | null>
  prefer(kind: string, asking: Asking): Promise<void>
  /** Shows events at once until the decision is this viewer's. */
  skip(): void
  /** Nothing moves while somebody reads. */
  pause(paused: boolean): void
}

export interface LoggedEvent<G extends Shown = Shown> {
  /** Position in the list; stable. */
  n: number
  event: Heard<G>
  /** The view in which the event was shown: names, not truth. */
  view: unknown
}
