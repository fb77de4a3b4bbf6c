import type { SeatChange } from '../../store/index.ts'
import { usualLevel } from '../games/games.ts'
import type { Room } from './room.ts'

/** A bot plays on; the seat keeps its player's name, and waits for them. */
export function standIn({ match }: Room, since: number): SeatChange {
  return { kind: 'bot', level: usualLevel(match.game), think: null, since }
}
