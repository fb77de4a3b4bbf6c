import type { DoomEvent } from '@redoubt/doom'
import { count } from '../counts.ts'
import type { Statistic } from '../statistic.ts'

/** What became of cards: played, revealed to defend, spent on a sprint. */
export const cards: Statistic<DoomEvent> = counts => event => {
  if (event.type === 'played' || event.type === 'event-card' || event.type === 'glory-card')
    count(counts, [event.card, 'played'])
  else if (event.type === 'defense' && event.card !== null) count(counts, [event.card, 'defense'])
  else if (event.type === 'sprint') count(counts, [event.card, 'sprint'])
}
