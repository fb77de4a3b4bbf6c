import { type Frame, inOrder, type Next, procedure } from '@redoubt/kernel'
import type { Use } from '../abilities/use.ts'
import type { Area } from '../match/state.ts'

/** The procedures that take part in circles, by name (decision 0004), and the frames that others look at. Files of the same name write them out.
 * Their frames are literals with every field: those are made and read the fastest. */

export interface AttackFrame extends Frame {
  attacker: number
  at: Area
  /** -1: Area Effect instead of a defender. */
  defender: number
}

export const attack = procedure<AttackFrame>('attack', 'exhaust')

/** A unit attacks; whom is asked first (CQ-7.27). */
export function attacks(attacker: number, at: Area): Next {
  const { name: flow, first: step } = attack
  const frame: AttackFrame = { flow, step, attacker, at, defender: -1 }
  return inOrder([frame])
}

export interface UseFrame extends Frame {
  use: Use
  /** The event card being played; -1 for an ability of a card in play or of a planet. */
  event: number
}

export const useAbility = procedure<UseFrame>('use-ability', 'announce')

/** An ability is used, or an event played. */
export function uses(use: Use, event = -1): Next {
  const { name: flow, first: step } = useAbility
  const frame: UseFrame = { flow, step, use, event }
  return inOrder([frame])
}

export interface CombatPhaseFrame extends Frame {
  /** The first planet of this round. */
  first: Area
  /** The planet whose turn it is in the order of the row. */
  at: Area
  /** Planets that had a warlord when the phase began; only asked if battles are not decided late (CQ-7.3). */
  planned: Area[]
}
