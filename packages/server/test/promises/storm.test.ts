import { afterAll, beforeAll, expect, test } from 'vitest'
import { postgres } from '../../testing/index.ts'
import { bundledServer, type Program } from './process.ts'
import { playInAStorm } from './storm.ts'

let database: Awaited<ReturnType<typeof postgres>>
let program: Program
beforeAll(async () => {
  database = await postgres()
  program = await bundledServer()
})
afterAll(async () => {
  await database?.stop()
  program?.remove()
})

// A machine that is busy needs longer for the nodes to start again and for everybody to come back; that is no fault.
const TIMEOUT = { timeout: 900_000 }
/** Milliseconds; `npm run soak -- server/storm` lasts twenty minutes. */
const MINUTE = 60_000

test(
  'three nodes whose lines are cut, torn, reset and late, and which are killed: one history for each match, and everybody sees it',
  TIMEOUT,
  async () => {
    const end = Date.now() + MINUTE
    const { lost, invented, torn, contradictions, astray, ...all } = await playInAStorm({
      ...{ program, database: await database.database(), seed: 'storm', nodes: 3, tables: 3 },
      until: ({ killed, harmed, acknowledged }) =>
        Date.now() > end && killed >= 2 && harmed >= 40 && acknowledged >= 200,
    })
    expect({ lost, invented, torn, contradictions, astray }).toEqual({
      ...{ lost: 0, invented: 0, torn: [], contradictions: [], astray: [] },
    })
    expect(all.watchers).toBeGreaterThanOrEqual(5) // the other tables may just have come to their end
    expect(all.conflicts, 'devices have contradicted each other').toBeGreaterThan(10)
  },
)
