import type { Use } from '../abilities/use.ts'
import type { Condition } from '../match/said.ts'
import type { DoomState } from '../match/state.ts'
import { conditionNamed } from './conditions/index.ts'

/** Do all of these hold? */
export function holds(g: DoomState, use: Use, conditions: readonly Condition[] | undefined): boolean {
  if (conditions)
    for (let i = 0; i < conditions.length; i++) {
      const c = conditions[i]!
      if (!conditionNamed(c.cond).holds(g, use, c)) return false
    }
  return true
}
