import { first } from './0001-first.ts'
import type { Migration } from './migration.ts'

/** In order; the version of a database is how many of them it has seen. */
export const MIGRATIONS: readonly Migration[] = [first]
