import type { Milestone, Outcome, Save, Seat, Since } from '@redoubt/kernel'

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
