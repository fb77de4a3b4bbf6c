import type { Doom, DoomEvent } from '@redoubt/doom'
import type { LoggedEvent } from '../../screen/match.ts'

/** An attack that is being told: who, on whom. */
export interface Duel {
  attacker: string
  defender: string
}

/** What ends the interest in an attack. */
const CLOSING: readonly string[] = [
  'round',
  'initiative',
  'activation',
  'activation-end',
  'step',
  'group',
  'portal',
] satisfies readonly DoomEvent['type'][]
/** An attack with all its answers is not longer than this. */
const FAR = 60

/** The attack on the table, from its first word until it is settled and shown. */
export function duelOf(log: ReadonlyArray<LoggedEvent<Doom>>, isIdle: boolean): Duel | null {
  for (let n = log.length - 1; n >= Math.max(0, log.length - FAR); n--) {
    const { event } = log[n]!
    if (event.type === 'attack') return { attacker: event.attacker, defender: event.defender }
    if (CLOSING.includes(event.type) || (isIdle && event.type === 'hits')) return null
  }
  return null
}
