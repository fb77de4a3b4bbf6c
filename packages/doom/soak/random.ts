/**
 * Random games of every mission, spread over all cores. Every tenth game is looked at after every decision, the others
 * now and then and at their end. A single game (--games 1) is always looked at closely.
 *
 *   npm run soak -- doom/random -- --games 500 --mission exodus --from 1 --workers 2
 *
 * --mission takes part of a mission's id; --from goes on with a later number after a stop.
 */
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { isMainThread, parentPort, Worker } from 'node:worker_threads'
import { box } from '../src/content/index.ts'
import { type Job, type Played, play } from './random/game.ts'
import { Tally } from './random/tally.ts'

type Answer = { game: Played } | { error: string }

/** A game takes seconds; one that takes this long hangs. */
const MOST_MINUTES = 10

export default async function soak(args: readonly string[] = []): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      games: { type: 'string', default: '500' },
      mission: { type: 'string', default: '' },
      from: { type: 'string', default: '1' },
      workers: { type: 'string', default: String(availableParallelism()) },
    },
  })
  const [games, from] = [Number(values.games), Number(values.from)]
  const missions = Object.keys(box().missions).filter(id => id.includes(values.mission))
  // One game of each mission after the other, so that a short run has seen them all.
  const numbers = Array.from({ length: Math.max(0, games - (games === 1 ? 0 : from - 1)) }, (_, i) => from + i)
  const jobs = numbers.flatMap(n =>
    missions.map((mission): Job => ({ mission, n, thorough: games === 1 || n % 10 === 1 })),
  )
  const tally = new Tally(jobs.length)
  let next = 0
  const clock = setInterval(() => tally.progress(jobs[Math.min(next, jobs.length - 1)]!), 60_000)
  const worker = async () => {
    let thread = start()
    for (let job = jobs[next++]; job; job = jobs[next++]) {
      const answer = await ask(thread, job)
      if ('game' in answer) tally.played(job, answer.game)
      else {
        tally.failed(job, answer.error)
        await thread.terminate()
        thread = start()
      }
    }
    await thread.terminate()
  }
  await Promise.all(Array.from({ length: Math.min(Number(values.workers), jobs.length) }, worker))
  clearInterval(clock)
  tally.report()
  if (tally.failures.length > 0) throw new Error(`${tally.failures.length} games failed:\n${tally.failures.join('\n')}`)
}

const start = () => new Worker(new URL(import.meta.url))

function ask(thread: Worker, job: Job): Promise<Answer> {
  return new Promise(resolve => {
    const late = setTimeout(() => answer({ error: `not over after ${MOST_MINUTES} minutes` }), MOST_MINUTES * 60_000)
    const broken = (error: Error) => answer({ error: String(error.stack) })
    const answer = (what: Answer) => {
      clearTimeout(late)
      thread.off('message', answer).off('error', broken)
      resolve(what)
    }
    thread.on('message', answer).on('error', broken)
    thread.postMessage(job)
  })
}

if (!isMainThread)
  parentPort!.on('message', (job: Job) => {
    let answer: Answer
    try {
      answer = { game: play(job) }
    } catch (error) {
      answer = { error: (error as Error).stack ?? String(error) }
    }
    parentPort!.postMessage(answer)
  })
