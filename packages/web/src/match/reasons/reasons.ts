import type { HostEvent } from '@redoubt/host'
import type { LoggedEvent } from '../../screen/match.ts'

export type Given = Extract<HostEvent, { type: 'reason' }> & { n: number }

/** Older ones nobody asks for. */
const MOST = 8

/** Why bots decided as they did, since an entry of the log: the latest, each once, the oldest of them first. */
export function reasonsIn(log: readonly LoggedEvent[], since = 0): Given[] {
  const found: Given[] = []
  const heard = new Set<string>()
  for (let i = log.length - 1; i >= 0 && found.length < MOST; i--) {
    const { n, event } = log[i]!
    if (n < since || event.type === 'taken-back') break
    if (event.type !== 'reason') continue
    const given = event as Extract<HostEvent, { type: 'reason' }>
    const said = JSON.stringify(given)
    if (heard.has(said)) continue
    heard.add(said)
    found.push({ ...given, n })
  }
  return found.reverse()
}
