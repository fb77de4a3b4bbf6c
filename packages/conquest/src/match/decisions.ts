import { type AboutOf, type Asks, decide as ask, type Decide, type SeenDecisionOf } from '@redoubt/kernel'
import type { ConquestChoice, Offers } from './choices.ts'
import type { ChoiceName, TriggerWord } from './said.ts'

type Abilities = 'ability' | 'nthAbility'
type Deployments = 'deploy' | 'deployAt'

/** Everything that somebody decides in Conquest, besides what is done in windows. */
interface Questions {
  mulligan: Asks<'keep' | 'mulligan'>
  'deploy-turn': Asks<Deployments | Abilities | 'pass'>
  'reduce-cost': Asks<Abilities | 'pass', { card: string; cost: number }>
  commit: Asks<'commit'>
  bonus: Asks<'bonus', { planet: string }>

  // Battles.
  'combat-turn': Asks<'attack' | 'retreat' | 'pass', { planet: string }>
  defender: Asks<'defender' | 'area-effect', { attacker: string; atk: number }>
  shield: Asks<'shield' | 'pass', { unit: string; amount: number }>
  withdraw: Asks<'withdraw' | 'done', { planet: string }>
  'battle-ability': Asks<'battleAbility' | 'pass', { ability: string }>

  // Abilities.
  target: Asks<'chooseCard' | 'chooseArea', { ability: string; ref: ChoiceName }>
  'choose-option': Asks<'option', { ability: string }>
  search: Asks<'keepCard' | 'pass'>
  'order-bottom': Asks<'bottom'>
  'place-token': Asks<'placeToken'>
  'indirect-damage': Asks<'suffer'>
  'put-unit': Asks<'put' | 'none'>
}

/** Triggers with a window of their own: costs are reduced while a card is deployed, and a battle asks its winner itself. */
export type Answered = Exclude<TriggerWord, 'deploying-unit' | 'battle-won'>

interface Windows extends Record<`answer-${Answered}`, Asks<Abilities | 'pass', { on: Answered; card?: string }>> {
  action: Asks<Abilities | Deployments | 'pass'>
}

/** Kind → what it offers and what it is about. */
export type Decisions = Questions & Windows

export type ConquestDecisionKind = keyof Decisions

/** Asks somebody: the kernel's word, for the kinds, options and facts of Conquest alone. */
export const decide: Decide<Questions, Offers, ConquestChoice> = ask

/** A decision as it is seen: the seat that is asked sees its options and what it is about, the other does not. */
export type ConquestDecision = SeenDecisionOf<Decisions, Offers>

/** What a decision is about, whichever it is: what it does not say is undefined. */
export type ConquestAbout = AboutOf<Decisions>
