import { join } from 'node:path'
import { Kysely, PostgresDialect } from 'kysely'
import type { Dialect } from './migrations/migration.ts'
import { connections } from './postgres/pool.ts'
import type { Schema } from './sql/schema.ts'
import { sqliteDatabase, sqliteLink } from './sqlite/link.ts'

/** Where the store is: `postgres://…`, or a file in the folder of data. Options beat the environment. */
export function placeOf(
  given: { data?: string | undefined; database?: string | undefined },
  env: Readonly<Record<string, string | undefined>>,
): string {
  return given.database || env.DATABASE_URL || join(given.data || env.DATA || './data', 'redoubt.db')
}

export const isPostgres = (place: string): boolean => /^postgres(ql)?:\/\//.test(place)

/** A database as it is, of whatever version, and without haste: to move its tables, to copy it. */
export interface Database {
  db: Kysely<Schema>
  dialect: Dialect
}

export async function database(place: string): Promise<Database> {
  if (!isPostgres(place)) return { db: sqliteDatabase(sqliteLink(place)), dialect: 'sqlite' }
  const pool = await connections(place, 1)
  return { db: new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) }), dialect: 'postgres' }
}
