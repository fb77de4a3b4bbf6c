import type { Seat } from '@redoubt/kernel'

export interface ClockSettings {
  /** Milliseconds each seat starts with. */
  time: number
  /** Milliseconds gained whenever the decision leaves a seat for another one. */
  increment?: number
  /** The time is for every turn anew, however much of the last one was left. */
  perTurn?: true
  /**
   * What happens to a seat without time. 'fallback' (the default): the host makes safe choices for it until an increment
   * gives it time again; the match and its record go on, and a partner is not punished. 'lose': its side loses at once.
   */
  onFlag?: 'fallback' | 'lose'
}

export interface ClockFace {
  /** Milliseconds. */
  readonly left: number
  readonly running: boolean
}

/** The clocks of all seats; at most one runs. Spent time is spent: a take-back does not give it back. */
export interface ChessClock {
  readonly settings: ClockSettings
  readonly left: Record<Seat, number>
  running: Seat | null
  since: number
}

/** What each seat has left. */
export type TimeLeft = Readonly<Record<Seat, number>>

/** `left` is what was left when the match was put aside. */
export function chessClock(settings: ClockSettings, seats: readonly Seat[], left: TimeLeft = {}): ChessClock {
  const all = Object.fromEntries(seats.map(seat => [seat, left[seat] ?? settings.time]))
  return { settings, left: all, running: null, since: 0 }
}

export function start(c: ChessClock, seat: Seat, now: number): void {
  c.running = seat
  c.since = now
}

export function stop(c: ChessClock, now: number): void {
  if (c.running !== null) c.left[c.running] = timeLeft(c, c.running, now)
  c.running = null
}

/** Everybody has so much now, and no clock runs. */
export function set(c: ChessClock, left: TimeLeft): void {
  Object.assign(c.left, left)
  c.running = null
}

/** The decision has gone from one seat to another. */
export function handOver(c: ChessClock, from: Seat, to: Seat | undefined): void {
  if (from === to) return
  const { perTurn, time, increment = 0 } = c.settings
  c.left[from] = perTurn ? time : c.left[from]! + increment
}

/** What everybody will have left once the decision has gone from one seat to another; nobody moves: as it stands. */
export function leftAfter(c: ChessClock, now: number, from?: Seat, to?: Seat): TimeLeft {
  const then: ChessClock = { ...c, left: { ...c.left } }
  stop(then, now)
  if (from !== undefined) handOver(then, from, to)
  return then.left
}

export function timeLeft(c: ChessClock, seat: Seat, now: number): number {
  const spent = c.running === seat ? now - c.since : 0
  return Math.max(0, c.left[seat]! - spent)
}

export function faces(c: ChessClock, now: number): Record<Seat, ClockFace> {
  return Object.fromEntries(
    Object.keys(c.left).map(seat => [seat, { left: timeLeft(c, seat, now), running: c.running === seat }]),
  )
}
