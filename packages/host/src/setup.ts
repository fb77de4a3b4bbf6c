import type { AnyGame, Milestone, Outcome, Save, Seat, Since } from '@redoubt/kernel'
import type { ClockSettings } from './chessclock.ts'
import type { Clock } from './clock.ts'
import type { Report } from './message.ts'
import type { Players } from './player.ts'

/** How a match is hosted; what is played stands in the options and the seed, or in a save. */
export interface Hosting {
  game: AnyGame
  clock: Clock
  /** Seats not named here are human. */
  seats?: Players
  /** Chess clocks; none by default. */
  clocks?: ClockSettings
  /** Milliseconds a bot gets for one decision. */
  botTime?: number
  /** No bot is asked before `hold(false)`: nobody is there yet who could see what they do. */
  held?: boolean
  /** Milliseconds after which an unanswered undo request counts as declined. */
  undoTime?: number
  /**
   * The host waits this long (random between the two, milliseconds) before it passes for a seat whose own times it does not know
   * yet. By default as long as a glance takes, and not at all where there is nobody else to read anything into it.
   */
  windowDelay?: readonly [min: number, max: number]
  /** Told of everything that changes the match, before it changes and before anybody sees it. Throwing prevents it. */
  record?(entry: Entry): void
  /** Told of what went wrong, secrets included. */
  report?(report: Report): void
}

export interface NewMatch extends Hosting {
  options: unknown
  seed: string
}

export interface OldMatch extends Hosting {
  save: MatchSave
  /** Where the numbering of messages goes on; by default after the decisions of the save. */
  seq?: number
  /** Which of its decisions the host had made for their seat; by default none. */
  auto?: readonly boolean[]
  /** All that was entered into its record, in order: words that are sent again after a restart are known by it. */
  entries?: readonly Entry[]
}

/**
 * What the host did to the match, numbered without gaps. Folded in order, the entries give the record. A decision with which a
 * round begins carries the position it led to, secrets included; `since` puts the match onto one that was kept.
 */
export type Entry = { seq: number; by: Seat } & (
  | { key: string; auto?: true; round?: Omit<Milestone, 'at'> }
  | { since: Since }
  | { takeBack: number }
  | { forfeit: Outcome }
)

/** A forfeit is the host's doing, so the rules alone cannot replay it. */
export interface MatchSave extends Save {
  forfeit?: Outcome
}

/** What anybody may have while the match runs. Keys and options may hold secrets: they follow when it is over. */
export interface Sealed {
  format: 1
  over: false
  game: string
  rules: string
  commitment: string
  made: number
}

export type PublicRecord = Sealed | (MatchSave & { over: true })
