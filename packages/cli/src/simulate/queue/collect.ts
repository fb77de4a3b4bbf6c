import type { Play } from '../play.ts'
import { program } from '../program.ts'
import type { Terms } from '../terms.ts'
import { openDesk } from './desk.ts'
import { jobsOf, runName } from './job.ts'
import { rest } from './rest.ts'

const LOOK = 500
/** Without any result for so long, people want to know why. */
const SILENCE = 30_000

export interface QueueOptions {
  url: string
  /** Seconds of silence after which a worker is given up. */
  lease: number
  warn(text: string): void
}

/** Puts a run into the queue and waits until workers have played it. */
export const playOnQueue =
  ({ url, lease, warn }: QueueOptions, terms: Terms): Play =>
  async (run, todo, keep, stop) => {
    if (todo.length === 0) return
    const desk = await openDesk(url, warn)
    try {
      const name = runName(terms)
      const jobs = jobsOf(name, run, todo)
      const wanted = new Set(todo)
      const known = new Set<number>()
      const collect = async () => {
        for (const made of await desk.collect(name, known)) {
          known.add(made.first)
          if ('failed' in made) throw new Error(`A match failed on a worker: ${made.failed}`)
          made.results.forEach((result, i) => {
            if (wanted.has(made.first + i)) keep(made.first + i, result)
          })
        }
      }
      await collect()
      await desk.post(
        jobs.filter(job => !known.has(job.first)),
        lease,
      )
      let heard = performance.now()
      while (known.size < jobs.length && !stop.aborted) {
        const before = known.size
        await desk.expire()
        await collect()
        const now = performance.now()
        if (known.size > before) heard = now
        else if (now - heard > SILENCE) {
          warn(`Nothing yet. Is a worker of this build (${program()}) running? redoubt simulate --worker --queue …\n`)
          heard = now
        }
        if (known.size < jobs.length) await rest(LOOK, stop)
      }
      if (!stop.aborted) await desk.clear(name, jobs)
    } finally {
      await desk.close()
    }
  }
