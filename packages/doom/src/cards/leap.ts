import type { Selector } from '../content/selector.ts'
import { figureOf } from '../figures.ts'
import { isGround } from '../rules/movement.ts'
import type { DoomState } from '../state.ts'
import { candidates } from './select.ts'
import type { Use } from './use.ts'

/** Figures onto whose space one may move: not those that hover where nobody on foot can stand or leave again. */
export function leapTargets(g: DoomState, use: Use, to: Selector): string[] {
  return candidates(g, use, to).filter(id => isGround(g, figureOf(g, id).at[0]!))
}
