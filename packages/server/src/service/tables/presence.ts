import type { Presence } from '@redoubt/protocol'
import type { Seat } from '../../store/index.ts'
import type { Room } from './room.ts'

/** The level of a chair that a program elsewhere plays. */
export const EXTERNAL = 'external'

/** Milliseconds after which somebody who is away is gone: the others may decide without them. */
export const GONE = 120_000

export function presenceOf(room: Room, row: Pick<Seat, 'player' | 'since' | 'seat' | 'level'>): Presence | null {
  const who = row.level === EXTERNAL ? `seat ${row.seat}` : row.player
  if (who === null) return null
  if (room.attendance.isHere(who)) return { state: 'here', since: room.attendance.since(who)! }
  const since = room.attendance.since(who) ?? row.since ?? room.loaded
  // After a restart everybody has the time to come back.
  const gone = room.now() - Math.max(since, room.loaded) >= GONE
  return { state: gone ? 'gone' : 'away', since }
}
