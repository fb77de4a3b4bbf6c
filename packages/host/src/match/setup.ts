import type { AnyGame, Milestone, Outcome, Save, Seat, Since, State } from '@redoubt/kernel'
import type { Report } from '../messages/message.ts'
import type { Players } from '../seats/player.ts'
import type { ClockSettings, TimeLeft } from '../time/chessclock.ts'
import type { Clock } from '../time/clock.ts'

/** Bots wait; or they think, and only their answers wait: whoever has just decided may still take it back. */
export type Held = boolean | 'answers'

/**
 * `plays`: bots are asked, flags fall, windows are passed. `follows`: another host does that; here clocks are only shown, and
 * words of seats are taken. `rests`: clocks stand still as well.
 */
export const PACES = ['plays', 'follows', 'rests'] as const
export type Pace = (typeof PACES)[number]

/** How a match is hosted; what is played stands in the options and the seed, or in a save. */
export interface Hosting {
  game: AnyGame
  clock: Clock
  /** Seats not named here are human. */
  seats?: Players
  /** Chess clocks; none by default. */
  clocks?: ClockSettings
  /** What was left on them when the match was put aside; by default everybody has all of it. */
  left?: TimeLeft
  /** How much the host does by itself; by default everything. */
  pace?: Pace
  /** Milliseconds a bot gets for one decision. */
  botTime?: number
  /** No bot is asked before `hold(false)`: nobody is there yet who could see what they do. */
  held?: Held
  /** Milliseconds after which an unanswered undo request counts as declined. */
  undoTime?: number
  /**
   * The host waits this long (random between the two, milliseconds) before it passes for a seat whose own times it does not know
   * yet. By default as long as a glance takes, and not at all where there is nobody else to read anything into it.
   */
  windowDelay?: readonly [min: number, max: number]
  /**
   * Told of everything that changes the match, of the position it leads to and of what is then left on the clocks, before it
   * changes and before anybody sees it.
   * The match waits for a promise. Throwing prevents the change; a `Conflict` says that another host was first, and ends this one.
   */
  record?(entry: Entry, after: State, left: TimeLeft | null): void | Promise<void>
  /** Told of what went wrong, secrets included. */
  report?(report: Report): void
  /**
   * Whoever stores the record keeps the past; the host only what the latest two rounds told, and few positions. By default it
   * keeps everything.
   */
  brief?: boolean
}

/** A match that goes on from a position that was kept with its record: nothing before it is played again. */
export interface KeptMatch extends Hosting {
  options: unknown
  seed: string
  /** The position, and the number of the entry that followed it. */
  from: { seq: number; state: State }
  /** Of the record: some of the latest before that, without gaps, then all after it. */
  entries: readonly Entry[]
  /** It was a practice before that. */
  practice?: boolean
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
  | { takeBack: number; practice?: true }
  | { forfeit: Outcome }
)

/** A forfeit is the host's doing, so the rules alone cannot replay it. */
export interface MatchSave extends Save {
  forfeit?: Outcome
  /** Against bots, something was taken back after something hidden had been learnt. */
  practice?: true
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
