import type { Event, Outcome, Seat, SeenDecision, Viewer } from '@redoubt/kernel'
import type { ClockFace } from '../time/chessclock.ts'
import type { Drift } from './drift.ts'
import type { UndoRequest } from './undo-request.ts'

/**
 * Everything a viewer ever receives: plain data, the same over a wire or in memory. It is shared with others and with what comes
 * later, so nobody may change it.
 */
export interface Message {
  /**
   * Grows by one with every decision, every take-back and a forfeit; it never goes back, so an old message is known by
   * its number even after a take-back.
   */
  readonly seq: number
  /** Decisions on the record. A log that holds more must forget the rest: they were taken back. */
  readonly made: number
  readonly view: unknown
  readonly decision: SeenDecision | null
  /** The host is about to pass this for whoever gets it: they are not asked. */
  readonly passes?: true
  /** What this viewer may know of what happened since the last message. */
  readonly events: ReadonlyArray<Readonly<Event | HostEvent>>
  /** In the first message to a listener that asks for all: what happened in decisions that were taken back, after so many of `events`. */
  readonly undone?: ReadonlyArray<{ readonly after: number; readonly events: Message['events'] }>
  readonly outcome: Readonly<Outcome> | null
  readonly clocks: Readonly<Record<Seat, ClockFace>> | null
  readonly undo: UndoOffer
  /** Something was taken back after something hidden had been learnt: against bots that counts for nothing. */
  readonly practice?: true
  /** sha256 of the seed, in the first message to a listener: whoever notes it can check every die when the match is over. */
  readonly commitment?: string
}

export const UNDO_NEEDS = ['freely', 'as-practice', 'by-consent', 'no'] as const
export type UndoNeed = (typeof UNDO_NEEDS)[number]

export interface UndoOffer {
  /** What taking back one's own latest decision would need; as practice: the match would be one from then on. */
  readonly can: UndoNeed
  readonly request: UndoRequest | null
}

/** Why a bot's own answer was not used. The error itself may betray a hand; only the owner's report holds it. */
const BOT_FAILURES = ['threw', 'nonsense', 'too-late', 'rules-failure'] as const
export type BotFailure = (typeof BOT_FAILURES)[number]

/** What the host itself did; everybody may know. */
export type HostEvent =
  | { type: 'bot-fallback'; seat: Seat; reason: BotFailure }
  /** Why a bot decided so, as far as everybody may hear it; before what came of it, and only if it is another reason than before. */
  | { type: 'reason'; seat: Seat; why: string; values: Readonly<Record<string, string | number>> }
  | { type: 'clock-fallback'; seat: Seat }
  | { type: 'flag'; seat: Seat }
  | { type: 'taken-back'; seat: Seat; made: number; practice?: true }
  | { type: 'undo-asked'; seat: Seat; made: number }
  | { type: 'undo-declined'; seat: Seat }
  | { type: 'undo-withdrawn'; seat: Seat }
  | { type: 'undo-lapsed'; seat: Seat }
  | { type: 'rules-failure'; seat: Seat }
  | ({ type: 'rules-changed' } & Drift)

/** For the owner of the match alone: may hold secrets. */
export interface Report {
  type: 'bot-fallback' | 'rules-failure' | 'not-recorded' | 'superseded' | 'listener-failed' | 'stuck'
  seat?: Seat
  key?: string
  error?: unknown
}

export type Listener = (message: Message) => void

export type { Viewer }

/** What happened earlier, step by step. */
export interface History {
  steps: Array<{ seq: number; made: number; events: Message['events'] }>
  /** Before these there is nothing. */
  first: boolean
}
