import { fileURLToPath } from 'node:url'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import { type Result, simulate } from '@redoubt/bots'
import type { Task } from './run.ts'

/** Whoever plays whole matches, one at a time. */
export interface Player {
  play(task: Task): Promise<Result>
  /** At once; a match under way is lost. */
  dismiss(): Promise<void>
}

const ORDERS = { simulate: true } as const

/** Is this a thread that was hired to play? */
export const isHired = (): boolean =>
  !isMainThread && typeof workerData === 'object' && workerData !== null && 'simulate' in workerData

/** So many players; 0 stands for one in this very thread. Not bundled, as in tests, there is no other: no thread reads TypeScript. */
export function hire(threads: number): Player[] {
  const program = fileURLToPath(import.meta.url)
  if (threads === 0 || program.endsWith('.ts')) return [here]
  return Array.from({ length: threads }, () => inThread(program))
}

const here: Player = {
  play: async task => {
    await new Promise(setImmediate) // lets Ctrl-C in
    return simulate(task.pairing, task.seed, task.index, task.effort)
  },
  dismiss: async () => {},
}

type Reply = { result: Result } | { failed: string }

/** A thread that runs this same program. */
function inThread(program: string): Player {
  const worker = new Worker(program, { argv: ['simulate'], workerData: ORDERS })
  let waiting: { resolve(result: Result): void; reject(error: Error): void } | null = null
  const over = (error: Error) => waiting?.reject(error)
  worker.on('message', (reply: Reply) => {
    if ('result' in reply) waiting?.resolve(reply.result)
    else waiting?.reject(new Error(reply.failed))
  })
  worker.on('error', over)
  worker.on('exit', code => over(new Error(`A thread ended with code ${code}.`)))
  return {
    play: task =>
      new Promise<Result>((resolve, reject) => {
        waiting = { resolve, reject }
        worker.postMessage(task)
      }),
    dismiss: async () => void (await worker.terminate()),
  }
}

/** The thread's side: plays what it is sent until it is dismissed. */
export function serve(): Promise<number> {
  const port = parentPort!
  port.on('message', ({ pairing, seed, index, effort }: Task) => {
    simulate(pairing, seed, index, effort).then(
      result => port.postMessage({ result } satisfies Reply),
      (error: unknown) => port.postMessage({ failed: error instanceof Error ? error.stack! : String(error) }),
    )
  })
  return new Promise(() => {})
}
