import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { postgres } from '@redoubt/server/testing'
import { filesIn, playAmongKillers } from '../test/simulate/killing.ts'
import { start } from '../test/simulate/started.ts'

/** In every round so many workers and askers are killed, and databases besides. */
const KILLS = 50

/**
 * Simulations on PostgreSQL whose workers, askers and databases are killed at random, for so many minutes: every result must be
 * what it is when nobody is killed, to the last byte. `npm run soak -- trust -- --minutes 60 --seed 7`
 */
export default async function trust(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: { minutes: { type: 'string', default: '30' }, seed: { type: 'string', default: String(Date.now()) } },
  })
  const program = join(process.cwd(), 'packages/cli/dist/redoubt.js')
  if (spawnSync(process.execPath, ['scripts/build.mjs'], { stdio: 'inherit' }).status !== 0)
    throw new Error('No build.')
  const until = Date.now() + 60_000 * Number(values.minutes)
  const db = await postgres()
  const all = { rounds: 0, runs: 0, askers: 0, workers: 0, databases: 0, lost: 0, left: 0 }
  console.log(`Seed ${values.seed}, ${values.minutes} minutes.`)
  try {
    while (Date.now() < until) {
      const seed = `${values.seed} ${all.rounds}`
      const run = ['--game', 'conquest', '--games', '160', '--seed', seed]
      const kills = Date.now() + 180_000 < until ? KILLS : 10
      const { runs, killed, left } = await playAmongKillers({
        ...{ start: (...given) => start(program, given), db, run, seed, kills, databases: true, pause: 3000 },
      })
      const wanted = await undisturbed(program, run)
      all.rounds++
      all.runs += runs.length
      all.left += left
      all.lost += runs.flatMap(files => files.filter((text, i) => text !== wanted[i])).length
      for (const what of ['askers', 'workers', 'databases'] as const) all[what] += killed[what]
      console.log(
        `${all.rounds} rounds with ${all.runs} runs; killed: ${all.workers} workers, ${all.askers} askers, ${all.databases} databases; lost: ${all.lost}; left behind: ${all.left}`,
      )
      if (all.lost + all.left > 0) throw new Error(`Something was lost with seed "${seed}".`)
    }
  } finally {
    await db.stop()
  }
}

async function undisturbed(program: string, run: readonly string[]): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'redoubt-undisturbed-'))
  const { ended, heard } = start(program, [...run, '--out', folder])
  if ((await ended) !== 0) throw new Error(heard.err)
  const files = filesIn(folder)
  rmSync(folder, { recursive: true })
  return files
}
