import type { Clock } from '../src/index.ts'

/** A clock that stands still until a test moves it. */
export interface TestClock extends Clock {
  /** Lets this much time pass; everything due happens in order. */
  pass(ms: number): void
  /** Lets everything due right now happen, and what becomes due by it. */
  settle(): void
  readonly waiting: number
}

/** More than any test needs: things that wake each other forever are a defect. */
const LIMIT = 100_000

export function testClock(): TestClock {
  let now = 0
  let count = 0
  let timers: Array<{ at: number; n: number; work: () => void }> = []
  const pass = (ms: number) => {
    const until = now + ms
    for (let i = 0; ; i++) {
      if (i > LIMIT) throw new Error('Something keeps waking itself.')
      const due = timers.filter(timer => timer.at <= until).sort((a, b) => a.at - b.at || a.n - b.n)[0]
      if (!due) break
      now = Math.max(now, due.at)
      timers = timers.filter(timer => timer !== due)
      due.work()
    }
    now = until
  }
  return {
    now: () => now,
    after: (ms, work) => {
      const timer = { at: now + Math.max(0, ms), n: count++, work }
      timers.push(timer)
      return () => {
        timers = timers.filter(other => other !== timer)
      }
    },
    pass,
    settle: () => pass(0),
    get waiting() {
      return timers.length
    },
  }
}
