import type { DoomEvent } from '@redoubt/doom'
import { count } from '../counts.ts'
import type { Statistic } from '../statistic.ts'
import { kindOf } from './kind.ts'

/** Who killed whom: first the killer, then the victim. */
export const kills: Statistic<DoomEvent> = counts => event => {
  if (event.type === 'killed') count(counts, [event.by === null ? 'nobody' : kindOf(event.by), kindOf(event.figure)])
}
