import type { EffectOf } from '@redoubt/doom/content'
import type { Situation } from '../reading/situation.ts'

/** May demons open doors here and now? */
export function demonsOpen(s: Situation): boolean {
  return !s.orders.shut.some(e => isInForce(s, e))
}

/** As far as that hangs on portals. */
function isInForce({ view: { portals } }: Situation, { until, if: needs = [] }: EffectOf<'forbid'>): boolean {
  if (until === 'no-portal-on-map' && portals.length === 0) return false
  return needs.every(need => {
    if (need.cond !== 'portalsOnMap') return true
    const there = portals.filter(p => need.state === 'any' || p.up === (need.state === 'face-up')).length
    return there >= (need.min ?? 0) && there <= (need.max ?? there)
  })
}
