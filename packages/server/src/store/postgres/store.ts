import { Kysely, PostgresDialect } from 'kysely'
import { groups } from '../group.ts'
import type { Schema } from '../sql/schema.ts'
import type { Sql } from '../sql/sql.ts'
import { tables } from '../sql/tables.ts'
import type { Store, StoreSettings } from '../store.ts'
import { postgresAppend } from './append.ts'
import { nodesBus } from './bus.ts'
import { connections } from './pool.ts'

const PATIENCE = 10_000
/** Connections of one node: for appends, which never wait behind others, and for everything else. */
const CONNECTIONS = { appends: 1, others: 10 }

/** Its tables are up to date already. */
export async function postgresStore(url: string, { observer, patience = PATIENCE }: StoreSettings): Promise<Store> {
  const pool = await connections(url, CONNECTIONS.others, patience)
  const first = await connections(url, CONNECTIONS.appends, patience)
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
  const bus = nodesBus(pool.client)
  const sql: Sql = {
    db,
    dialect: 'postgres',
    bus,
    look: queries =>
      db
        .transaction()
        .setIsolationLevel('repeatable read')
        .setAccessMode('read only')
        .execute(async all => {
          const answers: unknown[][] = []
          for (const query of queries) answers.push((await all.executeQuery(query)).rows)
          return answers
        }),
    write: queries =>
      db.transaction().execute(async all => {
        for (const query of queries) await all.executeQuery(query)
      }),
  }
  const appends = groups(postgresAppend(first.query), observer)
  return {
    ...tables(sql, appends),
    // A write, however small: a copy that only follows another database would refuse it.
    ready: async () => void (await db.deleteFrom('packs').where('id', '=', '').execute()),
    close: async () => {
      await appends.settled()
      await bus.close()
      await first.end()
      await db.destroy()
      await pool.end() // if nobody ever asked, Kysely does not know of it
    },
  }
}
