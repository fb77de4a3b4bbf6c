import type { ConquestView } from '@redoubt/conquest'
import { cardData } from './printed.ts'

/** What happens to a unit if this much damage gets through. */
export interface Aftermath {
  prevented: number
  /** Damage that would be taken now. */
  taken: number
  /** Hit points left after it. */
  left: number
  /** Destroyed; a hale warlord is bloodied instead, a bloodied one defeated. */
  falls: 'no' | 'destroyed' | 'bloodied' | 'defeated'
}

/** The effect of a shield with so many icons on the damage that lies beside a unit (CQ-8.3). */
export function afterShield(view: ConquestView, unit: string, amount: number, icons: number): Aftermath {
  const seen = view.units.find(({ card }) => card === unit)
  const room = seen ? seen.hp - seen.damage : 0
  const prevented = Math.min(amount, icons)
  const taken = Math.min(amount - prevented, room)
  const falls =
    taken < room || !seen
      ? 'no'
      : cardData(unit)?.type !== 'warlord'
        ? 'destroyed'
        : seen.bloodied
          ? 'defeated'
          : 'bloodied'
  return { prevented, taken, left: room - taken, falls }
}
