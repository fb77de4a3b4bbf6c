import type { ChanceGame } from './terms.ts'

/** The weights of `termsOf`, in log odds: written by soak/calibration.ts. */
export const FITTED: Readonly<Record<ChanceGame, readonly number[]>> = {
  doom: [-0.121, 0.526, 0.112, 0.152],
  conquest: [0.405, 0.533, 0.08, 0.167, -0.231],
}
