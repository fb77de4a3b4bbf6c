import type { Entry } from '@redoubt/host'
import type { AnyGame, Outcome, State } from '@redoubt/kernel'

export type Head = ReturnType<typeof headAfter>

/** What the row of a match says of the position that an entry led to. */
export function headAfter(game: AnyGame, entry: Entry, after: State) {
  const outcome: Outcome | null = 'forfeit' in entry ? entry.forfeit : after.outcome
  const waitsFor = outcome ? null : (after.decision?.seat ?? null)
  return {
    ...{ made: after.seq, round: game.round?.(after) ?? 0, waitsFor, outcome, rules: game.rules },
    ...(outcome ? { status: 'over' as const } : {}),
  }
}
