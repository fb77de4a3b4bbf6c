import type { Entry, MatchSave } from '@redoubt/host'
import { type AnyGame, commitment, type Milestone, type Outcome, type Since } from '@redoubt/kernel'
import type { Match } from '../../store/index.ts'

/** What a match is resumed with: its record, folded from what was written down. */
export function savedMatch(
  game: AnyGame,
  { rules, seed }: Match,
  options: unknown,
  entries: readonly Entry[],
): { save: MatchSave; seq: number; auto: boolean[]; entries: readonly Entry[] } {
  const { decisions, auto, rounds, since, forfeit } = fold(entries)
  const save: MatchSave = {
    ...{ format: 1, game: game.id, rules, options, commitment: commitment(seed!), seed: seed!, decisions, rounds },
    ...(since ? { since } : {}),
    ...(forfeit ? { forfeit } : {}),
  }
  return { save, seq: entries.at(-1)!.seq + 1, auto, entries }
}

/** What is left of the entries after every take-back. */
function fold(entries: readonly Entry[]) {
  const decisions: string[] = []
  const auto: boolean[] = []
  let rounds: Milestone[] = []
  let since: Since | null = null
  let forfeit: Outcome | null = null
  const cut = (made: number) => {
    decisions.length = auto.length = made
    rounds = rounds.filter(({ at }) => at <= made)
  }
  for (const entry of entries)
    if ('key' in entry) {
      decisions.push(entry.key)
      auto.push(entry.auto ?? false)
      if (entry.round) rounds.push({ at: decisions.length, ...entry.round })
    } else if ('takeBack' in entry) cut(entry.takeBack)
    else if ('since' in entry) {
      cut(entry.since.at)
      rounds = [] // of other rules
      since = entry.since
    } else forfeit = entry.forfeit
  return { decisions, auto, rounds, since, forfeit }
}
