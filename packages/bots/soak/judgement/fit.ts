/** One position: where its figures stand in the list of weights, and what became of the match. */
export interface Sample {
  /** Weights that count by a feature: which, and the feature. */
  terms: ReadonlyArray<readonly [weight: number, value: number]>
  won: boolean
  /** How much it counts: the positions of one match are much alike. */
  share: number
}

const STEPS = 250
const PACE = 0.04

/** Logistic regression by gradient descent (Adam), every weight drawn towards 0 by its own strength. */
export function fit(samples: readonly Sample[], pull: readonly number[]): Float64Array {
  const size = pull.length
  const weights = new Float64Array(size)
  const drift = new Float64Array(size)
  const spread = new Float64Array(size)
  const slope = new Float64Array(size)
  const all = samples.reduce((sum, { share }) => sum + share, 0)
  for (let step = 1; step <= STEPS; step++) {
    slope.fill(0)
    for (const { terms, won, share } of samples) {
      const error = (chance(weights, terms) - Number(won)) * share
      for (const [n, value] of terms) slope[n]! += error * value
    }
    for (let n = 0; n < size; n++) {
      const down = (slope[n]! + pull[n]! * weights[n]!) / all
      drift[n] = 0.9 * drift[n]! + 0.1 * down
      spread[n] = 0.99 * spread[n]! + 0.01 * down * down
      const size = Math.sqrt(spread[n]! / (1 - 0.99 ** step)) + 1e-9
      weights[n]! -= (PACE * (step > (3 * STEPS) / 4 ? 0.3 : 1) * drift[n]!) / (1 - 0.9 ** step) / size
    }
  }
  return weights
}

export function chance(weights: Float64Array, terms: Sample['terms']): number {
  let sum = 0
  for (const [n, value] of terms) sum += weights[n]! * value
  return 1 / (1 + Math.exp(-sum))
}

/** Mean surprise at what became of the matches; a coin is surprised by 0.69. */
export function surprise(weights: Float64Array, samples: readonly Sample[]): number {
  let sum = 0
  let all = 0
  for (const { terms, won, share } of samples) {
    const p = Math.min(0.999, Math.max(0.001, chance(weights, terms)))
    sum -= share * Math.log(won ? p : 1 - p)
    all += share
  }
  return sum / all
}
