import type { Use } from '../abilities/use.ts'
import type { DoomState } from '../match/state.ts'
import { byName } from './by-name.ts'
import type { Condition } from './condition.ts'
import { CONDITIONS } from './conditions/index.ts'

const named = byName(CONDITIONS, 'cond')

/** Do all of these hold? */
export function holds(g: DoomState, use: Use, conditions: readonly Condition[] | undefined): boolean {
  if (conditions)
    for (let i = 0; i < conditions.length; i++) {
      const c = conditions[i]!
      if (!named(c.cond).holds(g, use, c as never)) return false
    }
  return true
}
