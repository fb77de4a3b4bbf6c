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

type Made = { first: number } & ({ results: Result[] } | { failed: string })

/** What is asked of the database. */
export interface JobQueue {
  /** Sees to it that these jobs of a run are in the queue, or in hand, or have been made something of. */
  post(run: string, jobs: readonly Job[], lease: number): Promise<void>
  take(): Promise<Taken | null>
  renew(ids: readonly string[]): Promise<void>
  /** Jobs that nobody renewed are there to be taken again. */
  expire(): Promise<void>
  giveBack(id: string): Promise<void>
  hand(taken: Taken, made: { results: Result[] } | { failed: string }): Promise<void>
  /** What has been made of these jobs of a run, by their first matches. */
  collect(run: string, firsts: readonly number[]): Promise<Made[]>
  /** Matches that failed may be tried again. */
  forgiveFailures(run: string): Promise<void>
  /** Nothing of a run is left behind. */
  clear(run: string): Promise<void>
  close(): Promise<void>
}

/** Each build of the program has a queue of its own: workers of another build might play other matches. */
export const queueName = (): string => `simulate-${program()}`

/** As PostgreSQL calls it. */
const DEADLOCK = '40P01'

/** Only who needs it waits for it, and only who needs it has to have it. */
async function bossClass(): Promise<typeof PgBoss> {
  try {
    return (await import('pg-boss')).default
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw error
    throw new Usage('--queue needs the package pg-boss, version 10, beside this one: npm install pg-boss@10')
  }
}

/** Codes of a database, or of the way to it, that may be there again in a moment. */
const AWAY = ['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EPIPE', '57P01', '57P02', '57P03', '08001', '08006']

/** Waits at most `patience` seconds for a database that is away. */
export async function openQueue(url: string, warn: (text: string) => void, patience: number): Promise<JobQueue> {
  const queue = queueName()
  const until = performance.now() + 1000 * patience
  while (true) {
    try {
      return queueOf(await connect(url, queue, warn), queue)
    } catch (error) {
      if (error instanceof Usage) throw error
      const { code, message } = error as { code?: string; message?: string }
      const away = AWAY.includes(code ?? '') || /terminated|timeout/i.test(message ?? '')
      if (!away || performance.now() > until)
        throw new Usage(`--queue: the database does not answer as it should: ${reason(error)}`)
      warn(`The database: ${reason(error)}; trying again.\n`)
      await new Promise(resolve => setTimeout(resolve, 1000))
    }
  }
}

async function connect(url: string, queue: string, warn: (text: string) => void): Promise<PgBoss> {
  const Boss = await bossClass()
  const boss = new Boss({ connectionString: url, schema: SCHEMA, schedule: false, supervise: false })
  boss.on('error', error => warn(`The database: ${error.message}\n`))
  try {
    await boss.start()
    await patiently(() => boss.createQueue(queue))
    await patiently(() => prepare(boss))
    return boss
  } catch (error) {
    await boss.stop({ graceful: false }).catch(() => {})
    throw error
  }
}

function queueOf(boss: PgBoss, queue: string): JobQueue {
  const sql = (text: string, values: unknown[] = []) => boss.getDb().executeSql(text, values)
  return {
    // A job that is over without a result (its run was cleared, or it was tried too often) would stay over: it goes first.
    post: async (run, jobs, lease) => {
      const over = `delete from ${SCHEMA}.job j where name = $1 and data->>'run' = $2 and state >= 'completed'
        and not exists (select from ${SCHEMA}.simulated s where s.run = $2 and s.first = (j.data->>'first')::int)`
      await sql(over, [queue, run])
      const there = `select id from ${SCHEMA}.job where name = $1 and data->>'run' = $2`
      const known = new Set((await sql(there, [queue, run])).rows.map(({ id }: { id: string }) => id))
      const absent = jobs.filter(job => !known.has(jobId(job)))
      for (let i = 0; i < absent.length; i += 500)
        await boss.insert(
          absent.slice(i, i + 500).map(job => ({
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
    collect: async (run, firsts) => {
      const text = `select first, made from ${SCHEMA}.simulated where run = $1 and first = any($2)`
      const { rows } = await sql(text, [run, firsts])
      return (rows as { first: number; made: string }[]).map(({ first, made }) => ({ first, ...JSON.parse(made) }))
    },
    forgiveFailures: async run => {
      await sql(`delete from ${SCHEMA}.simulated where run = $1 and made like '{"failed":%'`, [run])
    },
    clear: async run => {
      await sql(`delete from ${SCHEMA}.job where name = $1 and data->>'run' = $2`, [queue, run])
      await sql(`delete from ${SCHEMA}.simulated where run = $1`, [run])
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
