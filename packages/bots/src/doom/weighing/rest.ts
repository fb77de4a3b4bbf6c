import type { Walk } from '../walking/walk.ts'
import type { Mind } from './mind.ts'

/** Farther than this is all the same. */
export const MOST_STEPS = 60

/** The best place to end with so many points, worth and all. */
export function resting(m: Mind, w: Walk, points: number): { place: number; worth: number } {
  let place = w.from
  let worth = restWorth(m, w.from, points) + 0.02
  for (let to = 0; to < w.cost.length; to++) {
    const cost = w.cost[to]!
    if (cost > points || to === w.from) continue
    const value = restWorth(m, to, points - cost) - 0.01 * cost
    if (value > worth) {
      worth = value
      place = to
    }
  }
  return { place, worth }
}

/** What ending in a space is worth with so many points to spare. They matter only where a goal is. */
export function restWorth(m: Mind, space: number, spare: number): number {
  const known = m.rest[space]!
  if (!Number.isNaN(known)) return known
  let worth = 0
  let always = true
  for (const goal of m.goals()) {
    const far = goal.field[space]!
    worth -= goal.step * Math.min(far, MOST_STEPS)
    if (far === 0) {
      always = false
      if (spare >= goal.spare) worth += goal.there
    }
  }
  worth += (m.prizes.get(space) ?? 0) - m.fear(space)
  if (always) m.rest[space] = worth
  return worth
}
