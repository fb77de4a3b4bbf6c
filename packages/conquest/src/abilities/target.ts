import type { Ability } from '../match/said.ts'
import type { ConquestState } from '../match/state.ts'
import { candidates, couldChange, payable } from './meaning.ts'
import type { Use } from './use.ts'

/**
 * Can the choices from number `i` on be made so that all costs can be paid and the effect could change something?
 * (CQ-0.5, CQ-11.15 step 1.) Once the costs are paid they no longer matter.
 */
export function completable(g: ConquestState, ability: Ability, use: Use, i: number, paid: boolean): boolean {
  const target = ability.targets[i]
  if (!target) return (paid || allPayable(g, ability, use)) && couldChange(g, use, ability.effect)
  let possible = false
  for (const pick of candidates(g, use, target)) {
    use.picks[target.ref] = pick
    possible = completable(g, ability, use, i + 1, paid)
    if (possible) break
  }
  use.picks[target.ref] = undefined // not `delete`, which is slow and makes the object slow
  return possible
}

function allPayable(g: ConquestState, ability: Ability, use: Use): boolean {
  for (const cost of ability.cost) if (!payable(g, use, cost)) return false
  return true
}

/** The candidates with which the ability can still do something. */
export function answersTo(g: ConquestState, ability: Ability, use: Use, i: number, paid: boolean): number[] {
  const target = ability.targets[i]!
  return candidates(g, use, target).filter(pick => {
    use.picks[target.ref] = pick
    const possible = completable(g, ability, use, i + 1, paid)
    use.picks[target.ref] = undefined
    return possible
  })
}
