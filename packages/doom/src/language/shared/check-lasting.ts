import { finding } from '@redoubt/kernel'
import type { Ability } from '../../match/said.ts'
import type { Say } from '../standing.ts'
import type { Timing } from '../timings.ts'

/** What stays is heard of again only at the moment it names. */
export function checkLasting(
  { timing }: Ability,
  e: { until?: string | undefined; at?: Timing | undefined },
  heard: Timing,
  say: Say,
): void {
  if (e.until !== undefined && (e.at ?? timing) !== heard) say(['at'], finding`what stays is counted at ${heard}`)
}
