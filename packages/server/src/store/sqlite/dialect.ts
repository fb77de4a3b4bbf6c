import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type TransactionSettings,
} from 'kysely'
import type { Connection } from './connection.ts'

/** Of one file: `writer` and `reader` are connections of their own, so that nobody who only looks waits for a flush. */
export interface Link {
  writer: Connection
  reader: Connection
  /** Resolves when nobody holds the writer for a transaction. */
  free(): Promise<void>
  hold(): Promise<() => void>
  close(): Promise<void>
}

export function link(writer: Connection, reader: Connection): Link {
  let held: Promise<void> | null = null
  const free = async () => {
    while (held) await held
  }
  return {
    writer,
    reader,
    free,
    hold: async () => {
      await free()
      let release = () => {}
      held = new Promise(resolve => {
        release = () => {
          held = null
          resolve()
        }
      })
      return release
    },
    close: async () => {
      await reader.close()
      await writer.close()
    },
  }
}

/** Kysely over libsql in threads. */
export function sqliteDialect(to: Link): Dialect {
  return {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => driver(to),
    createIntrospector: db => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  }
}

interface Held extends DatabaseConnection {
  begin(settings: TransactionSettings): Promise<void>
  commit(): Promise<void>
  rollback(): Promise<void>
}

function driver(to: Link): Driver {
  return {
    init: async () => {},
    acquireConnection: async () => connection(to),
    beginTransaction: (connection, settings) => (connection as Held).begin(settings),
    commitTransaction: connection => (connection as Held).commit(),
    rollbackTransaction: connection => (connection as Held).rollback(),
    releaseConnection: async () => {},
    destroy: to.close,
  }
}

function connection(to: Link): Held {
  let within: Connection | null = null
  let release = () => {}
  return {
    // Whoever only reads keeps one picture; nobody else may read through this link meanwhile.
    begin: async ({ accessMode }) => {
      const reads = accessMode === 'read only'
      if (!reads) release = await to.hold()
      within = reads ? to.reader : to.writer
      await within.ask('alone', [[reads ? 'BEGIN' : 'BEGIN IMMEDIATE', []]]).catch(error => {
        letGo()
        throw error
      })
    },
    commit: async () => {
      await within!.ask('alone', [['COMMIT', []]])
      letGo()
    },
    rollback: async () => {
      // What could not be committed may already be gone.
      await within!.ask('alone', [['ROLLBACK', []]]).catch(() => {})
      letGo()
    },
    executeQuery: async <R>(query: CompiledQuery): Promise<QueryResult<R>> => {
      const [result] = await ask(query)
      return { rows: result!.rows as R[], numAffectedRows: BigInt(result!.changes) }
    },
    streamQuery: () => {
      throw new Error('Ask for one page after another.')
    },
  }

  function letGo(): void {
    within = null
    release()
    release = () => {}
  }

  async function ask({ sql, parameters, query }: CompiledQuery) {
    const statements = [[sql, parameters]] as const
    if (within) return within.ask('alone', statements)
    if (query.kind === 'SelectQueryNode') return to.reader.ask('alone', statements)
    await to.free()
    return to.writer.ask('group', statements)
  }
}
