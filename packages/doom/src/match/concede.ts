import { finish, type Seat } from '@redoubt/kernel'
import { emit } from './events.ts'
import { INVADER } from './seats.ts'
import type { DoomState } from './state.ts'

/** No rule of the book speaks of giving up, so the outcome names none. */
const CONCEDED = 'conceded'

/** A seat gives up for its whole side: marines win and lose together (D-OBJECTIVE-1, D-OBJECTIVE-2). */
export function concede(g: DoomState, seat: Seat): boolean {
  const marines = g.marines.map(({ id }) => id as string)
  if (seat !== INVADER && !marines.includes(seat)) return false
  finish(g, seat === INVADER ? marines : [INVADER], CONCEDED, CONCEDED)
  emit('conceded', { by: seat })
  return true
}
