import type { HostEvent } from '@redoubt/host'
import type { LoggedEvent } from '../match.ts'

export type Given = Extract<HostEvent, { type: 'reason' }> & { n: number }

/** Older ones nobody asks for. */
const MOST = 8

/** Why bots decided as they did, since an entry of the log: the latest, the oldest of them first. */
export function reasonsIn(log: readonly LoggedEvent[], since = 0): Given[] {
  const found: Given[] = []
  for (let i = log.length - 1; i >= 0 && found.length < MOST; i--) {
    const { n, event } = log[i]!
    if (n < since || event.type === 'taken-back') break
    if (event.type === 'reason') found.push({ ...(event as Extract<HostEvent, { type: 'reason' }>), n })
  }
  return found.reverse()
}
