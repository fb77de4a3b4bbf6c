import type Libsql from 'libsql'

export type Statement = readonly [sql: string, parameters: readonly unknown[]]

/**
 * `group`: all of it or nothing, together with whatever else is waiting, in one transaction and one flush. `each`: the same for many
 * lists, whose statements name their texts by number: each is done only if its first one changed something; the rows that come back are the
 * numbers of those.
 * `read`: one picture of the database for all statements. `alone`: as they are, inside a transaction that the asker has begun or
 * without one.
 */
export interface Asking {
  group: readonly Statement[]
  each: {
    texts: readonly string[]
    lists: ReadonlyArray<ReadonlyArray<readonly [text: number, parameters: readonly unknown[]]>>
  }
  read: readonly Statement[]
  alone: readonly Statement[]
}

/** What is asked for is text: thousands of small lists travel faster in one piece. */
export interface Request {
  id: number
  how: keyof Asking
  asked: string
}

export interface Result {
  rows: unknown[]
  changes: number
}

export type Reply = { id: number } & ({ results: Result[] } | { failed: { code: string; message: string } })

export interface Orders {
  libsql: string
  file: string
  reads: boolean
}

/**
 * The whole of a thread that owns one connection to SQLite: a flush takes milliseconds in which nothing else could happen.
 * Its text is what the thread is started with, so that tests and bundles run the same; it must use nothing from outside.
 */
export function connectionThread(require: NodeJS.Require): void {
  const { parentPort, workerData, receiveMessageOnPort } =
    require('node:worker_threads') as typeof import('node:worker_threads')
  const { libsql, file, reads } = workerData as Orders
  const MOST = 256
  const port = parentPort!
  const Database = require(libsql) as typeof Libsql
  const db = new Database(file, { timeout: 5000 })
  const prepared = new Map<string, Libsql.Statement>()
  db.pragma('journal_mode = WAL')
  db.pragma('synchronous = FULL')
  db.pragma('foreign_keys = ON')
  db.pragma('cache_size = -32000')
  db.pragma('journal_size_limit = 67108864')
  if (reads) db.pragma('query_only = ON')

  const run = ([sql, parameters]: Statement): Result => {
    let statement = prepared.get(sql)
    if (!statement) {
      statement = db.prepare(sql)
      if (prepared.size < 300) prepared.set(sql, statement)
    }
    if (statement.reader) return { rows: statement.all(parameters as unknown[]), changes: 0 }
    return { rows: [], changes: statement.run(parameters as unknown[]).changes }
  }
  const within = (begin: string, work: () => Reply[]): Reply[] => {
    db.exec(begin)
    try {
      const replies = work()
      db.exec('COMMIT')
      return replies
    } catch (error) {
      if (db.inTransaction) db.exec('ROLLBACK')
      throw error
    }
  }
  const failure = (id: number, error: unknown): Reply => {
    const { code, message } = error as { code?: string; message?: string }
    return { id, failed: { code: String(code ?? ''), message: message ?? String(error) } }
  }
  const doEach = ({ texts, lists }: Asking['each']): Result => {
    const done: number[] = []
    for (const [n, list] of lists.entries())
      for (const [place, [text, parameters]] of list.entries()) {
        const { changes } = run([texts[text]!, parameters])
        if (place > 0) continue
        if (changes === 0) break
        done.push(n)
      }
    return { rows: done, changes: done.length }
  }
  const attempt = ({ id, how, asked }: Request): Reply[] => {
    const all = () => [{ id, results: (JSON.parse(asked) as Asking['alone']).map(run) }]
    try {
      return how === 'read' ? within('BEGIN', all) : all()
    } catch (error) {
      return [failure(id, error)]
    }
  }
  /** One that fails takes nobody along, unless the database itself gave up. */
  const together = (requests: readonly Request[]): Reply[] => {
    try {
      return within('BEGIN IMMEDIATE', () =>
        requests.map(({ id, how, asked }) => {
          db.exec('SAVEPOINT one')
          try {
            const results = how === 'each' ? [doEach(JSON.parse(asked))] : JSON.parse(asked).map(run)
            db.exec('RELEASE one')
            return { id, results }
          } catch (error) {
            if (!db.inTransaction) throw error
            db.exec('ROLLBACK TO one')
            db.exec('RELEASE one')
            return failure(id, error)
          }
        }),
      )
    } catch (error) {
      return requests.map(({ id }) => failure(id, error))
    }
  }

  port.on('message', (first: Request | 'close') => {
    const replies: Reply[] = []
    let group: Request[] = []
    const flush = () => {
      if (group.length > 0) replies.push(...together(group))
      group = []
    }
    for (
      let next: { message: Request | 'close' } | undefined = { message: first };
      next;
      next = replies.length + group.length < MOST ? receiveMessageOnPort(port) : undefined
    ) {
      const request = next.message
      if (request === 'close') {
        flush()
        port.postMessage(replies)
        db.close()
        port.close()
        return
      }
      if (request.how === 'group' || request.how === 'each') group.push(request)
      else {
        flush()
        replies.push(...attempt(request))
      }
    }
    flush()
    port.postMessage(replies)
  })
}
