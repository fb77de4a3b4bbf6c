import { mkdtemp, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { postgres } from '@redoubt/server/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { redoubt } from '../../src/cli.ts'
import { terminal } from '../talk.ts'
import { ownBuild } from './command.ts'
import { filesIn, playAmongKillers } from './killing.ts'
import { until } from './started.ts'

const RUN = ['--game', 'conquest', '--games', '20', '--seed', 'queue']

let db: Awaited<ReturnType<typeof postgres>>
let build: Awaited<ReturnType<typeof ownBuild>>
beforeAll(async () => {
  db = await postgres()
  build = await ownBuild()
})
afterAll(async () => {
  build?.remove()
  await db?.stop()
})

const active = () => db.rows(`select data from redoubt_queue.job where state = 'active'`).catch(() => [])

/** Kills a worker that has a job, and again another one if it was just about to hand its job in: what it leaves behind. */
async function leftByTheDead() {
  for (;;) {
    const victim = build.start('--worker', '--queue', `${db.url}?application_name=victim`, '--workers', '1')
    await until(async () => (await active()).length > 0, victim)
    victim.kill('SIGKILL')
    await victim.ended
    const its = () => db.rows(`select pid from pg_stat_activity where application_name = 'victim'`)
    while ((await its()).length > 0) await new Promise(resolve => setTimeout(resolve, 20)) // what it said last is still being heard
    const [left] = await active()
    if (left) return left
  }
}

test('workers play a run on PostgreSQL bit for bit; the matches of a killed worker are played by another', async () => {
  const [alone, shared] = await Promise.all(['alone-', 'shared-'].map(name => mkdtemp(join(tmpdir(), name))))
  expect(await redoubt(['simulate', ...RUN, '--out', alone!], terminal())).toBe(0)

  const asker = build.start(...RUN, '--out', shared!, '--queue', db.url, '--lease', '2')
  const left = await leftByTheDead()

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
})

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

/** `redoubt simulate` in this very process, until it is told to stop. */
function inHere(...args: string[]) {
  const stop = new AbortController()
  const io = terminal()
  io.stop = stop.signal
  return { io, stop: () => stop.abort(), ended: redoubt(['simulate', ...args, '--queue', db.url], io) }
}

const settled = async (what: () => unknown) => {
  while (!(await what())) await new Promise(resolve => setTimeout(resolve, 20))
}
const made = async () => (await db.rows('select first from redoubt_queue.simulated').catch(() => [])).length
const RANDOM = ['--game', 'conquest', '--bots', 'random', '--games', '32']

test('a run that was stopped goes on with its own jobs, and the same run into other folders ends too', async () => {
  // Many jobs: the first of them is seen long before the last is done.
  const run = [...RANDOM.slice(0, -1), '160', '--seed', 'stopped']
  const [alone, first, second, third] = await Promise.all(
    ['a-', 'b-', 'c-', 'd-'].map(name => mkdtemp(join(tmpdir(), `queue-${name}`))),
  )
  expect(await redoubt(['simulate', ...run, '--out', alone!], terminal())).toBe(0)
  const results = (folder: string) => readFile(join(folder, 'results.json'), 'utf8')

  const asker = inHere(...run, '--out', first!)
  const worker = inHere('--worker', '--workers', '0')
  const kept = async () => (await readFile(join(first!, 'games.jsonl'), 'utf8').catch(() => '')).split('\n').length - 1
  await settled(async () => (await kept()) >= 8)
  asker.stop()
  expect(await asker.ended).toBe(130)
  await settled(async () => (await made()) === 20) // the worker has gone on and made them all

  const again = inHere(...run, '--out', first!)
  expect(await again.ended, again.io.err).toBe(0)
  expect(await results(first!)).toBe(await results(alone!))

  // Two at once: whoever ends first takes the jobs away under the other.
  const both = [inHere(...run, '--out', second!), inHere(...run, '--out', third!)]
  expect(await Promise.all(both.map(({ ended }) => ended))).toEqual([0, 0])
  for (const folder of [second!, third!]) expect(await results(folder)).toBe(await results(alone!))
  worker.stop()
  await worker.ended
  expect(await db.rows(`select id from redoubt_queue.job where name = 'simulate-sources'`)).toEqual([])
})

/** Makes nothing but failures of the jobs of a run, as a worker with a broken machine would. */
const failing = () =>
  db.rows(`with j as (update redoubt_queue.job set state = 'completed' where name = 'simulate-sources' returning data)
    insert into redoubt_queue.simulated select data->>'run', (data->>'first')::int, '{"failed":"out of luck"}' from j
    on conflict do nothing`)

test('a match that failed on one worker is played by another; what fails again and again is said in a sentence', async () => {
  const run = [...RANDOM.slice(0, -1), '8', '--seed', 'failed']
  const lucky = inHere(...run)
  await settled(async () => (await db.rows(`select id from redoubt_queue.job where state = 'created'`)).length > 0)
  await failing()
  const worker = inHere('--worker', '--workers', '0')
  expect(await lucky.ended, lucky.io.err).toBe(0)
  worker.stop()
  await worker.ended

  const unlucky = inHere(...run, '--seed', 'unlucky')
  let code: number | null = null
  void unlucky.ended.then(ended => (code = ended))
  await settled(async () => {
    await failing()
    return code !== null
  })
  expect(code).toBe(1)
  expect(unlucky.io.err).toBe('redoubt simulate: A match failed on 3 tries: out of luck\n')
  const later = inHere('--worker', '--workers', '0')
  const forgiven = inHere(...run, '--seed', 'unlucky')
  expect(await forgiven.ended, forgiven.io.err).toBe(0)
  later.stop()
  await later.ended
})

test('workers, askers and the database killed at random change nothing in the result', async () => {
  const run = ['--game', 'conquest', '--games', '24', '--seed', 'killed']
  const folder = await mkdtemp(join(tmpdir(), 'queue-alone-'))
  expect(await build.start(...run, '--workers', '1', '--out', folder).ended).toBe(0)
  const alone = filesIn(folder)
  const { runs, killed, left } = await playAmongKillers({
    ...{ start: build.start, db, run, seed: 'test', kills: 8, databases: true, pause: 1500 },
  })
  expect(runs).toEqual(runs.map(() => alone))
  expect(Math.min(killed.askers, killed.workers, killed.databases), JSON.stringify(killed)).toBeGreaterThan(0)
  expect(left, 'nothing is left behind').toBe(0)
})

test('a worker without a queue, and a queue that is not there, are said in a sentence', async () => {
  const io = terminal()
  expect(await redoubt(['simulate', '--worker'], io)).toBe(2)
  expect(io.err).toContain('--worker needs --queue')
  expect(await redoubt(['simulate', '--worker', '--queue', 'postgres://localhost:1/none', '--lease', '2'], io)).toBe(2)
  expect(io.err).toContain('the database does not answer as it should')
})
