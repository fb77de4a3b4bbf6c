import type { Conquest } from '@redoubt/conquest'
import type { Seat } from '@redoubt/kernel'
import type { Match } from '../../screen/match.ts'

export interface SeatProps {
  seat: Seat
  match: Match<Conquest>
  /** Somebody wants to look through the discard pile of a seat. */
  onPile(seat: Seat): void
}
