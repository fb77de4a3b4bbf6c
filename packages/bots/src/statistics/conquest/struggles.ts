import type { ConquestEvent } from '@redoubt/conquest'
import { count } from '../counts.ts'
import type { Statistic } from '../statistic.ts'

/** Command struggles by winner and by the rule that decided them. */
export const struggles: Statistic<ConquestEvent> = counts => event => {
  if (event.type === 'struggle') count(counts, [event.winner ?? 'nobody', event.rule])
}
