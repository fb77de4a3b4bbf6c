import type { Ability, Condition, Effect, Selector } from '../match/said.ts'
import type { DoomState, Figure } from '../match/state.ts'
import type { Use } from './use.ts'

/**
 * What the words of cards mean, for the rules that ask. Words carry out rules and rules ask what words mean, so the language
 * is told to the abilities when the game is put together (decision 0004).
 */
interface Meaning {
  holds(g: DoomState, use: Use, conditions: readonly Condition[] | undefined): boolean
  matters(g: DoomState, use: Use, ability: Ability, effect: Effect): boolean
  hurts(g: DoomState, use: Use, effect: Effect): string[]
  means(g: DoomState, use: Use, who: Selector, figure: Figure): boolean
}

let meaning: Meaning

export function speak(language: Meaning): void {
  meaning = language
}

/** Do all of these hold? */
export function holds(g: DoomState, use: Use, conditions: readonly Condition[] | undefined): boolean {
  return conditions === undefined || meaning.holds(g, use, conditions)
}

/** Could this effect change anything? */
export function matters(g: DoomState, use: Use, ability: Ability, effect: Effect): boolean {
  return meaning.matters(g, use, ability, effect)
}

/** Figures that an effect would damage. */
export function hurts(g: DoomState, use: Use, effect: Effect): string[] {
  return meaning.hurts(g, use, effect)
}

/** Does a selector mean this figure? */
export function means(g: DoomState, use: Use, who: Selector, figure: Figure): boolean {
  return meaning.means(g, use, who, figure)
}
