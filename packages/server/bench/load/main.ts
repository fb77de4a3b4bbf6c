/**
 * The whole server under load, with its clients on the same machine: see docs/scale.md. What counts are the ratios within one run.
 *
 *   --tables 2000   live matches, two sockets each
 *   --seconds 10    how long each thing is measured
 *   --only WORDS    parts: sqlite, postgres, rival, bots, nodes; memory, what is left two minutes after everybody has gone; rate, which is the
 *                   highest rate on SQLite alone. A part that was measured before with as many tables is remembered, and compared with;
 *                   its time and the load of the machine then are said.
 *   --profile DIR   writes down there what the processor did, for the developer tools of a browser
 */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { parseArgs } from 'node:util'
import { postgres } from '../../testing/index.ts'
import { rawPostgres, rawSqlite } from '../lib/raw.ts'
import { longMatch } from './long.ts'
import { type Other, started } from './talk.ts'

const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '2000' },
    seconds: { type: 'string', default: '10' },
    only: { type: 'string', default: 'sqlite,postgres,memory,rival,bots,nodes' },
    programs: { type: 'string' },
    profile: { type: 'string' },
  },
})
const TABLES = Number(values.tables)
const SECONDS = Number(values.seconds)
const LONG = 3000
const EVERY = 5000
const only = (part: string) => values.only.includes(part)
const program = (name: string) => join(values.programs!, name, 'program.js')
const say = (text: string) => console.log(text)
const load = () => `load of the machine ${loadavg()[0]!.toFixed(1)}`
const kb = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`
const ms = (time: number) => `${time.toFixed(1)} ms`
const share = ({ cpu, seconds }: { cpu: number; seconds: number }) => `${(cpu / seconds / 10).toFixed(0)} %`
/** Processor time for each decision that these people made meanwhile. */
const each = ({ cpu }: { cpu: number }, { decided }: { decided: number }) =>
  `${((1000 * cpu) / Math.max(1, decided)).toFixed(0)} µs`
const rate = (perSecond: number) => `${Math.round(perSecond).toLocaleString('en')}/s`

const folder = mkdtempSync(join(tmpdir(), 'redoubt-load-'))
interface Measured {
  rate: number
  tables: number
  at: string
  load: string
}
/** By part, also of earlier runs: one that was cut short goes on with what it lacks. */
const kept = join(values.programs!, '../load.json')
const measured: Record<string, Measured> = existsSync(kept) ? JSON.parse(readFileSync(kept, 'utf8')) : {}
try {
  if (only('sqlite')) {
    const raw = await rawSqlite(join(folder, 'raw.db'), SECONDS / 2)
    await database('SQLite', ['--data', folder], raw.perSecond)
  }
  if (only('rate')) await highestRate()
  if (only('postgres') || only('nodes')) {
    const server = await postgres({ flush: true })
    try {
      const raw = await rawPostgres(await server.database(), 1, SECONDS / 2)
      if (only('postgres')) await database('PostgreSQL', ['--database', await server.database()], raw.perSecond)
      if (only('nodes')) for (const count of [1, 2, 3]) await nodes(count, await server.database())
    } finally {
      await server.stop()
    }
  }
  if (only('rival')) await rival()
  if (only('bots')) await bots()
  const { 'boardgame.io': other, ...own } = measured
  for (const [name, one] of Object.entries(own))
    if (other && other.tables === one.tables)
      say(
        `${name}: ${(one.rate / other.rate).toFixed(1)} × boardgame.io (aim 3); ${when(one)}, boardgame.io ${when(other)}`,
      )
} finally {
  rmSync(folder, { recursive: true, force: true })
}

/**
 * When what people left behind is written down, and what is remembered of them for a moment is forgotten: whoever lost the line is here for ten
 * seconds more, names are kept for half a minute to a minute, limits until they are full again.
 */
async function settledMemory(node: Other): Promise<{ heap: number; rss: number }> {
  await new Promise(resolve => setTimeout(resolve, 130_000))
  return node.ask('memory')
}

/** What a node needs once, however many tables come and go, is no part of what a table needs. */
async function warmUp(people: Other, url: string): Promise<void> {
  await people.ask('sit', { urls: [url], count: 100 })
  await people.ask('rush', { seconds: 1 })
  await people.ask('leave')
  await quiet(url)
}

async function database(name: string, place: string[], raw: number): Promise<void> {
  say(`\n${name}; ${load()}`)
  const node = await started(program('node'), place, ['--expose-gc'])
  const people = await started(program('people'))
  const url: string = await node.ask('address')
  await warmUp(people, url)
  const empty = await node.ask('memory')
  const { seconds } = await people.ask('sit', { urls: [url], count: TABLES })
  const full = await node.ask('memory')
  say(`  ${TABLES} tables, ${2 * TABLES} sockets, seated in ${seconds.toFixed(0)} s`)
  say(
    `  memory per watched match, its two sockets too: ${kb((full.heap - empty.heap) / TABLES)} of heap (aim 60), ${kb((full.rss - empty.rss) / TABLES)} of the process`,
  )
  const paced = await profiled(node, people, `${name} paced`, () =>
    people.ask('pace', { every: EVERY, seconds: 2 * SECONDS }),
  )
  const [calm, clients] = [await node.ask('since'), await people.ask('since')]
  say(
    `  a decision per match every ${EVERY / 1000} s: ${rate(paced.rate)}, click to the other’s screen p50 ${ms(paced.p50)}, p99 ${ms(paced.p99)}; median ${paced.bytes} bytes; event loop p99 ${ms(calm.p99)} (aim 20; of a process that only waits: ${ms(paced.idle)}); ${words(paced.refused)}`,
  )
  say(
    `  processor meanwhile: the server ${share(calm)}, its clients ${share(clients)} of a core; ${each(calm, clients)} of the server for each decision; ${load()}`,
  )
  const used = await node.ask('memory')
  say(`  memory per watched match then: ${kb((used.heap - empty.heap) / TABLES)} of heap`)
  const rushed = await profiled(node, people, `${name} rushed`, () => people.ask('rush', { seconds: SECONDS }))
  const [busy, rushing] = [await node.ask('since'), await people.ask('since')]
  remember(name, rushed.rate)
  say(
    `  highest durable rate: ${rate(rushed.rate)}, ${(rushed.rate / raw).toFixed(2)} × bare commits of one row (${rate(raw)}; aim 0.5); p50 ${ms(rushed.p50)}, p99 ${ms(rushed.p99)}; event loop p99 ${ms(busy.p99)} (of a process that only waits: ${ms(rushed.idle)}); ${each(busy, rushing)} of processor each; ${words(rushed.refused)}`,
  )
  const groups = (await figure(url, 'redoubt_commit_group_sum')) / (await figure(url, 'redoubt_commit_group_count'))
  say(`  decisions in one commit, on average of all: ${groups.toFixed(1)}`)
  await people.ask('leave')
  await quiet(url)
  if (only('memory')) {
    const left = await settledMemory(node)
    say(`  memory per match that nobody watches: ${kb((left.heap - empty.heap) / TABLES)} of heap (aim 0)`)
  }
  await opening(node, people, url)
  await end(node, people)
}

/** Half a minute: for whoever changes something and wants to know at once. */
async function highestRate(): Promise<void> {
  const node = await started(program('node'), ['--data', join(folder, 'rate')], ['--expose-gc'])
  const people = await started(program('people'))
  await people.ask('sit', { urls: [await node.ask('address')], count: TABLES })
  await people.ask('rush', { seconds: 2 })
  const told = await profiled(node, people, 'rate', () => people.ask('rush', { seconds: SECONDS }))
  const [busy, clients] = [await node.ask('since'), await people.ask('since')]
  remember('SQLite', told.rate)
  say(
    `\nSQLite, ${TABLES} tables as fast as they can: ${rate(told.rate)}, p50 ${ms(told.p50)}, p99 ${ms(told.p99)}; event loop p99 ${ms(busy.p99)}; ${each(busy, clients)} of the server for each, ${each(clients, clients)} of its clients; ${words(told.refused)}; ${load()}`,
  )
  await end(node, people)
}

function remember(name: string, perSecond: number): void {
  measured[name] = { rate: perSecond, tables: TABLES, at: new Date().toISOString(), load: loadavg()[0]!.toFixed(1) }
  writeFileSync(kept, JSON.stringify(measured, null, 2))
}

function when({ at, load: then }: Measured): string {
  return `measured at ${at.slice(11, 16)} UTC with load ${then}`
}

/** Does it, counting from now; `idle` is the delay of this process meanwhile, which only waits: what the machine itself adds. */
async function profiled<T>(
  node: Other,
  people: Other,
  name: string,
  work: () => Promise<T>,
): Promise<T & { idle: number }> {
  if (values.profile !== undefined) await node.ask('profile')
  await node.ask('since')
  await people.ask('since')
  const delay = monitorEventLoopDelay({ resolution: 2 })
  delay.enable()
  const told = await work()
  delay.disable()
  if (values.profile !== undefined) await node.ask('profiled', join(values.profile, `${name}.cpuprofile`))
  return { ...told, idle: delay.percentile(99) / 1e6 }
}

/** How long it takes until somebody who opens a long match sees it; it is not in memory before. */
async function opening(_node: Other, people: Other, url: string): Promise<void> {
  const save = longMatch(LONG)
  const post = async (path: string, body: string, cookie = '') => {
    const answer = await fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(cookie ? { cookie } : {}) },
      body,
    })
    if (!answer.ok) throw new Error(await answer.text())
    return { cookie: answer.headers.get('set-cookie')?.split(';')[0] ?? '', body: await answer.json() }
  }
  const { cookie } = await post('/api/guest', '{"name":"Ola"}')
  const { upload } = (await post('/api/uploads?kind=save', JSON.stringify(save), cookie)).body as { upload: string }
  const { match, seat } = await people.ask('begin', { url, cookie, upload, options: save.options })
  const times: number[] = []
  let told = { size: 0, seq: 0 }
  for (let n = 0; n < 5; n++) {
    await quiet(url)
    const one = await people.ask('open', { url, cookie, match, seat })
    times.push(one.took)
    told = one
  }
  times.sort((a, b) => a - b)
  say(
    `  a match of ${told.seq} decisions opens in ${ms(times[2]!)} (median of 5, most ${ms(times[4]!)}; aim 100), ${kb(told.size)}`,
  )
}

async function nodes(count: number, place: string): Promise<void> {
  const all = await Promise.all(Array.from({ length: count }, () => started(program('node'), ['--database', place])))
  const urls: string[] = await Promise.all(all.map(one => one.ask('address')))
  const people = await started(program('people'))
  const tables = Math.min(300, TABLES)
  await people.ask('sit', { urls: urls.flatMap(url => [url, url]), count: tables })
  for (const one of [...all, people]) await one.ask('since')
  const { rate: got, p50, p99, refused } = await people.ask('rush', { seconds: SECONDS })
  const cpu = await Promise.all(all.map(async one => (await one.ask('since')).cpu as number))
  const { decided } = await people.ask('since')
  const parts = cpu.map(one => each({ cpu: one }, { decided })).join(' + ')
  say(
    `\n${count} processes on one PostgreSQL, ${tables} tables; ${load()}\n  ${rate(got)}, p50 ${ms(p50)}, p99 ${ms(p99)}; ${each({ cpu: cpu.reduce((sum, one) => sum + one, 0) }, { decided })} of processor each in all nodes (${parts}); ${words(refused)}`,
  )
  await end(...all, people)
}

async function rival(): Promise<void> {
  say(`\nboardgame.io with its default storage, in memory; ${load()}`)
  const node = await started(program('rival'))
  const people = await started(program('rival-people'))
  await people.ask('sit', { address: await node.ask('address'), count: TABLES })
  await people.ask('rush', { seconds: 2 })
  await node.ask('since')
  await people.ask('since')
  const { rate: got, p50, p99 } = await people.ask('rush', { seconds: SECONDS })
  const [busy, clients] = [await node.ask('since'), await people.ask('since')]
  remember('boardgame.io', got)
  say(
    `  highest rate with ${TABLES} tables: ${rate(got)}, p50 ${ms(p50)}, p99 ${ms(p99)}; ${each(busy, clients)} of processor each, ${each(clients, clients)} of its clients`,
  )
  await end(node, people)
}

/** People at their tables do not notice that bots think hard at others. */
async function bots(): Promise<void> {
  const own = mkdtempSync(join(tmpdir(), 'redoubt-load-'))
  const node = await started(program('node'), ['--data', own], ['--expose-gc'])
  const people = await started(program('people'))
  const url: string = await node.ask('address')
  const tables = Math.min(200, TABLES)
  await people.ask('sit', { urls: [url], count: tables })
  await node.ask('since')
  const quietly = await people.ask('pace', { every: 500, seconds: SECONDS })
  const before = await node.ask('since')
  await people.ask('bots', { url, count: 12, level: 'warlord', think: 1000 })
  await node.ask('since')
  const among = await people.ask('pace', { every: 500, seconds: SECONDS })
  const after = await node.ask('since')
  const { thought, waited } = await thoughts(url)
  say(`\n${tables} tables at ${rate(quietly.rate)}, and 12 more where the strongest bot thinks a second; ${load()}`)
  say(
    `  click to screen p99 ${ms(quietly.p99)} without them, ${ms(among.p99)} with them; event loop p99 ${ms(before.p99)} and ${ms(after.p99)} (aim 20)`,
  )
  say(`  ${thought} thoughts, on average ${ms(waited)} in the queue`)
  await end(node, people)
  rmSync(own, { recursive: true, force: true })
}

async function thoughts(url: string): Promise<{ thought: number; waited: number }> {
  const thought = await figure(url, 'redoubt_bot_wait_seconds_count')
  return { thought, waited: (1000 * (await figure(url, 'redoubt_bot_wait_seconds_sum'))) / Math.max(1, thought) }
}

async function figure(url: string, name: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text()
  const lines = text.split('\n').filter(line => line.startsWith(`${name} `) || line.startsWith(`${name}{`))
  return lines.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0)
}

/** Until no table is in memory any more. */
async function quiet(url: string): Promise<void> {
  const end = Date.now() + 60_000
  while ((await figure(url, 'redoubt_tables')) > 0) {
    if (Date.now() > end) throw new Error(`${await figure(url, 'redoubt_tables')} tables do not leave the memory.`)
    await new Promise(resolve => setTimeout(resolve, 100))
  }
}

function words(refused: Record<string, number>): string {
  const all = Object.entries(refused).map(([code, count]) => `${count} × ${code}`)
  return all.length > 0 ? `refused: ${all.join(', ')}` : 'nothing refused'
}

async function end(...all: Other[]): Promise<void> {
  for (const one of all) one.kill()
  await Promise.all(
    all.map(
      one =>
        one.process.exitCode ?? one.process.signalCode ?? new Promise(resolve => one.process.once('exit', resolve)),
    ),
  )
}
