import { type DoomState, INVADER } from '@redoubt/doom'
import { featuresOf, namesOf } from './features.ts'
import { WEIGHTS } from './weights.ts'

/**
 * A way of 20 movement points to the work that is left costs at least so much. Veterans always walk towards it, so that their
 * matches hardly tell.
 */
const FAR: Readonly<Record<string, number>> = { way: -0.4, walk: -0.4 }

/** How well the marines stand: 0 is lost, 1 is won. */
export function marinesStand(g: DoomState): number {
  if (g.outcome) return g.outcome.winners.includes(INVADER) ? 0 : 1
  const found = featuresOf(g)
  if (!found) return 0.5
  const { objective, features } = found
  const weights = WEIGHTS.objectives[objective]!
  let sum = WEIGHTS.missions[`${g.rulings.mission}/${g.marines.length}`] ?? 0
  namesOf(objective).forEach((name, n) => {
    sum += Math.min(weights[name]!, FAR[name] ?? Number.POSITIVE_INFINITY) * features[n]!
  })
  return 0.02 + 0.96 / (1 + Math.exp(-sum))
}
