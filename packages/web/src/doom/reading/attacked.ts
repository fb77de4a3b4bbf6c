import type { Doom } from '@redoubt/doom'
import type { LoggedEvent } from '../../screen/match.ts'

/** Has the figure attacked since its activation began? Null where the log does not tell, as after something was taken back. */
export function hasAttacked(figure: string | null, log: ReadonlyArray<LoggedEvent<Doom>>): boolean | null {
  for (let n = log.length - 1; n >= 0; n--) {
    const { event } = log[n]!
    if (event.type === 'taken-back') return null
    if (event.type === 'attack' && event.attacker === figure) return true
    if (event.type === 'activation') return event.figure === figure ? false : null
  }
  return null
}
