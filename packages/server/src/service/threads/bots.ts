import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { type Ally, allyIn, type Bot, botInWorker, levelOf, levelsOf, type Port, randomBot } from '@redoubt/bots'
import { botParts, LADDERS } from '@redoubt/bots/ladder'
import type { Orders } from './orders.ts'

/**
 * Bots of the house. Those that take their time think in threads, which are shared fairly between tables: a question never waits
 * for a thread that only helps with another one.
 */
export interface BotPool {
  bot(table: string, game: string, level: string, seed: string): Bot
  /** Questions that wait for a thread. */
  readonly waiting: number
  close(): Promise<void>
}

interface BotPoolSettings {
  /** The bundled server; without one (as in tests) every bot thinks right here. */
  program: string
  threads?: number
  /** How long a question waited, and how long a bot thought, in milliseconds. */
  thought?(level: string, waited: number, took: number): void
}

/** These answer within a fraction of a millisecond; a thread would only be a detour. */
const QUICK = Object.values(LADDERS).flatMap(rungs =>
  rungs.flatMap(({ name, level }) => (level < 2 ? [name as string] : [])),
)
const isQuick = (name: string): boolean => QUICK.includes(botParts(name).level)

interface Ask {
  ask: number
  level: string
  think?: number
  time: number
}
interface Job {
  table: string
  message: Ask
  hear(reply: unknown): void
  since: number
  /** Milliseconds until a thread was free. */
  waited: number
}
interface Thread {
  worker: Worker
  job: Job | null
  ally: Ally
  /** While it helps another: how to end that. */
  release: (() => void) | null
  /** Tables whose bots have thought here: what a bot has made up its mind to stays where it thought. */
  known: Set<string>
}

