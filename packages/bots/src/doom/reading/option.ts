import type { DoomDecision, DoomOption } from '@redoubt/doom'

/** Whoever is asked sees the options. */
export const optionsOf = (decision: DoomDecision): readonly DoomOption[] => decision.options!

/** The best by a measure; the first of equals. */
export function best<T>(list: readonly T[], worth: (one: T) => number): T | undefined {
  let top: T | undefined
  let most = Number.NEGATIVE_INFINITY
  for (const one of list) {
    const value = worth(one)
    if (value > most) {
      most = value
      top = one
    }
  }
  return top
}
