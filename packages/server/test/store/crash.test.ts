import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { postgres } from '../../testing/index.ts'
import { type Toll, writeAmongKillers } from './crash/killing.ts'
import { trouble } from './trouble.ts'

const folder = mkdtempSync(join(tmpdir(), 'redoubt-crash-'))
let server: Awaited<ReturnType<typeof postgres>>
beforeAll(async () => {
  server = await postgres()
})
afterAll(async () => {
  await server?.stop()
  rmSync(folder, { recursive: true, force: true })
})

const KILLS = 5
function unharmed({ lost, twice, torn, killed, acknowledged, written }: Toll): void {
  expect({ lost, twice, torn, killed }).toEqual({ lost: 0, twice: 0, torn: 0, killed: KILLS })
  expect(acknowledged).toBeGreaterThan(30)
  expect(written).toBeGreaterThanOrEqual(acknowledged)
}

// `npm run soak -- store` kills many more.
test('a node that is killed while it writes to SQLite loses nothing it had acknowledged', async () => {
  unharmed(await writeAmongKillers({ place: join(folder, 'a.db'), seed: 'sqlite', kills: KILLS, nodes: 1 }))
})

test('of two nodes on PostgreSQL that are killed in turn, and the database too, nothing acknowledged is lost', async () => {
  let crashes = 0
  const crash = async () => {
    crashes++
    await server.crash()
    await server.start()
  }
  unharmed(await writeAmongKillers({ place: await server.database(), seed: 'postgres', kills: KILLS, nodes: 2, crash }))
  expect(crashes, 'this seed takes the database down').toBeGreaterThan(0)
})

describe('trouble with', () => trouble(() => server))
