import { monitorEventLoopDelay } from 'node:perf_hooks'

/** What was done in a second, and how long one took. */
export interface Rate {
  perSecond: number
  p50: number
  p99: number
  /** Delay of the event loop, 99th percentile. */
  loop: number
}

/** So many who do it again and again, each when the last is done; for so many seconds after a quarter of them as warm-up. */
export async function during(many: number, seconds: number, work: (n: number) => Promise<void>): Promise<Rate> {
  const began = performance.now()
  const [from, to] = [began + 250 * seconds, began + 1250 * seconds]
  const times: number[] = []
  const one = async (n: number) => {
    for (let start = performance.now(); start < to; ) {
      await work(n)
      const end = performance.now()
      if (start >= from) times.push(end - start)
      start = end
    }
  }
  const delay = monitorEventLoopDelay({ resolution: 2 })
  delay.enable()
  await Promise.all(Array.from({ length: many }, (_, n) => one(n)))
  delay.disable()
  times.sort((a, b) => a - b)
  const at = (part: number) => times[Math.floor(times.length * part)] ?? 0
  return { perSecond: times.length / seconds, p50: at(0.5), p99: at(0.99), loop: delay.percentile(99) / 1e6 }
}
