import { sweeping } from './sweeping.ts'

/** So many at once, and so many a second in the long run. */
interface Rate {
  burst: number
  perSecond: number
}

/** Counts what somebody does. One bucket for each name; those that are full again are forgotten. */
export interface Buckets {
  /** 0 if it may be done; else how many milliseconds to wait. */
  take(name: string, amount?: number): number
  readonly size: number
}

const SWEEP = 10_000

export function buckets({ burst, perSecond }: Rate, now: () => number): Buckets {
  const filled = new Map<string, { left: number; at: number }>()
  const level = ({ left, at }: { left: number; at: number }, then: number) =>
    Math.min(burst, left + ((then - at) * perSecond) / 1000)
  const kept = sweeping(SWEEP, () => {
    const at = now()
    for (const [name, one] of filled) if (level(one, at) >= burst) filled.delete(name)
    return filled.size > 0
  })
  return {
    take: (name, amount = 1) => {
      const at = now()
      const one = filled.get(name)
      const left = one ? level(one, at) : burst
      if (left < Math.min(amount, burst)) return Math.ceil(((Math.min(amount, burst) - left) * 1000) / perSecond)
      // What is larger than the bucket is paid for by waiting afterwards.
      if (one) {
        one.left = left - amount
        one.at = at
      } else filled.set(name, { left: left - amount, at })
      kept()
      return 0
    },
    get size() {
      return filled.size
    },
  }
}
