import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { postgres } from '../../testing/index.ts'
import { playAmongKills, type Toll } from './kills.ts'
import { bundledServer, type Program } from './process.ts'

const folder = mkdtempSync(join(tmpdir(), 'redoubt-kills-'))
let database: Awaited<ReturnType<typeof postgres>>
let program: Program
beforeAll(async () => {
  database = await postgres()
  program = await bundledServer()
})
afterAll(async () => {
  await database?.stop()
  program?.remove()
  rmSync(folder, { recursive: true, force: true })
})

const KILLS = 3
function unharmed(toll: Toll): void {
  const { lost, invented, torn, contradictions, killed, acknowledged, written } = toll
  expect({ lost, invented, torn, contradictions, killed }).toEqual({
    ...{ lost: 0, invented: 0, torn: [], contradictions: [], killed: KILLS },
  })
  expect(acknowledged).toBeGreaterThan(KILLS + 20)
  expect(written).toBeGreaterThanOrEqual(acknowledged)
}

// `npm run soak -- server/kills` kills many more.
test.each([
  ['SQLite', async () => folder],
  ['PostgreSQL', () => database.database()],
])(
  'the server is killed again and again in the middle of matches on %s: nothing acknowledged is lost, nothing is done twice',
  async (_, place) => {
    unharmed(await playAmongKills({ program, place: await place(), seed: 'kills', kills: KILLS, tables: 3 }))
  },
)
