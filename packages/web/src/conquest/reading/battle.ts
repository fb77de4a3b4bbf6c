import type { Conquest, ConquestView } from '@redoubt/conquest'
import type { Seat } from '@redoubt/kernel'
import type { Match } from '../../screen/match.ts'
import { strength } from './forecast.ts'

/** Attack still ready and hit points left of a side at a planet. */
export function sums(view: ConquestView, at: string, seat: Seat): { atk: number; hp: number } {
  return strength(view.units.filter(unit => unit.at === at && unit.controller === seat))
}

/** The combat round of the battle that is going on, as the events tell; 0 before the first. */
export function combatRound(log: Match<Conquest>['log']): number {
  for (let i = log.length - 1; i >= 0; i--) {
    const { event } = log[i]!
    if (event.type === 'combat-round') return event.number
    if (event.type === 'battle') return 0
  }
  return 0
}
