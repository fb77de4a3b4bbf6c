import type { PostgresPool } from 'kysely'
import type { Client, ClientConfig, Pool, QueryConfig, QueryResult, QueryResultRow } from 'pg'
import { StoreAway } from '../errors.ts'
import { postgresProblem } from './problem.ts'

/** Connections to PostgreSQL that say what is wrong in the store's words, and never come back after they failed. */
export interface Connections extends PostgresPool {
  query<R extends QueryResultRow>(config: QueryConfig): Promise<QueryResult<R>>
  client(): Client
}

const INT8 = 20

/** At most `many` at once. Without `patience` an answer may take as long as it takes: to move tables, to copy everything. */
export async function connections(url: string, many: number, patience?: number): Promise<Connections> {
  const { default: pg } = await import('pg')
  const config: ClientConfig = {
    connectionString: url,
    application_name: 'redoubt',
    keepAlive: true,
    connectionTimeoutMillis: patience ?? 10_000,
    ...(patience ? { query_timeout: patience, statement_timeout: patience } : {}),
    // Times and counts are numbers.
    types: { getTypeParser: (type, format) => (type === INT8 ? Number : pg.types.getTypeParser(type, format)) },
  }
  const pool: Pool = new pg.Pool({ ...config, max: many })
  // Whoever uses it is told by the answer; of one that nobody uses, the next question gets another.
  pool.on('error', () => {})
  pool.on('connect', client => client.on('error', () => {}))

  let ended: Promise<void> | null = null
  const connect = async () => {
    const client = await pool.connect().catch(error => {
      throw postgresProblem(error)
    })
    let broken = false
    const query = async <R>(text: string | QueryConfig, values?: readonly unknown[]): Promise<R> => {
      try {
        return (await client.query(text as string, values?.map(plain))) as R
      } catch (error) {
        const problem = postgresProblem(error)
        broken ||= problem instanceof StoreAway
        throw problem
      }
    }
    return { query, release: () => client.release(broken) }
  }
  return {
    connect: connect as PostgresPool['connect'],
    query: async config => {
      const client = await connect()
      try {
        return await client.query(config)
      } finally {
        client.release()
      }
    },
    client: () => new pg.Client(config),
    end: () => (ended ??= pool.end()),
  }
}

/** PostgreSQL knows no zero in a text. */
const plain = (value: unknown): unknown => (typeof value === 'string' ? value.replaceAll('\0', '\ufffd') : value)
