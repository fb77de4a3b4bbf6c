import { finding } from '@redoubt/kernel'
import type { Standing } from '../standing.ts'
import { OWN_ATTACK, type Timing } from '../timings.ts'

interface Lasting {
  until?: string | undefined
  at?: Timing | undefined
  uses?: number | undefined
}

/** What stays is heard of again only at the moment it names, as often as it says. */
export function checkLasting(e: Lasting, heard: Timing, { ability, attack, say, idle }: Standing): void {
  const at = e.at ?? ability.timing
  if (e.until === undefined) {
    const waits = at !== ability.timing && !(attack && OWN_ATTACK.includes(at))
    if (waits) idle(['until'], finding`what waits for ${at} says until when: else it never ends`)
    return
  }
  if (at !== heard) say(['at'], finding`what stays is counted at ${heard}`)
  else if (e.at === undefined) idle(['at'], finding`what stays says when it is counted: ${heard}`)
  if (e.uses !== undefined && at === ability.timing)
    idle(['uses'], finding`uses are counted only of what is laid down before ${heard}`)
}
