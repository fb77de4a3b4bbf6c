import { isMarine } from '../match/figures.ts'
import type { EffectOf } from '../match/said.ts'
import type { DoomState, Teleporter } from '../match/state.ts'

/** Teleporters that an effect may turn to its state. */
export function turnable(g: DoomState, { state, restrict }: EffectOf<'setTeleporter'>): Teleporter[] {
  const closes = state === 'inactive'
  const last = g.teleporters.filter(t => t.active).length < 2
  return g.teleporters.filter(t => {
    if (t.active !== closes) return false
    if (restrict?.includes('not-last-active') && closes && last) return false
    return !restrict?.includes('no-marine-on-it') || !g.figures.some(m => isMarine(m) && m.at.includes(t.at))
  })
}