export function botPool({ program, threads = threadsHere(), thought }: BotPoolSettings): BotPool {
  /** By table: a table that asks much waits behind its own questions, not in front of others'. */
  const queues = new Map<string, Job[]>()
  const pool: Thread[] = []
  let closed = false
  const hasThreads = !program.endsWith('.ts')

  return {
    bot: (table, game, level, seed) => {
      // A level that is no longer known is played by an easy one: a kept match must go on.
      const known = levelOf(game, level) ?? levelsOf(game)[1]
      if (!known) return randomBot(seed)
      if (!hasThreads || isQuick(known.name)) return timed(known.make(seed), known.name, thought)
      return botInWorker(portOf(table), game, known.name, seed, { allies })
    },
    get waiting() {
      return [...queues.values()].reduce((sum, queue) => sum + queue.length, 0)
    },
    close: async () => {
      closed = true
      queues.clear()
      await Promise.all(pool.splice(0).map(({ worker }) => worker.terminate()))
    },
  }

  /** One bot's end of a channel that leads to whichever thread is free. */
  function portOf(table: string): Port {
    let hear: (reply: unknown) => void = () => {}
    return {
      listen: listener => {
        hear = listener
      },
      send: message => {
        if ('cancel' in (message as object)) cancel((message as { cancel: number }).cancel)
        else if ('allies' in (message as object)) forward(message as { allies: number })
        else
          enqueue({ table, message: message as Ask, hear: reply => hear(reply), since: performance.now(), waited: 0 })
      },
    }
  }

  function enqueue(job: Job): void {
    const queue = queues.get(job.table) ?? []
    queue.push(job)
    queues.set(job.table, queue)
    work()
  }

  function work(): void {
    if (closed) return
    for (;;) {
      if (queues.size === 0) return
      const free = pool.filter(({ job }) => job === null)
      const thread = free.find(knowsNext) ?? free.find(isIdle) ?? (pool.length < threads ? start() : free[0])
      if (thread?.release) thread.release() // whoever waits comes before whoever is only helped
      if (!thread || thread.release) return
      const job = next()
      if (!job) return
      settle(thread, job.table)
      const waited = performance.now() - job.since
      thread.job = { ...job, since: performance.now(), waited }
      thread.worker.postMessage({ ...job.message, ...budget(job.message, waited) })
    }
  }

  /** Is the bot that is next at home there? */
  function knowsNext({ known }: Thread): boolean {
    const [queue] = queues.values()
    return queue !== undefined && known.has(queue[0]!.table)
  }

  /** Threads that nobody needs now, as helps for a bot in another one. */
  function allies(): readonly Ally[] {
    if (queues.size > 0) return []
    while (!closed && pool.length < threads) start()
    return pool.filter(isIdle).map(thread => ({
      help: errand => {
        const help = thread.ally.help(errand)
        thread.release = help.stop
        void help.found.then(() => {
          thread.release = null
          work()
        })
        return help
      },
    }))
  }

  /** What allies have found, to the thread that asked them. */
  function forward(message: { allies: number }): void {
    pool.find(({ job }) => job?.message.ask === message.allies)?.worker.postMessage(message)
  }

  /** The table that has waited longest for its turn gives one question, and goes to the end. */
  function next(): Job | undefined {
    for (const [table, queue] of queues) {
      queues.delete(table)
      const job = queue.shift()
      if (queue.length > 0) queues.set(table, queue)
      if (job) return job
    }
    return undefined
  }

  /** When many wait everybody thinks less, so that nobody waits long. */
  function budget({ think, time }: Ask, waited: number): { think?: number; time: number } {
    const crowd = 1 + queues.size / threads
    const left = Math.max(50, time - waited)
    return think === undefined ? { time: left } : { time: left, think: Math.max(100, think / crowd) }
  }

  function start(): Thread {
    const worker = new Worker(program, { workerData: { redoubt: 'bots' } satisfies Orders })
    worker.unref()
    const port: Port = {
      send: message => worker.postMessage(message),
      listen: hear => void worker.on('message', hear),
      gone: hear => void worker.on('exit', () => hear('The thread of the bots has ended.')),
    }
    const thread: Thread = { worker, job: null, ally: allyIn(port), release: null, known: new Set() }
    pool.push(thread)
    worker.on('message', reply => {
      if ('helped' in reply) return
      const { job } = thread
      if (!('answer' in reply)) return job?.hear(reply)
      thread.job = null
      if (job) {
        thought?.(job.message.level, job.waited, performance.now() - job.since)
        job.hear(reply)
      }
      work()
    })
    const gone = (reason: string) => {
      const at = pool.indexOf(thread)
      if (at >= 0) pool.splice(at, 1)
      const { job } = thread
      thread.job = null
      job?.hear({ answer: job.message.ask, failed: reason })
      work()
    }
    worker.on('error', error => gone(String(error)))
    worker.on('exit', () => gone('The thread of the bots has ended.'))
    return thread
  }

  function cancel(ask: number): void {
    for (const [table, queue] of queues) {
      const rest = queue.filter(({ message }) => message.ask !== ask)
      if (rest.length > 0) queues.set(table, rest)
      else queues.delete(table)
    }
    const thread = pool.find(({ job }) => job?.message.ask === ask)
    thread?.worker.postMessage({ cancel: ask })
  }
}

const isIdle = ({ job, release }: Thread): boolean => job === null && release === null

/** As many tables as a thread remembers the bots of. */
const MOST_KNOWN = 100

function settle({ known }: Thread, table: string): void {
  known.delete(table)
  known.add(table)
  for (const old of known) if (known.size > MOST_KNOWN) known.delete(old)
}

/** The same bot, which says how long it thought. */
function timed(bot: Bot, level: string, thought: BotPoolSettings['thought']): Bot {
  if (!thought) return bot
  return {
    ...bot,
    choose: (...asked) => {
      const began = performance.now()
      const told = () => thought(level, 0, performance.now() - began)
      const answer = bot.choose(...asked)
      if (typeof answer === 'string') told()
      else void Promise.resolve(answer).then(told, told)
      return answer
    },
  }
}

/** One core stays for people. */
function threadsHere(): number {
  return Math.max(1, Math.min(8, availableParallelism() - 1))
}
