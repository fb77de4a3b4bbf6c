import type { Timing } from './timings.ts'

/** The moment an effect names, if it names one; elsewhere `at` is a place. */
export const timeOf = (e: object): Timing | undefined =>
  'at' in e && typeof e.at === 'string' ? (e.at as Timing) : undefined
