import type { AnyGame, State } from '@redoubt/kernel'
import type { Report } from '../messages/message.ts'
import type { Entry } from '../record/entry.ts'
import type { ClockSettings, TimeLeft } from '../time/chessclock.ts'
import type { Clock } from '../time/clock.ts'
import type { Players } from './player.ts'

/** Bots wait; or they think, and only their answers wait: whoever has just decided may still take it back. */
export type Held = boolean | 'answers'

/**
 * `plays`: bots are asked, flags fall, windows are passed. `follows`: another host does that; here clocks are only shown, and
 * words of seats are taken. `rests`: clocks stand still as well.
 */
const PACES = ['plays', 'follows', 'rests'] as const
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
