import type { Answer, Asking, HostEvent, Message, UndoOffer } from '@redoubt/host'
import type { Outcome, Seat, Shown, Viewer } from '@redoubt/kernel'
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
  readonly onScreen: { n: number; event: Heard<G>; ms: number } | null
  /** Grows with everything that is entered into the record. */
  readonly seq: number
  /** Null while events are shown and when the match is over. */
  readonly decision: G['decision'] | null
  /** The decision is this viewer's, and may be made now. */
  readonly yours: boolean
  readonly outcome: Outcome | null
  /** All events this viewer knows of, the oldest first. */
  readonly log: ReadonlyArray<LoggedEvent<G>>
  /** What had been taken back before this viewer sat down; what was taken back since is in the log. */
  readonly undoneEarlier?: readonly LoggedEvent<G>[]
  readonly undo: UndoOffer
  /** Chess clocks by seat, if the table has them. */
  readonly clocks: Message['clocks']
  /** Sent, and what came of it is not on the screen yet: nothing more can be decided. */
  readonly busy: boolean
  /** The last refusal, in words for people; gone with the next decision. */
  readonly refusal: string | null
  readonly isReplay: boolean
  /** Something learnt was taken back against bots, or it goes on from another match: it counts for nothing. */
  readonly practice?: boolean
  /** The fingerprint of its dice, and whether it may be broken: the match is over. */
  readonly seal: { commitment: string; over: boolean }
  /** Another person at this screen may do something: asked aloud, they pass (the rest of the phase, if it is their turn) or take the screen. */
  readonly askedAloud?: { player: string; isTurn: boolean; pass(): void; take(): void } | null
  choose(keys: string | readonly string[]): Promise<Answer | null>
  /** For whoever looks, or for another person at this screen. */
  takeBack(as?: Seat): Promise<Answer | null>
  /** Gives the match up, whatever is being shown and whoever decides. */
  concede(): Promise<void>
  /** For whoever looks, or for another person at this screen. */
  answerUndo(agree: boolean, as?: Seat): Promise<Answer | null>
  /** The others need not answer any more. */
  withdrawUndo(): Promise<Answer | null>
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
  /** Decisions on the record when it happened; unknown of what lies before one sat down. */
  made?: number
}
