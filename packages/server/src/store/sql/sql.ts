import { type CompiledQuery, type Kysely, type RawBuilder, sql } from 'kysely'
import type { Dialect } from '../migrations/migration.ts'
import type { Bus } from '../store.ts'
import type { Schema } from './schema.ts'

/** A database as the tables see it. */
export interface Sql {
  db: Kysely<Schema>
  dialect: Dialect
  bus: Bus
  /** Reads all of these in one picture of the database. */
  look(queries: readonly CompiledQuery[]): Promise<unknown[][]>
  /** Does all of these or none. */
  write(queries: readonly CompiledQuery[]): Promise<void>
}

/** The database's own clock, in milliseconds. */
export function now(dialect: Dialect): RawBuilder<number> {
  return dialect === 'sqlite'
    ? sql<number>`cast(unixepoch('subsec') * 1000 as integer)`
    : sql<number>`cast(extract(epoch from clock_timestamp()) * 1000 as bigint)`
}

/** A list of texts as a table of one column, `value`. */
export function listed(dialect: Dialect, texts: readonly string[]): RawBuilder<string> {
  const json = JSON.stringify(texts)
  return dialect === 'sqlite'
    ? sql<string>`(select value from json_each(${json}))`
    : sql<string>`(select value from json_array_elements_text(${json}::json) as given (value))`
}
