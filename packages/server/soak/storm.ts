import { parseArgs } from 'node:util'
import { bundledServer } from '../test/promises/process.ts'
import { playInAStorm } from '../test/promises/storm.ts'
import { postgres } from '../testing/index.ts'

/**
 * Three nodes on one PostgreSQL; their connections to people and to the database are cut, torn, reset and late, and they are killed;
 * everybody plays with two devices that contradict each other. `npm run soak -- server/storm -- --minutes 60 --tables 6 --seed 7`
 */
export default async function storm(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      minutes: { type: 'string', default: '20' },
      tables: { type: 'string', default: '4' },
      seed: { type: 'string', default: String(Date.now()) },
    },
  })
  const { minutes, seed } = values
  console.log(`Seed ${seed}, ${minutes} minutes, ${values.tables} tables at a time.`)
  const program = await bundledServer()
  const server = await postgres({ flush: true })
  try {
    const end = Date.now() + Number(minutes) * 60_000
    const { torn, contradictions, astray, ...after } = await playInAStorm({
      ...{ program, database: await server.database(), seed, nodes: 3, tables: Number(values.tables) },
      until: () => Date.now() > end,
      told: text => console.log(`  ${text}`),
    })
    const { killed, harmed, matches, ended, acknowledged, written, lost, invented, conflicts, watchers } = after
    console.log(
      `${killed} kills, ${harmed} harms; ${matches} matches, ${ended} to their end; ${acknowledged} decisions acknowledged, ${written} written, ${conflicts} overtaken; lost: ${lost}, done twice or made up: ${invented}, torn: ${torn.length}; astray: ${astray.length} of ${watchers}; refused: ${JSON.stringify(after.refusals)}`,
    )
    if (lost + invented + torn.length + contradictions.length + astray.length > 0)
      throw new Error(`Something was lost: ${[...torn, ...contradictions, ...astray].join('\n')}`)
  } finally {
    await server.stop()
    program.remove()
  }
}
