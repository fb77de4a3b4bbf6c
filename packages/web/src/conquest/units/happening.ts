import type { Conquest } from '@redoubt/conquest'
import type { Heard } from '../../screen/match.ts'

/** What the event being shown does to a card, if anything. */
export function happeningTo(
  card: string,
  event: Heard<Conquest> | null,
): 'hit' | 'bloodied' | 'used' | 'shielded' | null {
  switch (event?.type) {
    case 'damage':
      return event.unit === card ? 'hit' : null
    case 'bloodied':
      return event.warlord === card ? 'bloodied' : null
    case 'use':
      return event.card === card ? 'used' : null
    case 'aim':
      return event.at === card ? 'used' : null
    case 'prevent':
    case 'shield':
      return event.unit === card ? 'shielded' : null
    default:
      return null
  }
}

/** How much damage it loses (more than 0) or takes (less than 0) right now. */
export function healthChange(card: string, event: Heard<Conquest> | null): number {
  if (event?.type === 'damage' && event.unit === card) return -event.amount
  if (event?.type === 'heal' && event.unit === card) return event.amount
  return 0
}
