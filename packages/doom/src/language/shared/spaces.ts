import { boardOf, tableOf } from '../../board/positions.ts'
import type { DoomState, Figure } from '../../match/state.ts'
import { moverOf } from '../../rules/mover.ts'

/** Spaces next to a small figure, by its own way of moving. */
export function nextTo(g: DoomState, f: Figure, table = tableOf(g)): number[] {
  const { start, to } = moverOf(g, f).flying ? table.fly : table.walk
  return Array.from(to.subarray(start[f.at[0]!], start[f.at[0]! + 1]))
}

/** The same offer for each of several spaces. */
export const onSpaces = <C>(g: DoomState, offered: (to: string) => C, spaces: readonly number[]): C[] =>
  spaces.map(space => offered(boardOf(g).name(space)))
