import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { chmod, copyFile, mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { type Database, database, isPostgres } from '../database.ts'
import { openStore } from '../open.ts'
import { connect } from '../sqlite/connection.ts'
import { BadBackup, exported, imported } from './lines.ts'

const SQLITE = 'SQLite format 3\0'
const isLines = (file: string): boolean => /\.jsonl(\.gz)?$/.test(file)

/**
 * A copy of a store in one file, of one instant, while others go on writing. A name that ends in `.jsonl` or `.jsonl.gz` makes lines
 * of JSON, which any database can be restored from; any other name, of a file of SQLite, a file of SQLite.
 */
export async function backup(place: string, file: string): Promise<void> {
  if (existsSync(file)) throw new BadBackup(`${file} is there already: choose another name.`)
  if (!isPostgres(place) && !existsSync(place)) throw new BadBackup(`There is no database ${place}.`)
  if (isPostgres(place) && !isLines(file))
    throw new BadBackup('A backup of PostgreSQL is a file of lines: choose a name that ends in .jsonl or .jsonl.gz.')
  await mkdir(dirname(file), { recursive: true })
  const part = `${file}.part`
  await rm(part, { force: true })
  try {
    if (isLines(file)) await from(place, source => writeLines(source, part, file.endsWith('.gz')))
    else await vacuum(place, part)
    await chmod(part, 0o600) // seeds are in it
    await flush(part)
    await rename(part, file)
  } finally {
    await rm(part, { force: true })
  }
}

/** Fills an empty place from a backup, of whatever kind either is. */
export async function restore(file: string, place: string): Promise<void> {
  if (!existsSync(file)) throw new BadBackup(`There is no file ${file}.`)
  if (!(await isSqlite(file))) await imported(place, readLines(file))
  else if (isPostgres(place)) await from(file, async source => void (await imported(place, lines(exported(source)))))
  else await copy(file, place)
}

async function from(place: string, work: (source: Database) => Promise<void>): Promise<void> {
  const source = await database(place)
  await work(source).finally(() => source.db.destroy())
}

async function writeLines(source: Database, file: string, zipped: boolean): Promise<void> {
  const lines = Readable.from(exported(source))
  const to = createWriteStream(file)
  await (zipped ? pipeline(lines, createGzip(), to) : pipeline(lines, to))
}

async function* readLines(file: string): AsyncGenerator<string> {
  const bytes = createReadStream(file)
  const text = file.endsWith('.gz') ? bytes.pipe(createGunzip()) : bytes
  bytes.on('error', error => text.destroy(error))
  try {
    yield* lines(text.setEncoding('utf8'))
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    throw code?.startsWith('Z_') ? new BadBackup(`${file} was cut short or damaged: ${message}.`) : error
  } finally {
    bytes.destroy()
  }
}

async function* lines(parts: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = ''
  for await (const part of parts) {
    const all = (rest + part).split('\n')
    rest = all.pop()!
    yield* all
  }
  if (rest) yield rest
}

async function vacuum(place: string, file: string): Promise<void> {
  const connection = connect(place, false)
  await connection.ask('alone', [['vacuum into ?', [file]]]).finally(() => connection.close())
}

async function copy(file: string, place: string): Promise<void> {
  if (existsSync(place)) throw new BadBackup(`${place} is there already: a backup goes into an empty place.`)
  await mkdir(dirname(place), { recursive: true, mode: 0o700 })
  const part = `${place}.part`
  await copyFile(file, part)
  await flush(part)
  await rename(part, place)
  await (await openStore(place)).close() // today's tables
}

async function isSqlite(file: string): Promise<boolean> {
  const opened = await open(file)
  const { buffer, bytesRead } = await opened.read(Buffer.alloc(SQLITE.length), 0, SQLITE.length, 0)
  await opened.close()
  return bytesRead === SQLITE.length && buffer.toString('latin1') === SQLITE
}

async function flush(file: string): Promise<void> {
  const opened = await open(file, 'r+')
  await opened.sync()
  await opened.close()
}
