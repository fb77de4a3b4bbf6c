import type { Flow } from '@redoubt/kernel'
import { speak } from '../abilities/meaning.ts'
import { effectsFlow } from './effects.ts'
import { holds } from './holds.ts'
import { means } from './select.ts'
import { WORDS, wordNamed } from './words/index.ts'

/** The language of the cards, told to the rules that ask what its words mean. */
speak({
  holds,
  means,
  hurts: (g, use, e) => wordNamed(e.op).hurts?.(g, use, e) ?? [],
  matters: (g, use, ability, e) => holds(g, use, e.if) && (wordNamed(e.op).matters?.(g, use, e, ability) ?? true),
})

/** The procedures that words bring along. */
export const languageFlows: readonly Flow[] = [effectsFlow, ...new Set(WORDS.flatMap(word => word.flows ?? []))]
