import { type Frame, procedure } from '@redoubt/kernel'
import type { Use } from '../abilities/use.ts'
import type { Area } from '../match/state.ts'

/** The procedures that take part in circles, by name (decision 0004), and the frames that others look at. Files of the same name write them out. */

export interface AttackFrame extends Frame {
  attacker: number
  at: Area
  /** -1: Area Effect instead of a defender. */
  defender: number
}

export const attack = procedure<AttackFrame>('attack', 'exhaust')

export interface UseFrame extends Frame {
  use: Use
  /** The event card being played; -1 for an ability of a card in play or of a planet. */
  event: number
}

export const useAbility = procedure<UseFrame>('use-ability', 'announce')

export interface CombatPhaseFrame extends Frame {
  /** The first planet of this round. */
  first: Area
  /** The planet whose turn it is in the order of the row. */
  at: Area
  /** Planets that had a warlord when the phase began; only asked if battles are not decided late (CQ-7.3). */
  planned: Area[]
}
