import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Toll, writeAmongKillers } from '../test/store/crash/killing.ts'
import { postgres } from '../testing/index.ts'

/**
 * Nodes that write to a store are killed at random instants, and PostgreSQL itself now and then: no acknowledged entry is lost, none
 * is there twice. `npm run soak -- store -- --kills 200 --seed 7`
 */
export default async function store(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: { kills: { type: 'string', default: '50' }, seed: { type: 'string', default: String(Date.now()) } },
  })
  const { seed } = values
  const kills = Number(values.kills)
  console.log(`Seed ${seed}, ${kills} kills on each database.`)
  const folder = mkdtempSync(join(tmpdir(), 'redoubt-soak-'))
  try {
    tell('SQLite', await writeAmongKillers({ place: join(folder, 'soak.db'), seed, kills, nodes: 1 }))
  } finally {
    rmSync(folder, { recursive: true })
  }
  const server = await postgres({ flush: true })
  try {
    const crash = async () => {
      await server.crash()
      await server.start()
    }
    tell('PostgreSQL', await writeAmongKillers({ place: await server.database(), seed, kills, nodes: 2, crash }))
  } finally {
    await server.stop()
  }
}

function tell(where: string, { killed, crashed, acknowledged, written, lost, twice, torn }: Toll): void {
  console.log(
    `${where}: ${killed} nodes killed${crashed ? `, the database ${crashed} times` : ''}; ${acknowledged} entries acknowledged, ${written} written; lost: ${lost}, twice: ${twice}, torn: ${torn}`,
  )
  if (lost + twice + torn > 0) throw new Error('Something was lost.')
}
