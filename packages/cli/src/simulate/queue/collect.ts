import { Failure } from '../../io.ts'
import type { Play } from '../play.ts'
import { program } from '../program.ts'
import type { Terms } from '../terms.ts'
import { jobsOf, runName } from './job.ts'
import { openQueue } from './job-queue.ts'
import { untilItWorks } from './patience.ts'
import { rest } from './rest.ts'

const LOOK = 500
/** Without any result for so long, people want to know why. */
const SILENCE = 30_000
/** Milliseconds between two looks whether all jobs are still in the queue. */
const HEAL = 5000
/** So often may a match fail, on whatever worker, before the run gives up. */
const TRIES = 3

interface QueueOptions {
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
    const queue = await openQueue(url, warn, lease)
    const patient = untilItWorks(warn, stop)
    try {
      const name = runName(terms)
      const wanted = new Set(todo)
      // Its own jobs alone: the same run may be under way into another folder, or have been stopped with others done.
      const open = new Map(jobsOf(name, run, todo).map(job => [job.first, job]))
      const failures = new Map<number, number>()
      await patient(() => queue.forgiveFailures(name))
      let heard = performance.now()
      let posted = Number.NEGATIVE_INFINITY
      while (open.size > 0 && !stop.aborted) {
        const found = (await patient(() => queue.collect(name, [...open.keys()]))) ?? []
        for (const made of found) {
          if ('failed' in made) {
            const times = (failures.get(made.first) ?? 0) + 1
            if (times === TRIES) throw new Failure(`A match failed on ${TRIES} tries: ${made.failed}`)
            failures.set(made.first, times)
            await patient(() => queue.forgiveFailures(name))
            posted = Number.NEGATIVE_INFINITY
            continue
          }
          open.delete(made.first)
          made.results.forEach((result, i) => {
            if (wanted.delete(made.first + i)) keep(made.first + i, result)
          })
        }
        if (open.size === 0) break
        const now = performance.now()
        await patient(async () => {
          // Also in the middle: whoever plays the same run may have finished it and taken its jobs away.
          if (now - posted > HEAL) await queue.post(name, [...open.values()], lease)
          await queue.expire()
        })
        if (now - posted > HEAL) posted = now
        if (found.length > 0) heard = now
        else if (now - heard > SILENCE) {
          warn(`Nothing yet. Is a worker of this build (${program()}) running? redoubt simulate --worker --queue …\n`)
          heard = now
        }
        await rest(LOOK, stop)
      }
      if (!stop.aborted) await patient(() => queue.clear(name))
    } finally {
      await queue.close().catch(() => {}) // a database that is away closes nothing
    }
  }
