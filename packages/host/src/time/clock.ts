/** Time as the host sees it, in milliseconds. Injected, so that tests decide how late it is. */
export interface Clock {
  now(): number
  /** Runs `work` once, later, never at once. Returns how to call it off. */
  after(ms: number, work: () => void): () => void
}

/** A longer wait overflows the timers of browsers and Node, which then fire at once. */
const LONGEST = 2 ** 31 - 1

/** The real time, in a browser, in a worker and in Node. */
export const systemClock: Clock = {
  // Not the time of day: that jumps when somebody sets it.
  now: () => Math.floor(performance.now()),
  after: (ms, work) => {
    const timer = setTimeout(work, Math.min(Math.max(0, ms), LONGEST))
    return () => clearTimeout(timer)
  },
}
