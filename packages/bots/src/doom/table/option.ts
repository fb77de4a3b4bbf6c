import type { SeenDecision } from '@redoubt/kernel'

/** A choice as DOOM offers it to a seat. */
export interface Option {
  key: string
  do: string
  to?: string
  figure?: string
  card?: string
  n?: number | string
  cost?: number
  place?: number
  door?: number
}

export const optionsOf = (decision: SeenDecision): readonly Option[] => decision.options as unknown as readonly Option[]

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
