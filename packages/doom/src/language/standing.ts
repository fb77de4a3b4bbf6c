import type { Said as Sentence } from '@redoubt/kernel'
import type { Ability } from '../match/said.ts'
import type { Timing } from './timings.ts'

/** Says what is wrong with an effect; the path begins inside it. */
export type Say = (path: ReadonlyArray<string | number>, message: Sentence) => void

/** Where an effect stands. */
export interface Standing {
  ability: Ability
  /** The card has range and dice of its own. */
  attack: boolean
  /** The card is that of a demon of more than one space. */
  large: boolean
  /** When the effect happens. */
  when: Timing
  say: Say
  /** The same of what does nothing or nonsense and was let through once: matches that were begun with it go on. */
  idle: Say
}
