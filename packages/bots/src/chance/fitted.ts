import type { ChanceGame } from './terms.ts'

/** The weights of `termsOf`, in log odds: written by soak/calibration.ts. */
export const FITTED: Readonly<Record<ChanceGame, readonly number[]>> = {
  doom: [0.134, 0.329, -0.149, 0.702],
  conquest: [0.405, 0.533, 0.08, 0.167, -0.231],
}
