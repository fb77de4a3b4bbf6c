import type { z } from 'zod'
import { CONDITIONS } from './conditions/index.ts'
import { cost } from './cost.ts'
import { DURATION, LIMIT } from './durations.ts'
import { NAMED_FIGURE } from './named-figures.ts'
import { query, spaceQuery } from './selector.ts'
import { TIMING } from './timings.ts'
import { GROUPS } from './word.ts'
import { WORDS } from './words/index.ts'

/** Lists of words by what may use them, all read off their declarations. */

export const MISSION_OPS: readonly string[] = WORDS.filter(word => word.mission).map(word => word.op)
export const MISSION_CONDITIONS: readonly string[] = CONDITIONS.filter(word => word.mission).map(word => word.cond)
/** Words that name things of one map, so no card can use them. */
export const MAP_WORDS: readonly string[] = [
  ...WORDS.filter(word => word.mapOnly).map(word => word.op),
  ...CONDITIONS.filter(word => word.mapOnly).map(word => word.cond),
]

const meanings = (words: Readonly<Record<string, { means: string }>>): Record<string, string> =>
  Object.fromEntries(Object.entries(words).map(([name, { means }]) => [name, means]))

const described = ({ shape }: z.ZodObject): Record<string, string> =>
  Object.fromEntries(Object.entries(shape).map(([name, field]) => [name, (field as z.ZodType).description ?? '']))

/** What every word of the language means: `content/vocabulary.json` and the reference are made of this. */
export const vocabulary = {
  timings: meanings(TIMING),
  ops: Object.fromEntries(
    GROUPS.flatMap(group =>
      WORDS.filter(word => word.group === group).map(({ op, means }) => [op, { group, meaning: means }]),
    ),
  ),
  conditions: Object.fromEntries(CONDITIONS.map(({ cond, means }) => [cond, means])),
  durations: DURATION,
  limits: LIMIT,
  costs: described(cost),
  selectors: { named: meanings(NAMED_FIGURE), keys: described(query) },
  places: described(spaceQuery),
}
