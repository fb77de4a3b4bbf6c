import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { below, fastRandom } from '@redoubt/kernel'
import type { postgres } from '@redoubt/server/testing'
import type { Started } from './started.ts'

export interface Killing {
  /** Starts `redoubt simulate` with these arguments. */
  start(...args: string[]): Started
  db: Awaited<ReturnType<typeof postgres>>
  /** The arguments that settle what is played. */
  run: readonly string[]
  seed: string
  /** So many workers and askers are killed while they work; with `databases`, PostgreSQL too, now and then. */
  kills: number
  databases?: boolean
  /** Milliseconds between two kills, at most. */
  pause: number
  told?(text: string): void
}

/**
 * Plays a run on PostgreSQL while whoever works for it is killed again and again, and plays it once more if it is over before the
 * last has been killed; returns what came of each, file by file.
 */
export async function playAmongKillers({ start, db, run, seed, kills, databases, pause, told }: Killing) {
  const chance = { random: fastRandom(seed) }
  const folders = [newFolder()]
  const ask = () => start(...run, '--out', folders.at(-1)!, '--queue', db.url, '--lease', '5')
  const work = () => start('--worker', '--queue', db.url, '--workers', '1')
  let asker = ask()
  const workers: Started[] = [work(), work()]
  const killed = { askers: 0, workers: 0, databases: 0 }
  try {
    for (let n = 0; killed.askers + killed.workers < kills; n++) {
      await wait(50 + below(chance, pause))
      if (asker.child.exitCode === 0) {
        folders.push(newFolder())
        asker = ask()
        await wait(below(chance, pause))
      }
      // One of each kind at least, then as it comes.
      const what = n < 3 ? [0, 3, databases ? 4 : 0][n]! : below(chance, databases ? 5 : 4)
      if (what === 4) {
        await db.crash()
        await wait(below(chance, pause))
        await db.start()
        killed.databases++
      } else if (what === 3 || asker.child.exitCode !== null) {
        await kill(asker)
        asker = ask()
        killed.askers++
      } else {
        const which = below(chance, workers.length)
        await kill(workers[which]!)
        workers[which] = work()
        killed.workers++
      }
      told?.(`${killed.askers + killed.workers} of ${kills} killed`)
    }
    const code = await asker.ended
    if (code !== 0) throw new Error(`The run ended with ${code}: ${asker.heard.err}`)
    const runs = folders.map(filesIn)
    const left = await db.rows(
      'select (select count(*) from redoubt_queue.simulated) + (select count(*) from redoubt_queue.job) as n',
    )
    return { runs, killed, left: Number(left[0].n) }
  } finally {
    for (const one of [asker, ...workers]) await kill(one)
    for (const folder of folders) rmSync(folder, { recursive: true, force: true })
  }
}

const newFolder = () => mkdtempSync(join(tmpdir(), 'redoubt-killing-'))

/** What a run leaves behind. */
export const filesIn = (folder: string): string[] =>
  ['results.json', 'table.csv', 'report.html'].map(name => readFileSync(join(folder, name), 'utf8'))

async function kill({ child, ended, kill: send }: Started): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) send('SIGKILL')
  await ended
}

const wait = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))
