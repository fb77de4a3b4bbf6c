import { type DoomState, INVADER } from '@redoubt/doom'
import { featuresOf, namesOf } from './features.ts'
import { WEIGHTS } from './weights.ts'

/** How well the marines stand: 0 is lost, 1 is won. */
export function marinesStand(g: DoomState): number {
  if (g.outcome) return g.outcome.winners.includes(INVADER) ? 0 : 1
  const found = featuresOf(g)
  if (!found) return 0.5
  const { objective, features } = found
  const weights = WEIGHTS.objectives[objective]!
  let sum = WEIGHTS.missions[`${g.rulings.mission}/${g.marines.length}`] ?? 0
  namesOf(objective).forEach((name, n) => {
    sum += weights[name]! * features[n]!
  })
  return 0.02 + 0.96 / (1 + Math.exp(-sum))
}
