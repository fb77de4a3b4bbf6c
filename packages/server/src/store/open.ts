import { database, isPostgres } from './database.ts'
import { migrate } from './migrate.ts'
import { postgresStore } from './postgres/store.ts'
import { sqliteStore } from './sqlite/store.ts'
import type { Store, StoreSettings } from './store.ts'

/** `postgres://…`, or the path of a file, which is made if there is none. The tables are brought up to date. */
export async function openStore(place: string, settings: StoreSettings = {}): Promise<Store> {
  const { db, dialect } = await database(place)
  await migrate(db, dialect).finally(() => db.destroy())
  return isPostgres(place) ? postgresStore(place, settings) : sqliteStore(place, settings)
}
