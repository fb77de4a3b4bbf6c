import { isMarine } from '../figures.ts'
import type { DoomState, Teleporter } from '../state.ts'

/** Active teleporters that an effect may turn: never the last one, never under a marine. */
export function openTeleporters(g: DoomState): Teleporter[] {
  const active = g.teleporters.filter(t => t.active)
  return active.filter(t => active.length > 1 && !g.figures.some(m => isMarine(m) && m.at.includes(t.at)))
}
