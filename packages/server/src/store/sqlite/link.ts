import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { Kysely } from 'kysely'
import type { Schema } from '../sql/schema.ts'
import { connect } from './connection.ts'
import { type Link, link, sqliteDialect } from './dialect.ts'

export const sqliteDatabase = (to: Link): Kysely<Schema> => new Kysely<Schema>({ dialect: sqliteDialect(to) })

/** The file is made if there is none; a folder that is made for it is nobody else's, for seeds are in it. */
export function sqliteLink(file: string): Link {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  return link(connect(file, false), connect(file, true))
}
