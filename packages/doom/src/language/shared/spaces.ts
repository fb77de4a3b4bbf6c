import { boardOf, tableOf } from '../../board/positions.ts'
import type { DoomChoice } from '../../match/choices.ts'
import type { DoomState, Figure } from '../../match/state.ts'
import { moverOf } from '../../rules/movement.ts'

/** Spaces next to a small figure, by its own way of moving. */
export function nextTo(g: DoomState, f: Figure, table = tableOf(g)): number[] {
  const { start, to } = moverOf(g, f).flying ? table.fly : table.walk
  return Array.from(to.subarray(start[f.at[0]!], start[f.at[0]! + 1]))
}

export const spaceChoices = (g: DoomState, word: string, spaces: readonly number[]): DoomChoice[] =>
  spaces.map(space => ({ do: word, to: boardOf(g).name(space) }))
