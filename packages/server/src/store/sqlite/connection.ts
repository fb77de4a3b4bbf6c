import { createRequire } from 'node:module'
import { Worker } from 'node:worker_threads'
import { StoreAway } from '../errors.ts'
import { sqliteProblem } from './problem.ts'
import { type Asking, connectionThread, type Orders, type Reply, type Request, type Result } from './thread.ts'

/** A connection to a file of SQLite, in a thread of its own. */
export interface Connection {
  ask<H extends keyof Asking>(how: H, asked: Asking[H]): Promise<Result[]>
  close(): Promise<void>
}

interface Waiting {
  resolve(results: Result[]): void
  reject(error: Error): void
}

/** A thread that dies takes its questions along; the next question starts another. */
export function connect(file: string, reads: boolean): Connection {
  const orders: Orders = { libsql: libsql(), file, reads }
  const waiting = new Map<number, Waiting>()
  let last = 0
  let worker: Worker | null = null
  let closed = false

  const start = (): Worker => {
    const fresh = new Worker(`(${connectionThread})(require)`, { eval: true, workerData: orders, execArgv: [] })
    let why = 'its thread ended.'
    fresh.on('message', (replies: Reply[]) => replies.forEach(hear))
    fresh.on('error', error => {
      why = error.message
    })
    fresh.on('exit', () => {
      if (worker === fresh) worker = null
      for (const { reject } of waiting.values()) reject(new StoreAway(`The database ${file} cannot be used: ${why}`))
      waiting.clear()
    })
    return fresh
  }
  const hear = (reply: Reply): void => {
    const asked = waiting.get(reply.id)
    waiting.delete(reply.id)
    if ('results' in reply) asked?.resolve(reply.results)
    else asked?.reject(sqliteProblem(reply.failed))
    if (waiting.size === 0) worker?.unref() // nobody has to stay for a thread that does nothing
  }

  return {
    ask: (how, asked) =>
      new Promise((resolve, reject) => {
        if (closed) return reject(new StoreAway('The store is closed.'))
        worker ??= start()
        worker.ref()
        const id = ++last
        waiting.set(id, { resolve, reject })
        worker.postMessage({ id, how, asked: plain(asked) } satisfies Request)
      }),
    close: async () => {
      if (closed || !worker) return void (closed = true)
      closed = true
      worker.ref()
      const ended = new Promise(resolve => worker!.once('exit', resolve))
      worker.postMessage('close')
      await ended
    },
  }
}

/** SQLite cuts a text at its first zero, which JSON writes so. */
function plain(asked: unknown): string {
  const text = JSON.stringify(asked)
  return text.includes('\\u0000')
    ? JSON.stringify(asked, (_, value) => (typeof value === 'string' ? value.replaceAll('\0', '\ufffd') : value))
    : text
}

function libsql(): string {
  try {
    return createRequire(import.meta.url).resolve('libsql')
  } catch {
    throw new StoreAway(
      'To keep matches in a file the package libsql is needed beside this one: npm install libsql@0.5',
    )
  }
}
