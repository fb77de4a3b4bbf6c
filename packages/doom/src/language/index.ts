import type { Flow } from '@redoubt/kernel'
import { speak } from '../abilities/meaning.ts'
import { byName } from './by-name.ts'
import { effectsFlow } from './effects.ts'
import { holds } from './holds.ts'
import { means } from './select.ts'
import { WORDS } from './words/index.ts'

/** The language of the cards, told to the rules that ask what its words mean. */

const named = byName(WORDS, 'op')

speak({
  holds,
  means,
  hurts: (g, use, e) => named(e.op).hurts?.(g, use, e as never) ?? [],
  matters: (g, use, ability, e) => holds(g, use, e.if) && (named(e.op).matters?.(g, use, e as never, ability) ?? true),
})

/** The procedures that words bring along. */
export const languageFlows: readonly Flow[] = [
  effectsFlow as unknown as Flow,
  ...new Set(WORDS.flatMap(word => word.flows ?? [])),
]
