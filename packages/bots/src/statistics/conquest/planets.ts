import type { ConquestEvent } from '@redoubt/conquest'
import { count } from '../counts.ts'
import type { Statistic } from '../statistic.ts'

/** Planets claimed, and by whom. */
export const planets: Statistic<ConquestEvent> = counts => event => {
  if (event.type === 'claim') count(counts, [event.planet, event.seat])
}
