import type { ConquestEvent } from '@redoubt/conquest'
import { count } from '../counts.ts'
import type { Statistic } from '../statistic.ts'
import { designOfCopy } from './design.ts'

/** What became of cards: deployed or played, discarded as a shield, destroyed. */
export const cards: Statistic<ConquestEvent> = counts => event => {
  if (event.type === 'play' || event.type === 'enter') count(counts, [designOfCopy(event.card), 'played'])
  else if (event.type === 'shield') count(counts, [designOfCopy(event.card), 'shield'])
  else if (event.type === 'destroy') count(counts, [designOfCopy(event.card), 'destroyed'])
}
