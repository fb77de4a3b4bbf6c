import { mkdtemp, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { redoubt } from '../../src/cli.ts'
import { terminal } from '../talk.ts'
import { ownBuild, type Started, until } from './command.ts'
import { postgres } from './postgres.ts'

const RUN = ['--game', 'conquest', '--games', '20', '--seed', 'queue']

let db: Awaited<ReturnType<typeof postgres>>
let build: Awaited<ReturnType<typeof ownBuild>>
beforeAll(async () => {
  db = await postgres()
  build = await ownBuild()
}, 60_000)
afterAll(async () => {
  build?.remove()
  await db?.stop()
})

const active = () => db.rows(`select data from redoubt_queue.job where state = 'active'`).catch(() => [])

/** Stops a worker in its tracks; lets it go on if it has no job just then, or was about to hand one in. */
async function caughtWithAJob(worker: Started): Promise<boolean> {
  if ((await active()).length === 0) return false
  worker.kill('SIGSTOP')
  await new Promise(resolve => setTimeout(resolve, 200))
  if ((await active()).length > 0) return true
  worker.kill('SIGCONT')
  return false
}

test('workers play a run on PostgreSQL bit for bit; the matches of a killed worker are played by another', async () => {
  const [alone, shared] = await Promise.all(['alone-', 'shared-'].map(name => mkdtemp(join(tmpdir(), name))))
  expect(await redoubt(['simulate', ...RUN, '--out', alone!], terminal())).toBe(0)

  const asker = build.start(...RUN, '--out', shared!, '--queue', db.url, '--lease', '2')
  const victim = build.start('--worker', '--queue', db.url, '--workers', '1')
  await until(() => caughtWithAJob(victim), victim)
  victim.kill('SIGKILL')
  await victim.ended
  const [left] = await active()
  expect(left, 'the victim died with a job in its hands').toBeDefined()

  const helper = build.start('--worker', '--queue', db.url, '--workers', '1')
  await until(() => asker.child.exitCode !== null, helper)
  expect(await asker.ended).toBe(0)
  helper.kill('SIGINT')
  expect(await helper.ended).toBe(0)
  const [, played] = /(\d+) matches played\./.exec(helper.heard.err)!
  expect(Number(played), 'somebody else took that job').toBeGreaterThanOrEqual(left.data.tasks.length)

  for (const file of ['results.json', 'table.csv'])
    expect(await readFile(join(shared!, file), 'utf8')).toBe(await readFile(join(alone!, file), 'utf8'))
  expect(await db.rows('select * from redoubt_queue.simulated'), 'nothing is left behind').toEqual([])
}, 120_000)

test('whoever asked may leave: the workers go on, and the same command collects', async () => {
  const run = ['simulate', '--game', 'conquest', '--bots', 'random', '--games', '10', '--seed', 'leave']
  const alone = terminal()
  expect(await redoubt(run, alone)).toBe(0)

  const [asking, working] = [new AbortController(), new AbortController()]
  const gone = terminal()
  gone.stop = asking.signal
  const left = redoubt([...run, '--queue', db.url], gone)
  const waiting = () =>
    db.rows(`select id from redoubt_queue.job where name = 'simulate-sources' and state = 'created'`).catch(() => [])
  while ((await waiting()).length < 2) await new Promise(resolve => setTimeout(resolve, 20))
  asking.abort()
  expect(await left).toBe(130)
  expect(gone.err).toContain('Stopped after 0 of 10 matches. The workers go on')

  const worker = terminal()
  worker.stop = working.signal
  const worked = redoubt(['simulate', '--worker', '--queue', db.url, '--workers', '0'], worker)
  while ((await waiting()).length > 0) await new Promise(resolve => setTimeout(resolve, 20))
  const back = terminal()
  expect(await redoubt([...run, '--queue', db.url], back)).toBe(0)
  expect(back.out).toBe(alone.out)
  working.abort()
  expect(await worked).toBe(0)
  expect(worker.err).toContain('10 matches played.')
})

test('a worker without a queue, and a queue that is not there, are said in a sentence', async () => {
  const io = terminal()
  expect(await redoubt(['simulate', '--worker'], io)).toBe(2)
  expect(io.err).toContain('--worker needs --queue')
  expect(await redoubt(['simulate', '--worker', '--queue', 'postgres://localhost:1/none'], io)).toBe(2)
  expect(io.err).toContain('the database does not answer as it should')
})
