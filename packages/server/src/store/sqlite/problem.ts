import { Conflict, StoreAway, StoreFull } from '../errors.ts'

const AWAY = /^SQLITE_(BUSY|LOCKED|IOERR|CANTOPEN|PROTOCOL|NOMEM|CORRUPT|NOTADB)/

/** What the store says when SQLite says this. */
export function sqliteProblem({ code, message }: { code: string; message: string }): Error {
  if (/^SQLITE_CONSTRAINT_(PRIMARYKEY|UNIQUE|FOREIGNKEY)/.test(code))
    return new Conflict(`It is there already, or what it needs is not: ${message}`)
  if (/^SQLITE_(FULL|READONLY)/.test(code)) return new StoreFull(`The database cannot be written: ${message}.`)
  if (AWAY.test(code)) return new StoreAway(`The database does not answer as it should: ${message}.`)
  return Object.assign(new Error(message), { code })
}
