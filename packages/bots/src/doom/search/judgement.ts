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
  const sum = marinesLead(g)
  return sum === null ? 0.5 : 0.02 + 0.96 / (1 + Math.exp(-sum))
}

/** The same in log odds, of a match that goes on; null before there is a board. */
export function marinesLead(g: DoomState): number | null {
  const found = featuresOf(g)
  if (!found) return null
  const { assignment, features } = found
  const weights = WEIGHTS.assignments[assignment]
  let sum = WEIGHTS.missions[`${g.rulings.mission}/${g.marines.length}`] ?? 0
  namesOf(assignment).forEach((name, n) => {
    sum += Math.min(weights[name]!, FAR[name] ?? Number.POSITIVE_INFINITY) * features[n]!
  })
  return sum
}
