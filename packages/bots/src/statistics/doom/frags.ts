import type { DoomEvent } from '@redoubt/doom'
import { count } from '../counts.ts'
import type { Statistic } from '../statistic.ts'

/** Frag tokens by the round in which the invader gained them. */
export const frags: Statistic<DoomEvent> = counts => {
  let round = 0
  let held = 0
  return event => {
    if (event.type === 'round') round = event.round
    if (event.type !== 'frag') return
    count(counts, [String(round)], event.total - held)
    held = event.total
  }
}
