import { groups } from '../group.ts'
import { localBus } from '../localbus.ts'
import type { Sql } from '../sql/sql.ts'
import { tables } from '../sql/tables.ts'
import type { Store, StoreSettings } from '../store.ts'
import { sqliteAppend } from './append.ts'
import type { Link } from './dialect.ts'
import { sqliteDatabase, sqliteLink } from './link.ts'

/** Pages that must be there for the store to be ready; they are given back at once. */
const ROOM = 64_000

/** Its tables are up to date already. */
export function sqliteStore(file: string, { observer }: StoreSettings = {}, to = sqliteLink(file)): Store {
  const db = sqliteDatabase(to)
  const bus = localBus()
  const sql: Sql = { db, dialect: 'sqlite', bus, ...reading(to) }
  const appends = groups(sqliteAppend(to), observer)
  return {
    ...tables(sql, appends),
    ready: async () => {
      await to.free()
      await to.writer.ask('group', [
        ['insert into packs (id, data) values (?, ?)', ['', '.'.repeat(ROOM)]],
        ['delete from packs where id = ?', ['']],
      ])
    },
    close: async () => {
      await appends.settled()
      await db.destroy()
      await to.close() // if nobody ever asked, Kysely does not know of it
    },
  }
}

const reading = ({ reader, writer, free }: Link): Pick<Sql, 'look' | 'write'> => ({
  look: async queries => {
    const results = await reader.ask(
      'read',
      queries.map(({ sql, parameters }) => [sql, parameters]),
    )
    return results.map(({ rows }) => rows)
  },
  write: async queries => {
    await free()
    await writer.ask(
      'group',
      queries.map(({ sql, parameters }) => [sql, parameters]),
    )
  },
})
