import type { ConquestEvent } from '@redoubt/conquest'
import { count } from '../counts.ts'
import type { Statistic } from '../statistic.ts'

/** Battles by winner. */
export const battles: Statistic<ConquestEvent> = counts => event => {
  if (event.type === 'battle-end') count(counts, [event.winner ?? 'nobody'])
}
