import { Conflict, StoreAway, StoreFull } from '../errors.ts'

/** Connection, resources, an operator, the system; no way in. */
const AWAY = /^(08|53|57|58|28|3D|E[A-Z])/

/** What the store says when PostgreSQL, or the way to it, says this. */
export function postgresProblem(error: unknown): Error {
  const { code = '', message = String(error) } = error as { code?: string; message?: string }
  const options = { cause: error }
  if (code === '23505' || code === '23503')
    return new Conflict(`It is there already, or what it needs is not: ${message}`)
  if (code === '53100' || code === '25006') return new StoreFull(`The database cannot be written: ${message}.`, options)
  // Some say so in words alone: "Connection terminated unexpectedly", "timeout expired", "Client has encountered a connection error".
  if (AWAY.test(code) || (!code && /terminated|timeout|connection|ended|end on the pool|not queryable/i.test(message)))
    return new StoreAway(`The database does not answer: ${message || code}.`, options)
  return error instanceof Error ? error : new Error(message)
}
