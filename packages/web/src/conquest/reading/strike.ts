import type { ConquestView, SeenUnit } from '@redoubt/conquest'
import { type Aftermath, afterShield } from './aftermath.ts'
import { cardData } from './printed.ts'

/** What an attack would do to a unit, if no card is played against it. */
export interface Strike extends Aftermath {
  /** The damage of the attack; no more than is left is taken. */
  damage: number
}

export function strikeOn(view: ConquestView, attacker: string, defender: string): Strike | null {
  const damage = view.strikes?.[attacker]?.[defender]
  return damage === undefined ? null : { damage, ...afterShield(view, defender, damage, 0) }
}

/** The figures printed on the side of the card that is up. */
export function printedFigures(unit: SeenUnit): { atk: number; hp: number } {
  const data = cardData(unit.card)
  const side = unit.bloodied ? data?.bloodied : data
  return { atk: side?.atk ?? unit.atk, hp: side?.hp ?? unit.hp }
}
