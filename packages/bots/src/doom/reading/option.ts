import type { DoomDecision, DoomOption } from '@redoubt/doom'

/** Whoever is asked sees the options. */
export const optionsOf = (decision: DoomDecision): readonly DoomOption[] => decision.options!

/** Adds one to the best so many, which are in order; of equals whoever came first is better. */
export function addInOrder<T extends { sum: number }>(list: T[], one: T, most: number): void {
  let at = list.length
  while (at > 0 && list[at - 1]!.sum < one.sum) at--
  if (at >= most) return
  if (list.length === most) list.pop()
  list.splice(at, 0, one)
}

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
