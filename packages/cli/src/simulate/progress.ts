import type { Io } from '../io.ts'

const WIDE = 24

/**
 * "[####----] 120 of 1040 matches, 2 min left" on the error stream: redrawn in place on a terminal, a line every few
 * seconds elsewhere.
 */
export function progress(all: number, already: number, io: Io): { more(): void; end(): void } {
  const start = performance.now()
  const often = io.live ? 200 : 5000
  let made = 0
  let told = start
  const bar = () => {
    const full = Math.round((WIDE * (already + made)) / all)
    return `[${'#'.repeat(full)}${'-'.repeat(WIDE - full)}] ${already + made} of ${all} matches`
  }
  const say = (sentence: string) => {
    const text = io.told?.(sentence) ?? sentence
    io.warn(io.live ? `\r${text}\x1b[K` : `${text}\n`)
  }
  return {
    more: () => {
      made++
      const now = performance.now()
      if (now - told < often || already + made === all) return
      told = now
      say(`${bar()}, ${span(((now - start) / made) * (all - already - made))} left`)
    },
    end: () => {
      if (told === start) return // too quick to be worth a line
      const took = performance.now() - start
      const rate = Math.round((60_000 * made) / took)
      say(`${made} matches in ${span(took)}, ${rate} a minute`)
      if (io.live) io.warn('\n')
    },
  }
}

const span = (ms: number): string => (ms < 90_000 ? `${Math.ceil(ms / 1000)} s` : `${Math.round(ms / 60_000)} min`)
