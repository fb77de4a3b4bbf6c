import type { Effort, Pairing } from '@redoubt/bots'

/** All that settles what is played: equal runs have equal results, however and wherever they are played. */
export interface Run {
  kinds: readonly Pairing[]
  /** Matches of each kind. */
  games: number
  seed: string
  effort: Effort
}

/** One match to be played. */
export interface Task {
  pairing: Pairing
  seed: string
  index: number
  effort: Effort
}

export const sizeOf = ({ kinds, games }: Run): number => kinds.length * games

/** The matches of a run are numbered: first those of the first kind, then those of the second, … */
export function taskOf({ kinds, games, seed, effort }: Run, number: number): Task {
  return { pairing: kinds[Math.floor(number / games)]!, seed, index: number % games, effort }
}

/** What was played, by kind; a run that was stopped has fewer. */
export function byKind<T>({ kinds, games }: Run, results: ReadonlyArray<T | undefined>): T[][] {
  return kinds.map((_, k) => results.slice(k * games, (k + 1) * games).filter(result => result !== undefined))
}
