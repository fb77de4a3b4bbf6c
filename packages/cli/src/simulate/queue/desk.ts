import type { Result } from '@redoubt/bots'
import type PgBoss from 'pg-boss'
import { Usage } from '../../io.ts'
import { program } from '../program.ts'
import { type Job, jobId } from './job.ts'

/** Own tables, beside whatever else lives in the database. */
const SCHEMA = 'redoubt_queue'
/** A job goes from worker to worker until one finishes it. */
const MOST_WORKERS = 10_000

/** A job in a worker's hands. */
export interface Taken {
  id: string
  job: Job
  /** Seconds after which it goes to somebody else, unless it is renewed. */
  lease: number
}

export type Made = { first: number } & ({ results: Result[] } | { failed: string })

/** What is asked of the database. */
export interface Desk {
  post(jobs: readonly Job[], lease: number): Promise<void>
  take(): Promise<Taken | null>
  renew(ids: readonly string[]): Promise<void>
  /** Jobs that nobody renewed are there to be taken again. */
  expire(): Promise<void>
  giveBack(id: string): Promise<void>
  hand(taken: Taken, made: { results: Result[] } | { failed: string }): Promise<void>
  /** What has been made of a run, but for the jobs that are known already. */
  collect(run: string, known: ReadonlySet<number>): Promise<Made[]>
  clear(run: string, jobs: readonly Job[]): Promise<void>
  close(): Promise<void>
}

/** Each build of the program has a queue of its own: workers of another build might play other matches. */
export const queueName = (): string => `simulate-${program()}`

/** As PostgreSQL calls it. */
const DEADLOCK = '40P01'

export async function openDesk(url: string, warn: (text: string) => void): Promise<Desk> {
  const { default: Boss } = await import('pg-boss') // only who needs it waits for it
  const boss = new Boss({ connectionString: url, schema: SCHEMA, schedule: false, supervise: false })
  boss.on('error', error => warn(`The database: ${error.message}\n`))
  const queue = queueName()
  try {
    await boss.start()
    await patiently(() => boss.createQueue(queue))
    await patiently(() => prepare(boss))
  } catch (error) {
    throw new Usage(`--queue: the database does not answer as it should: ${reason(error)}`)
  }
  const sql = (text: string, values: unknown[] = []) => boss.getDb().executeSql(text, values)
  return {
    post: async (jobs, lease) => {
      for (let i = 0; i < jobs.length; i += 500)
        await boss.insert(
          jobs.slice(i, i + 500).map(job => ({
            ...{ id: jobId(job), name: queue, data: job },
            ...{ expireInSeconds: lease, retryLimit: MOST_WORKERS, retryDelay: 0 },
          })),
        )
    },
    take: async () => {
      const [found] = await boss.fetch<Job>(queue)
      return found ? { id: found.id, job: found.data, lease: Number(found.expireInSeconds) } : null
    },
    // Version 10 of pg-boss knows no heartbeat: the lease counts from started_on, so that is what moves.
    renew: async ids => {
      if (ids.length === 0) return
      const text = `update ${SCHEMA}.job set started_on = now() where name = $1 and id = any($2) and state = 'active'`
      await sql(text, [queue, ids])
    },
    expire: () => boss.expire(),
    giveBack: id => boss.fail(queue, id),
    // First the result, then the job: between the two a worker may die, and the next one makes the same result again.
    // Who comes so late that the run is over and cleared leaves nothing behind.
    hand: async ({ id, job }, made) => {
      const text = `insert into ${SCHEMA}.simulated (run, first, made) select $1, $2, $3
        where exists (select from ${SCHEMA}.job where name = $4 and id = $5) on conflict do nothing`
      await sql(text, [job.run, job.first, JSON.stringify(made), queue, id])
      await boss.complete(queue, id)
    },
    collect: async (run, known) => {
      const text = `select first, made from ${SCHEMA}.simulated where run = $1 and first <> all($2)`
      const { rows } = await sql(text, [run, [...known]])
      return (rows as { first: number; made: string }[]).map(({ first, made }) => ({ first, ...JSON.parse(made) }))
    },
    clear: async (run, jobs) => {
      await sql(`delete from ${SCHEMA}.simulated where run = $1`, [run])
      if (jobs.length > 0) await boss.deleteJob(queue, jobs.map(jobId))
    },
    close: () => boss.stop({ graceful: false }),
  }
}

/** Results are text: the database may not put their names into another order. */
async function prepare(boss: PgBoss): Promise<void> {
  const text = `create table if not exists ${SCHEMA}.simulated
    (run text, first integer, made text not null, primary key (run, first))`
  try {
    await boss.getDb().executeSql(text, [])
  } catch (error) {
    if ((error as { code?: string }).code !== '23505') throw error // somebody else was quicker
  }
}

function reason(error: unknown): string {
  const { message, code } = error as { message?: string; code?: string }
  return message || code || String(error)
}

/** Several processes that begin at once make the same tables; one of them may be told to try again. */
async function patiently(what: () => Promise<unknown>, tries = 5): Promise<void> {
  try {
    await what()
  } catch (error) {
    if (tries === 0 || (error as { code?: string }).code !== DEADLOCK) throw error
    await new Promise(resolve => setTimeout(resolve, 50 + 100 * Math.random()))
    await patiently(what, tries - 1)
  }
}
