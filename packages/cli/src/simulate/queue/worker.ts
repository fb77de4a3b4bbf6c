import type { Result } from '@redoubt/bots'
import type { Io } from '../../io.ts'
import { interruption } from '../interrupt.ts'
import { hire, type Player } from '../player.ts'
import { type JobQueue, openQueue, queueName, type Taken } from './job-queue.ts'
import { type Patient, untilItWorks } from './patience.ts'
import { rest } from './rest.ts'

const LOOK = 500
/** Seconds between two signs of life. A lease is renewed several times before it ends. */
const SIGN = 1

interface Request {
  url: string
  threads: number
  /** Seconds to wait for the database at the start. */
  lease: number
}

/** Takes jobs from the queue until Ctrl-C; a job under way then goes to somebody else. */
export async function runWorker({ url, threads, lease }: Request, io: Io): Promise<number> {
  const queue = await openQueue(url, text => io.warn(text), lease)
  const { signal: stop, forget } = interruption(io)
  const hands = new Map<string, Taken>()
  const players = hire(threads)
  const dismissAll = () => Promise.all(players.map(player => player.dismiss()))
  stop.addEventListener('abort', dismissAll)
  io.warn(`Waiting for matches in ${queueName()}. Ctrl-C to leave.\n`)
  const patient = untilItWorks(text => io.warn(text), stop)
  const alive = signs(queue, hands, stop, patient)
  let matches = 0
  await Promise.all(
    players.map(async player => {
      while (!stop.aborted) {
        const taken = await patient(() => queue.take())
        if (!taken) {
          await rest(LOOK, stop)
          continue
        }
        hands.set(taken.id, taken)
        const made = await playJob(player, taken, stop)
        if (made) {
          await patient(() => queue.hand(taken, made))
          matches += taken.job.tasks.length
        } else await queue.giveBack(taken.id).catch(() => {}) // then its lease runs out
        hands.delete(taken.id)
      }
    }),
  )
  await alive
  await dismissAll()
  forget()
  await queue.close().catch(() => {}) // a database that is away closes nothing
  io.warn(`${matches} matches played.\n`)
  return 0
}

/** Null if it was stopped. */
async function playJob(player: Player, { job }: Taken, stop: AbortSignal) {
  const results: Result[] = []
  try {
    for (const task of job.tasks) {
      if (stop.aborted) return null
      results.push(await player.play(task))
    }
    return { results }
  } catch (error) {
    return stop.aborted ? null : { failed: error instanceof Error ? error.message : String(error) }
  }
}

/** Keeps what is in hand, and lets go what nobody else keeps. */
async function signs(queue: JobQueue, hands: ReadonlyMap<string, Taken>, stop: AbortSignal, patient: Patient) {
  while (!stop.aborted) {
    await patient(async () => {
      await queue.renew([...hands.keys()])
      await queue.expire()
    })
    await rest(1000 * SIGN, stop)
  }
}
