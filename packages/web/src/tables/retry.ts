/** Milliseconds until the next try: each time twice as many, up to the most. */
export interface Patience {
  first: number
  most: number
}

export const PATIENCE: Patience = { first: 1000, most: 30_000 }

interface Retry {
  /** Tries again after a while. */
  later(): void
  /** It has worked, or is no longer wanted: the next failure begins with a short wait. */
  rest(): void
}

export function retry(work: () => void, { first, most }: Patience): Retry {
  let wait = first
  let timer: ReturnType<typeof setTimeout> | undefined
  return {
    later: () => {
      clearTimeout(timer)
      timer = setTimeout(work, wait)
      wait = Math.min(most, wait * 2)
    },
    rest: () => {
      clearTimeout(timer)
      wait = first
    },
  }
}
