import { type DoomEvent, type DoomState, MARINES, matchNames } from '@redoubt/doom'
import { count } from '../counts.ts'
import type { Statistic } from '../statistic.ts'

/** Where marines and demons died; a large demon dies on each of its spaces in part. */
export const deaths: Statistic<DoomEvent, DoomState> = (counts, state) => {
  const names = matchNames(state)
  return event => {
    if (event.type !== 'killed') return
    const side = (MARINES as readonly string[]).includes(event.figure) ? 'marines' : 'demons'
    for (const space of event.at) count(counts, [side, names.space(space)], 1 / event.at.length)
  }
}
