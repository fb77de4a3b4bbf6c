/** What the databases can do by themselves: commits of one bare row, each on disk before the next. */
import { createRequire } from 'node:module'
import type Libsql from 'libsql'
import pg from 'pg'
import { during, type Rate } from './during.ts'

export async function rawSqlite(file: string, seconds: number): Promise<Rate> {
  const Database = createRequire(import.meta.url)('libsql') as typeof Libsql
  const db = new Database(file)
  db.pragma('journal_mode = WAL')
  db.pragma('synchronous = FULL')
  db.exec('create table rows (id integer primary key, text text)')
  const insert = db.prepare('insert into rows (text) values (?)')
  const rate = await during(1, seconds, async () => void insert.run(['step:g7']))
  db.close()
  return rate
}

export async function rawPostgres(url: string, connections: number, seconds: number): Promise<Rate> {
  const clients = Array.from({ length: connections }, () => new pg.Client(url))
  for (const client of clients) await client.connect()
  await clients[0]!.query('create table if not exists rows (id serial primary key, text text)')
  const text = 'insert into rows (text) values ($1)'
  const rate = await during(
    connections,
    seconds,
    async n => void (await clients[n]!.query({ name: 'r', text, values: ['g7'] })),
  )
  for (const client of clients) await client.end()
  return rate
}
