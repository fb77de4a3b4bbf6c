import type { Use } from '../../abilities/use.ts'
import { figureOf } from '../../match/figures.ts'
import type { Selector } from '../../match/said.ts'
import type { DoomState } from '../../match/state.ts'
import { isGround } from '../../rules/movement.ts'
import { candidates } from '../select.ts'

/** Figures onto whose space one may move: not those that hover where nobody on foot can stand or leave again. */
export function moveOntoTargets(g: DoomState, use: Use, to: Selector): string[] {
  return candidates(g, use, to).filter(id => isGround(g, figureOf(g, id).at[0]!))
}
