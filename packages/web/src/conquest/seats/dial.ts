import type { Conquest } from '@redoubt/conquest'
import type { Seat } from '@redoubt/kernel'
import type { Match } from '../../screen/match.ts'

/** A dial is set and not yet revealed, as the events tell. */
export function dialIsSet({ view, log }: Match<Conquest>, seat: Seat): boolean {
  if (view.phase !== 'command') return false
  for (let i = log.length - 1; i >= 0; i--) {
    const { event } = log[i]!
    if (event.type === 'commit' || event.type === 'phase') return false
    if (event.type === 'chosen' && event.seat === seat) return true
  }
  return false
}
