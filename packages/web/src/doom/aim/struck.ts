import type { DoomEvent } from '@redoubt/doom'
import type { LoggedEvent } from '../../match/match.ts'

/** Has the figure attacked since its activation began? After something was taken back nobody knows: then yes. */
export function hasStruck(figure: string | null, log: readonly LoggedEvent[]): boolean {
  for (let n = log.length - 1; n >= 0; n--) {
    const event = log[n]!.event as DoomEvent | { type: 'taken-back' }
    if (event.type === 'taken-back') return true
    if (event.type === 'attack' && event.attacker === figure) return true
    if (event.type === 'activation') return event.figure !== figure
  }
  return true
}
