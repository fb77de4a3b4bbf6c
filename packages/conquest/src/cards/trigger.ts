import { pieceOf } from '../board.ts'
import type { Role, Trigger, TriggerWord } from '../content/vocabulary.ts'
import { TRIGGERS } from '../content/vocabulary.ts'
import type { ConquestState } from '../state.ts'
import { matches, outOfPlay } from './filter.ts'
import { HAND, placesOf } from './place.ts'
import { cardFor } from './reference.ts'
import { type Moment, sideFor, type Use } from './use.ts'

/** Being destroyed is also going to the discard pile: one window serves reactions to either. */
export const HEARD_AS: Readonly<Record<TriggerWord, readonly TriggerWord[]>> = Object.fromEntries(
  TRIGGERS.map(on => [on, on === 'unit-destroyed' ? [on, 'discarded-from-play'] : [on]]),
) as Record<TriggerWord, TriggerWord[]>

/** Does this moment fulfil the triggering condition of an ability? */
export function triggers(g: ConquestState, use: Use, trigger: Trigger, m: Moment): boolean {
  if (!HEARD_AS[m.on].includes(trigger.on)) return false
  switch (trigger.on) {
    case 'enters-play':
    case 'discarded-from-play':
      return plays(g, use, trigger.card, m.card!, m)
    case 'deploying-unit':
      return (
        sideFor(use, trigger.player) === m.player &&
        plays(g, use, trigger.unit, m.card!, m) &&
        (trigger.planet === undefined || happensAt(g, use, trigger.planet, m))
      )
    case 'attack-declared':
      return plays(g, use, trigger.attacker, m.attacker!, m) && plays(g, use, trigger.defender, m.defender!, m)
    case 'damage-assigned':
      return (trigger.by === undefined || trigger.by === m.by) && plays(g, use, trigger.unit, m.card!, m)
    case 'damage-taken':
      return (
        (trigger.by === undefined || trigger.by === m.by) &&
        plays(g, use, trigger.unit, m.card!, m) &&
        (trigger.attacker === undefined || (m.attacker !== undefined && plays(g, use, trigger.attacker, m.attacker, m)))
      )
    case 'unit-destroyed':
      return (
        plays(g, use, trigger.unit, m.card!, m) &&
        (trigger.planet === undefined || happensAt(g, use, trigger.planet, m))
      )
    case 'shield-used':
      return sideFor(use, trigger.player) === m.player
    case 'deploy-phase-begins':
      return true
    case 'battle-won':
      return false // battle abilities are offered by the battle itself (CQ-9.2)
  }
}

/** Does this card play the role? Cards that have left play are judged as they were. */
function plays(g: ConquestState, use: Use, role: Role, id: number, m: Moment): boolean {
  if (typeof role === 'string') return cardFor(g, use, role) === id
  const piece = m.gone?.id === id ? m.gone : pieceOf(g, id)
  if (piece) return matches(g, use, role, piece)
  return m.on === 'deploying-unit' && matches(g, use, role, outOfPlay(id, m.player!, HAND))
}

function happensAt(g: ConquestState, use: Use, place: Parameters<typeof placesOf>[2], m: Moment): boolean {
  return m.planet !== undefined && (placesOf(g, use, place) & (1 << m.planet)) !== 0
}
