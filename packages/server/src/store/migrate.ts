import { type Kysely, sql } from 'kysely'
import { MIGRATIONS } from './migrations/index.ts'
import type { Dialect, Migration } from './migrations/migration.ts'
import type { Schema } from './sql/schema.ts'

/** The database was made by a newer program than this one. */
export class TooNew extends Error {}

/** One of many locks that PostgreSQL numbers; any number does, if it is always the same. */
const LOCK = 2_016_040_000

/**
 * Brings the tables to the version after these steps, all of them or none. Several nodes may start at once: one does it, the others
 * wait and find it done. Returns the version it found.
 */
export function migrate(db: Kysely<Schema>, dialect: Dialect, steps?: readonly Migration[]): Promise<number> {
  return db.transaction().execute(all => migrateWithin(all, dialect, steps))
}

/** The same as part of a transaction. */
export async function migrateWithin(
  all: Kysely<Schema>,
  dialect: Dialect,
  steps: readonly Migration[] = MIGRATIONS,
): Promise<number> {
  const run = (text: string) => sql.raw(text).execute(all)
  // In SQLite a transaction that writes is a lock already.
  if (dialect === 'postgres') await run(`select pg_advisory_xact_lock(${LOCK})`)
  await run('create table if not exists versions (version integer not null primary key, at bigint not null)')
  const version = await versionOf(all)
  if (version > steps.length)
    throw new TooNew(
      `This database is of version ${version}, and this program knows versions up to ${steps.length}: use a newer program.`,
    )
  for (let next = version; next < steps.length; next++) {
    for (const statement of steps[next]!(dialect)) await run(statement)
    await sql`insert into versions (version, at) values (${next + 1}, ${Date.now()})`.execute(all)
  }
  return version
}

export async function versionOf(db: Kysely<Schema>): Promise<number> {
  const { rows } = await sql<{ version: number | null }>`select max(version) as version from versions`.execute(db)
  return rows[0]?.version ?? 0
}
