import { type Chance, fastRandom, nextUint32 } from '@redoubt/kernel'

/**
 * Simultaneous perturbation stochastic approximation (Spall 1992): all figures are moved a little at once, each up or down by
 * chance, the two opposite moves are compared on the same work, and every figure goes a step the way that did better. Two
 * measurements a step, however many figures there are.
 */
export interface Climb {
  /** Where it has come to; figures by name, as logarithms of what they are multiplied by. */
  at: Record<string, number>
  /** Steps made. */
  step: number
}

export interface ClimbTerms {
  /** How far the first step may go, and how far apart the first comparison is. */
  stride: number
  reach: number
  /** Steps that count as already made, so that the first ones are not too bold. */
  calm: number
}

export const CLIMB_TERMS: ClimbTerms = { stride: 2, reach: 0.3, calm: 10 }

/** How fast strides and comparisons shrink, as Spall recommends. */
const SHRINK = { stride: 0.602, reach: 0.101 }

export const climbFrom = (names: readonly string[]): Climb => ({
  at: Object.fromEntries(names.map(name => [name, 0])),
  step: 0,
})

/** The two ends to compare in the next step. The same seed and step give the same ends. */
export function ends(climb: Climb, seed: string, { reach }: ClimbTerms = CLIMB_TERMS) {
  const chance: Chance = { random: fastRandom(`${seed} ${climb.step}`) }
  const far = reach / (climb.step + 1) ** SHRINK.reach
  const way = Object.fromEntries(
    Object.keys(climb.at).map(name => [name, nextUint32(chance.random) % 2 === 0 ? far : -far]),
  )
  const moved = (sign: 1 | -1) =>
    Object.fromEntries(Object.entries(climb.at).map(([name, at]) => [name, at + sign * way[name]!]))
  return { way, plus: moved(1), minus: moved(-1) }
}

/** One step, given how much better the plus end did than the minus end. */
export function climbed(
  climb: Climb,
  way: Readonly<Record<string, number>>,
  better: number,
  { stride, calm }: ClimbTerms = CLIMB_TERMS,
): Climb {
  const gain = stride / (climb.step + 1 + calm) ** SHRINK.stride
  const at = Object.fromEntries(
    Object.entries(climb.at).map(([name, x]) => [name, x + (gain * better) / (2 * way[name]!)]),
  )
  return { at, step: climb.step + 1 }
}
