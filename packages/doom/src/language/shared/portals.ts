import { missionOf } from '../../board/map.ts'
import { emit } from '../../match/events.ts'
import { contentOf } from '../../match/figures.ts'
import type { DoomState } from '../../match/state.ts'

export function addThreat(g: DoomState, amount: number): void {
  g.invader.threat += amount
  emit('threat', { change: amount, total: g.invader.threat })
}

/** Does the threat card leave portals on the map that have summoned? */
export function staysOpen(g: DoomState): boolean {
  return contentOf(g).threats[missionOf(g).threat.card]?.portalsDiscarded === false
}
