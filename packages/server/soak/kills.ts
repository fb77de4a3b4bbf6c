import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { playAmongKills, type Toll } from '../test/promises/kills.ts'
import { bundledServer } from '../test/promises/process.ts'
import { postgres } from '../testing/index.ts'

/**
 * The server is killed at random instants while people play on it: nothing that was acknowledged is lost, nothing is done twice,
 * every match replays to its hashes. `npm run soak -- server/kills -- --kills 100 --tables 8 --seed 7`
 */
export default async function kills(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      kills: { type: 'string', default: '50' },
      tables: { type: 'string', default: '6' },
      seed: { type: 'string', default: String(Date.now()) },
    },
  })
  const settings = { seed: values.seed, kills: Number(values.kills), tables: Number(values.tables) }
  console.log(`Seed ${values.seed}, ${values.kills} kills on each database, ${values.tables} tables at a time.`)
  const told = (text: string) => console.log(`  ${text}`)
  const program = await bundledServer()
  const folder = mkdtempSync(join(tmpdir(), 'redoubt-soak-'))
  const database = await postgres({ flush: true })
  try {
    tell('SQLite', await playAmongKills({ program, place: folder, told, ...settings }))
    tell('PostgreSQL', await playAmongKills({ program, place: await database.database(), told, ...settings }))
  } finally {
    await database.stop()
    program.remove()
    rmSync(folder, { recursive: true })
  }
}

function tell(where: string, toll: Toll): void {
  const { killed, ended, matches, acknowledged, written, lost, invented, torn, contradictions, refusals } = toll
  console.log(
    `${where}: ${killed} kills; ${matches} matches, ${ended} to their end; ${acknowledged} decisions acknowledged, ${written} written; lost: ${lost}, done twice or made up: ${invented}, torn: ${torn.length}; refused: ${JSON.stringify(refusals)}`,
  )
  if (lost + invented + torn.length + contradictions.length > 0)
    throw new Error(`Something was lost: ${[...torn, ...contradictions].join('\n')}`)
}
