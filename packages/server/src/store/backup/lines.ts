import { createHash } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import { type Database, database } from '../database.ts'
import { StoreAway } from '../errors.ts'
import { migrateWithin, TooNew, versionOf } from '../migrate.ts'
import { MIGRATIONS } from '../migrations/index.ts'
import { TABLES, type TableName } from '../sql/names.ts'
import type { Schema } from '../sql/schema.ts'

/**
 * Everything in a store as lines of JSON, the same from every database, so that it can move to another one: first what it is, then
 * `["table",{…}]` for every row, then how many there were and the hash of all of it.
 */

/** The file is none of ours, was cut short or changed, or there is no room for it here. */
export class BadBackup extends Error {}

type Row = Record<string, unknown>
interface Head {
  redoubt: 'backup'
  format: 1
  version: number
  made: string
}
interface End {
  end: true
  rows: number
  sha256: string
}

/** Rows read at a time, and written at a time. */
const PAGE = 500
const BATCH = 100
/** Which nodes there are is not for another time. */
const COPIED = (Object.keys(TABLES) as TableName[]).filter(table => table !== 'nodes')

/** One picture of the database, taken while others go on writing. */
export async function* exported({ db }: Database): AsyncGenerator<string> {
  const seal = createHash('sha256')
  const line = (value: unknown): string => {
    const text = `${JSON.stringify(value)}\n`
    seal.update(text)
    return text
  }
  const all = await db.startTransaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute()
  try {
    const version = await versionOf(all).catch(error => {
      throw error instanceof StoreAway
        ? error
        : new BadBackup('This is no database of Redoubt, or one that was never used.')
    })
    yield line({ redoubt: 'backup', format: 1, version, made: new Date().toISOString() } satisfies Head)
    let rows = 0
    for (const table of COPIED)
      for await (const page of pages(all, table)) {
        rows += page.length
        yield page.map(row => line([table, row])).join('')
      }
    yield `${JSON.stringify({ end: true, rows, sha256: seal.digest('hex') } satisfies End)}\n`
  } finally {
    await all.rollback().execute()
  }
}

async function* pages(db: Kysely<Schema>, table: TableName): AsyncGenerator<Row[]> {
  const key = TABLES[table] as readonly string[]
  const keys = sql.join(key.map(column => sql.ref(column)))
  let last: Row | null = null
  while (true) {
    const after: ReturnType<typeof sql> = last
      ? sql`where (${keys}) > (${sql.join(key.map(column => last![column]))})`
      : sql``
    const page: { rows: Row[] } = await sql<Row>`
      select * from ${sql.table(table)} ${after} order by ${keys} limit ${sql.lit(PAGE)}`.execute(db)
    if (page.rows.length > 0) yield page.rows
    if (page.rows.length < PAGE) return
    last = page.rows.at(-1)!
  }
}

/** Into an empty place; all of it or nothing. Returns how many rows there are. */
export async function imported(place: string, lines: AsyncIterable<string> | Iterable<string>): Promise<number> {
  const to = await database(place)
  try {
    return await fill(to, lines)
  } finally {
    await to.db.destroy()
  }
}

async function fill({ db, dialect }: Database, lines: AsyncIterable<string> | Iterable<string>): Promise<number> {
  const seal = createHash('sha256')
  let head: Head | null = null
  let end: End | null = null
  let rows = 0
  let batch: { table: TableName; rows: Row[] } | null = null
  // What the backup was made of comes first; later versions of the tables are made from it, as of any old database.
  const all = await db.startTransaction().execute()
  const flush = async () => {
    if (batch)
      await all
        .withTables<Record<string, Row>>()
        .insertInto(batch.table as string)
        .values(batch.rows)
        .execute()
    batch = null
  }
  try {
    for await (const line of lines) {
      if (end) throw new BadBackup('This backup goes on after its end.')
      const value = parsed(line)
      if (!head) {
        head = headOf(value)
        await migrateWithin(all, dialect, MIGRATIONS.slice(0, head.version))
        await empty(all)
      } else if (isRow(value)) {
        const [table, row] = value
        if (batch && (batch.table !== table || batch.rows.length === BATCH)) await flush()
        batch ??= { table, rows: [] }
        batch.rows.push(row)
        rows++
      } else if (isEnd(value)) {
        end = value
        continue
      } else throw new BadBackup(`Line ${rows + 2} of this backup is none: ${line.slice(0, 80)}`)
      seal.update(`${line}\n`)
    }
    await flush()
    if (!end || end.rows !== rows) throw new BadBackup('This backup was cut short.')
    if (end.sha256 !== seal.digest('hex')) throw new BadBackup('This backup was changed or damaged.')
    await migrateWithin(all, dialect)
    await all.commit().execute()
  } catch (error) {
    await all.rollback().execute()
    throw error
  }
  return rows
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    throw new BadBackup('This is no backup, or it was cut short or damaged.')
  }
}

function headOf(value: unknown): Head {
  const head = value as Partial<Head> | null
  if (head?.redoubt !== 'backup' || head.format !== 1 || !Number.isInteger(head.version))
    throw new BadBackup('This is no backup of Redoubt.')
  if (head.version! > MIGRATIONS.length)
    throw new TooNew(
      `This backup is of version ${head.version}, and this program knows versions up to ${MIGRATIONS.length}.`,
    )
  return head as Head
}

const isRow = (value: unknown): value is [TableName, Row] =>
  Array.isArray(value) && value.length === 2 && COPIED.includes(value[0])
const isEnd = (value: unknown): value is End => (value as Partial<End> | null)?.end === true

async function empty(db: Kysely<Schema>): Promise<void> {
  for (const table of COPIED) {
    const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(db)
    if (rows.length > 0)
      throw new BadBackup(`There is already something in ${table}: a backup goes into an empty database.`)
  }
}
