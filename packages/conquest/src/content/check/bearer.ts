import type { Ability, CardType, Target } from '../vocabulary.ts'

/** Says what is wrong: the field, and a sentence with what is allowed. */
export type Say = (field: string, sentence: string) => void

/** Names that content may refer to. */
export interface Known {
  traits: ReadonlySet<string>
  names: ReadonlySet<string>
  ids: ReadonlySet<string>
}

/** An ability, the kind of card that bears it, and what its words may refer to at this point. */
export interface Borne {
  type: CardType | 'planet'
  /** The card has words that lay resources on it. */
  stocked: boolean
  ability: Ability
  /** Choices made before. */
  targets: readonly Target[]
  /** Inside `delayed`: the unit that was being deployed has entered play. */
  entered: boolean
  known: Known
  say: Say
}

export const UNITS: readonly string[] = ['warlord', 'army', 'token']
export const ACTIONS: readonly string[] = ['action', 'deploy-action', 'combat-action']

export const isUnit = (type: Borne['type']): boolean => UNITS.includes(type)
/** Cards that act from play; an event acts from the hand, a planet after its battle. */
export const isInPlay = (type: Borne['type']): boolean => type !== 'event' && type !== 'planet'

export const a = (word: string): string => `${/^[aeiou]/.test(word) ? 'an' : 'a'} ${word}`
export const listed = (words: readonly string[]): string => words.join(', ')
