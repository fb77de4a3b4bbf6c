import type { Event, Outcome, Seat, SeenDecision, Viewer } from '@redoubt/kernel'
import type { ClockFace } from './chessclock.ts'
import type { Drift } from './drift.ts'
import type { UndoRequest } from './undo.ts'

/** Everything a viewer ever receives. It is plain JSON and nobody else's property: the same over a wire or in memory. */
export interface Message {
  /**
   * Grows by one with every decision, every take-back and a forfeit; it never goes back, so an old message is known by
   * its number even after a take-back.
   */
  seq: number
  /** Decisions on the record. A log that holds more must forget the rest: they were taken back. */
  made: number
  view: unknown
  decision: SeenDecision | null
  /** What this viewer may know of what happened since the last message. */
  events: ReadonlyArray<Event | HostEvent>
  outcome: Outcome | null
  clocks: Readonly<Record<Seat, ClockFace>> | null
  undo: UndoOffer
  /** sha256 of the seed, in the first message to a listener: whoever notes it can check every die when the match is over. */
  commitment?: string
}

export interface UndoOffer {
  /** What taking back one's own latest decision would need. */
  can: 'freely' | 'by-consent' | 'no'
  request: UndoRequest | null
}

/** Why a bot's own answer was not used. The error itself may betray a hand; only the owner's report holds it. */
export const BOT_FAILURES = ['threw', 'nonsense', 'too-late', 'rules-failure'] as const
export type BotFailure = (typeof BOT_FAILURES)[number]

/** What the host itself did; everybody may know. */
export type HostEvent =
  | { type: 'bot-fallback'; seat: Seat; reason: BotFailure }
  | { type: 'clock-fallback'; seat: Seat }
  | { type: 'flag'; seat: Seat }
  | { type: 'taken-back'; seat: Seat; made: number }
  | { type: 'undo-asked'; seat: Seat; made: number }
  | { type: 'undo-declined'; seat: Seat }
  | { type: 'undo-withdrawn'; seat: Seat }
  | { type: 'undo-lapsed'; seat: Seat }
  | { type: 'rules-failure'; seat: Seat }
  | ({ type: 'rules-changed' } & Drift)

/** For the owner of the match alone: may hold secrets. */
export interface Report {
  type: 'bot-fallback' | 'rules-failure' | 'not-recorded' | 'listener-failed' | 'stuck'
  seat?: Seat
  key?: string
  error?: unknown
}

export type Listener = (message: Message) => void

export type { Viewer }
