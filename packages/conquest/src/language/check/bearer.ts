import type { Ability, EffectStep, Target } from '../../match/said.ts'
import type { CardType } from '../basic.ts'
import type { CardFilter } from '../filter.ts'
import { UNITS } from '../keyword.ts'

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
  /** What an attachment is attached to; null for all other cards. */
  host: CardFilter | null
  ability: Ability
  /** Choices made before. */
  targets: readonly Target[]
  /** Inside `delayed`: the unit that was being deployed has entered play. */
  entered: boolean
  /** Checks the steps inside a step. */
  inside(b: Borne, steps: readonly EffectStep[], path: string): void
  known: Known
  say: Say
}

export const ACTIONS: readonly string[] = ['action', 'deploy-action', 'combat-action']

export const isUnit = (type: Borne['type']): boolean => (UNITS as readonly string[]).includes(type)
/** Cards that act from play; an event acts from the hand, a planet after its battle. */
export const isInPlay = (type: Borne['type']): boolean => type !== 'event' && type !== 'planet'

export const a = (word: string): string => `${/^[aeiou]/.test(word) ? 'an' : 'a'} ${word}`
export const listed = (words: readonly string[]): string => words.join(', ')

/** Does it never lie at a planet (CQ-6.6)? */
export const staysHome = ({ type, host }: Borne): boolean =>
  type === 'event' || type === 'support' || host?.is === 'support'

/** Is this an ability that answers its own card entering play? */
export const answersOwnEntry = ({ ability: { trigger } }: Borne): boolean =>
  trigger?.on === 'enters-play' && trigger.card === 'self'

/** Kinds and triggers that never come during a battle. */
export function neverInBattle(b: Borne): boolean {
  const { kind, trigger } = b.ability
  return kind === 'deploy-action' || kind === 'battle' || trigger?.on === 'deploy-phase-begins'
}

/** Is this an ability of a card in play, so that the condition can hold? */
export function standsInPlay(b: Borne, is: string, path: string): boolean {
  if (isInPlay(b.type)) return true
  b.say(path, `${a(b.type)} is not in play, so ${is} never holds`)
  return false
}
