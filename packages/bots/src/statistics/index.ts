import type { Event, State } from '@redoubt/kernel'
import { conquestStatistics } from './conquest/index.ts'
import type { Counts } from './counts.ts'
import { doomStatistics } from './doom/index.ts'
import type { Statistic } from './statistic.ts'

export { type Counts, count, sum } from './counts.ts'
export { OTHER_DAMAGE } from './doom/index.ts'
export { conquestStatistics, doomStatistics }

/** What is counted in the matches of each game, by name. */
const STATISTICS = { doom: doomStatistics, conquest: conquestStatistics } as const

export type Facts = Record<string, Counts>

/** Counts a match while it is played: `hear` takes what everybody saw. */
export function watch(game: keyof typeof STATISTICS, state: State): { facts: Facts; hear(events: Event[]): void } {
  const facts: Facts = {}
  const ears = Object.entries(STATISTICS[game]).map(([name, statistic]) =>
    (statistic as Statistic<unknown>)((facts[name] = {}), state),
  )
  return {
    facts,
    hear: events => {
      for (const event of events) if (!event.to) for (const ear of ears) ear(event)
    },
  }
}
