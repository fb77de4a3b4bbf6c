import { afterAll, beforeAll, describe } from 'vitest'
import { postgres } from '../../testing/index.ts'
import { backups } from './backup.ts'
import { contract } from './contract.ts'
import { migrations } from './migrate.ts'
import { inMemory, onPostgres, onSqlite, type Server } from './places.ts'

/** One PostgreSQL for all that asks for one. */
let running: Server
const server = () => running
beforeAll(async () => {
  running = await postgres()
})
afterAll(() => running?.stop())

describe.each([inMemory(), onSqlite(), onPostgres(server)])('the store on $name', contract)
describe('migrations', () => migrations(server))
describe('backup and restore', () => backups(server))
