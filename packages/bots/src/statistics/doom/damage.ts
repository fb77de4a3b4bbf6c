import type { DoomEvent, DoomState } from '@redoubt/doom'
import { box } from '@redoubt/doom/content'
import { count } from '../counts.ts'
import type { Statistic } from '../statistic.ts'
import { kindOf } from './kind.ts'

/** What hurts without an attack of its own. */
export const OTHER_DAMAGE = 'other'

/**
 * Attacks made and damage suffered, by the weapon. A demon is its own weapon. What an attack causes besides its hits,
 * such as a blast around the target, counts for its weapon as long as the activation goes on.
 */
export const damage: Statistic<DoomEvent, DoomState> = counts => {
  const inHand = new Map<string, string>()
  return event => {
    if (event.type === 'attack') {
      const weapon = event.card === undefined ? kindOf(event.attacker) : weaponOf(event.card)
      inHand.set(event.attacker, weapon)
      count(counts, [weapon, 'attacks'])
    } else if (event.type === 'damage') {
      const weapon = (event.by !== null && inHand.get(event.by)) || OTHER_DAMAGE
      count(counts, [weapon, 'damage'], event.amount)
    } else if (event.type === 'activation-end') inHand.delete(event.figure)
  }
}

/** The weapon that an action card belongs to; a card of no weapon stands for itself. */
function weaponOf(card: string): string {
  const { actionCards, weapons } = box()
  const set = actionCards[card]?.set
  return set !== undefined && weapons[set] ? set : card
}
