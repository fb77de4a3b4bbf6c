import { type Counts, type Facts, gameOf, type Result, sum, type Tally } from '@redoubt/bots'
import type { Run } from '../run.ts'
import type { Voice } from './names.ts'

/** What a report is made of. */
export interface Data {
  run: Run
  /** By kind. */
  played: readonly (readonly Result[])[]
  table: readonly Tally[]
  voice: Voice
}

export const allResults = ({ played }: Data): Result[] => played.flat()

export const gameOfRun = ({ run }: Data): 'doom' | 'conquest' => gameOf(run.kinds[0]!)

/** One statistic summed up over matches. */
export const factOf = (results: readonly Result[], name: keyof Facts & string): Counts =>
  sum(results.map(result => result.facts[name] ?? {}))

/** Names with their numbers, the greatest first; equals by name, so that the page is always the same. */
export function ranked(entries: Iterable<[name: string, value: number]>): [name: string, value: number][] {
  return [...entries].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
}

/** The number under a name two levels deep. */
export const numberIn = (counts: Counts, first: string, second: string): number => {
  const inner = counts[first]
  const value = typeof inner === 'object' ? inner[second] : undefined
  return typeof value === 'number' ? value : 0
}
