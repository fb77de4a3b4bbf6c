import type { Next } from '@redoubt/kernel'
import type { EffectStep } from '../content/vocabulary.ts'
import type { ConquestState } from '../state.ts'
import type { Use } from './use.ts'

/**
 * What the words of cards mean, for the rules that ask. Words carry out rules and rules ask what words mean, so the language
 * is told to the abilities when the game is put together (decision 0004).
 */
interface Meaning {
  matters(g: ConquestState, use: Use, step: EffectStep): boolean
  run(g: ConquestState, use: Use, step: EffectStep): Next
}

let meaning: Meaning

export function speak(language: Meaning): void {
  meaning = language
}

/** Could any of these steps change anything (CQ-0.5)? */
export function couldChange(g: ConquestState, use: Use, steps: readonly EffectStep[]): boolean {
  for (const step of steps) if (meaning.matters(g, use, step)) return true
  return false
}

export function carryOut(g: ConquestState, use: Use, step: EffectStep): Next {
  return meaning.run(g, use, step)
}
