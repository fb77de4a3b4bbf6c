import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Kysely, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Database, database } from '../../src/store/database.ts'
import { openStore, TooNew } from '../../src/store/index.ts'
import { migrate } from '../../src/store/migrate.ts'
import { MIGRATIONS } from '../../src/store/migrations/index.ts'
import { DIALECTS, type Dialect } from '../../src/store/migrations/migration.ts'
import { TABLES } from '../../src/store/sql/names.ts'
import { fill, seen } from './fill.ts'
import type { Server } from './places.ts'

/**
 * A database of every version there ever was: its tables, something in each, and what a store sees of it. The file of a version is
 * written once, with RECORD=1, before that version is released, and never again.
 */
interface Version {
  tables: Record<Dialect, string[]>
  rows: Record<string, Record<string, unknown>[]>
  player: string
  matches: string[]
  seen: object
}

/** Databases of all versions become those of today. */
export function migrations(server: () => Server): void {
  const versions = fileURLToPath(new URL('versions', import.meta.url))
  const fileOf = (version: number) => join(versions, `${version}.json`)
  const folder = mkdtempSync(join(tmpdir(), 'redoubt-migrate-'))
  let files = 0
  const newPlace = (dialect: Dialect) => (dialect === 'sqlite' ? join(folder, `${++files}.db`) : server().database())

  beforeAll(async () => {
    if (process.env.RECORD && !existsSync(fileOf(MIGRATIONS.length))) await record()
  })
  afterAll(async () => {
    rmSync(folder, { recursive: true, force: true })
  })

  const statements = (dialect: Dialect) => MIGRATIONS.flatMap(step => step(dialect))

  async function record(): Promise<void> {
    const place = await newPlace('sqlite')
    const store = await openStore(place)
    const { before, player, matches } = await fill(store, 30)
    await store.close()
    const rows = await inside(place, async ({ db }) => {
      const all: Version['rows'] = {}
      for (const table of Object.keys(TABLES)) {
        const found = await sql<Record<string, unknown>>`select * from ${sql.table(table)}`.execute(db)
        all[table] = found.rows
      }
      return all
    })
    const tables = { sqlite: statements('sqlite'), postgres: statements('postgres') }
    writeFileSync(
      fileOf(MIGRATIONS.length),
      `${JSON.stringify({ tables, rows, player, matches, seen: before } satisfies Version, null, 1)}\n`,
    )
  }

  async function inside<T>(place: string, work: (database: Database) => Promise<T>): Promise<T> {
    const opened = await database(place)
    return work(opened).finally(() => opened.db.destroy())
  }

  /** Tables, columns, keys and indexes, whatever way they were made. */
  async function shape(place: string): Promise<unknown> {
    return inside(place, async ({ db, dialect }) => {
      const texts =
        dialect === 'sqlite'
          ? [
              `select m.name as name, c.name as col, c.type, c."notnull", c.dflt_value, c.pk from sqlite_master m, pragma_table_xinfo(m.name) c where m.type = 'table' order by 1, 2`,
              `select m.name as name, i.name as idx, i."unique", i.origin, i.partial, c.seqno, c.name as col from sqlite_master m, pragma_index_list(m.name) i, pragma_index_info(i.name) c where m.type = 'table' order by 1, 2, 6`,
              `select m.name as name, f."table", f."from", f."to", f.on_delete from sqlite_master m, pragma_foreign_key_list(m.name) f where m.type = 'table' order by 1, 2, 3`,
            ]
          : [
              `select table_name, column_name, data_type, is_nullable, column_default from information_schema.columns where table_schema = 'public' order by 1, 2`,
              `select tablename, indexname, indexdef from pg_indexes where schemaname = 'public' order by 1, 2`,
              `select conrelid::regclass::text as name, conname, pg_get_constraintdef(oid) as def from pg_constraint where connamespace = 'public'::regnamespace order by 1, 2`,
            ]
      const answers: unknown[] = []
      for (const text of texts) answers.push((await sql.raw(text).execute(db)).rows)
      return answers
    })
  }

  async function old(place: string, number: number, { tables, rows }: Version): Promise<void> {
    await inside(place, async ({ db, dialect }) => {
      const loose = db as unknown as Kysely<Record<string, Record<string, unknown>>>
      for (const statement of tables[dialect]) await sql.raw(statement).execute(db)
      for (const [table, all] of Object.entries(rows))
        if (all.length) await loose.insertInto(table).values(all).execute()
      await sql.raw('create table versions (version integer not null primary key, at bigint not null)').execute(db)
      for (let version = 1; version <= number; version++)
        await loose.insertInto('versions').values({ version, at: 1 }).execute()
    })
  }

  test('every version has its file, and no migration was changed after that', () => {
    const known = readdirSync(versions).map(name => Number(name.replace('.json', '')))
    expect(
      known.sort((a, b) => a - b),
      'RECORD=1 npx vitest run packages/server/test/store/store.test.ts',
    ).toEqual(MIGRATIONS.map((_, n) => n + 1))
    const { tables } = JSON.parse(readFileSync(fileOf(MIGRATIONS.length), 'utf8')) as Version
    for (const dialect of DIALECTS) expect(tables[dialect]).toEqual(statements(dialect))
  })

  describe.each(DIALECTS)('on %s', dialect => {
    test.each(readdirSync(versions))(
      'a database of version %s becomes one of today, with all that is in it',
      async name => {
        const version = JSON.parse(readFileSync(join(versions, name), 'utf8')) as Version
        const [place, fresh] = [await newPlace(dialect), await newPlace(dialect)]
        await old(place, Number(name.replace('.json', '')), version)
        const store = await openStore(place)
        const view = await seen(store, version.player, version.matches)
        await store.close()
        expect(view).toMatchObject(version.seen)
        await (await openStore(fresh)).close()
        expect(await shape(place)).toEqual(await shape(fresh))
      },
    )

    test('several nodes that start at once all find the tables ready', async () => {
      const place = await newPlace(dialect)
      const stores = await Promise.all(Array.from({ length: 4 }, () => openStore(place)))
      await Promise.all(stores.map((store, n) => store.nodes.beat(`n${n}`, '')))
      expect(await stores[0]!.nodes.alive(60_000)).toHaveLength(4)
      await Promise.all(stores.map(store => store.close()))
    })

    test('a step that fails leaves everything as it was', async () => {
      const place = await newPlace(dialect)
      await (await openStore(place)).close()
      const before = await shape(place)
      await inside(place, async ({ db }) => {
        const good = () => [
          'create table more (id text not null primary key)',
          'alter table players add column extra text',
        ]
        const bad = () => ['create table other (id text)', 'create table more (id text)']
        await expect(migrate(db, dialect, [...MIGRATIONS, good, bad])).rejects.toThrow(/more/)
        expect(await shape(place)).toEqual(before)
        expect(await migrate(db, dialect, [...MIGRATIONS, good])).toBe(MIGRATIONS.length)
        expect(await migrate(db, dialect, [...MIGRATIONS, good])).toBe(MIGRATIONS.length + 1)
      })
      await expect(openStore(place), 'this program is older than the database').rejects.toBeInstanceOf(TooNew)
    })
  })
}
