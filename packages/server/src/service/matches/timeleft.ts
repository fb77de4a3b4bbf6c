import type { ClockSettings, TimeLeft } from '@redoubt/host'
import type { ClockTerms } from '@redoubt/protocol'
import type { Store, Table } from '../../store/index.ts'
import type { Sheet } from '../tables/sheet.ts'
import { SILENT, TTL } from './leases.ts'

interface Remaining {
  /** What everybody has left; missing if nobody has a clock. */
  left?: TimeLeft
  /** No server ran the match for a while, and that time is nobody's; missing if no clock runs. */
  isOwed?: boolean
}

/**
 * What everybody has left. It runs by the time of day for whoever is to decide, from the last decision on; but while no server
 * ran a match that one should have run, it stood still.
 */
export async function remaining(
  { store, node, now }: { store: Store; node: string; now(): number },
  { match, seats }: Table,
  lastDecision: number,
): Promise<Remaining> {
  const { terms, paused, clockFrom = 0 } = match.terms as Sheet
  const { clocks } = clockSettings(terms.clock)
  if (!clocks) return {}
  const left = Object.fromEntries(seats.map(({ seat, clockLeft }) => [seat, clockLeft ?? clocks.time]))
  const decider = match.waitsFor
  if (decider === null || paused) return { left }
  const ran = await ranUntil(match.id)
  const spent = Math.max(0, ran - Math.max(lastDecision, clockFrom))
  return { left: { ...left, [decider]: Math.max(0, left[decider]! - spent) }, isOwed: ran < now() }

  /** Until when the clock of this match counts: now, unless whoever ran it has died or was put aside. */
  async function ranUntil(id: string): Promise<number> {
    const lease = await store.leases.get(id)
    if (!lease || lease.node === node) return now()
    if (lease.node === '') return Math.min(now(), lease.until)
    const last = lease.seen ?? lease.until - TTL
    return last + SILENT > now() ? now() : last
  }
}

export function clockSettings(terms: ClockTerms): { clocks?: ClockSettings } {
  if (terms === 'none') return {}
  if ('perTurn' in terms) return { clocks: { time: terms.perTurn, perTurn: true, onFlag: terms.onFlag } }
  const { time, increment, onFlag } = terms
  return { clocks: { time, increment, onFlag } }
}
