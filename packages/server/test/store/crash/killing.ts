import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { below, fastRandom } from '@redoubt/kernel'
import { openStore, type Store } from '../../../src/store/index.ts'
import { aMatch, aSeat } from '../samples.ts'

export interface Killing {
  place: string
  seed: string
  /** So many nodes are killed in their tracks. */
  kills: number
  /** So many write at the same time. */
  nodes: number
  /** Takes the database down and brings it back, now and then. */
  crash?(): Promise<void>
  told?(text: string): void
}

export interface Toll {
  killed: number
  crashed: number
  acknowledged: number
  written: number
  lost: number
  twice: number
  /** Gaps, and heads that do not say what the entries say. */
  torn: number
}

type Word = { seq: number; texts: string[] }

const MATCHES = 30
const root = process.cwd()

/** Nodes write while one after the other is killed at a random instant; then everything they said is compared with what is there. */
export async function writeAmongKillers(killing: Killing): Promise<Toll> {
  const { place, seed, kills, nodes, crash, told } = killing
  const chance = { random: fastRandom(seed) }
  const folder = join(root, 'node_modules/.cache/redoubt', `appender-${process.pid}-${Date.now()}`)
  const program = join(folder, 'appender.js')
  // Not known when a soak is bundled: it must not take the bundler in.
  const { bundle } = await import(pathToFileURL(join(root, 'scripts/lib/build.mjs')).href)
  await bundle(root, 'packages/server/test/store/crash/appender.ts', program)
  const matches = await newMatches(place)
  const acknowledged = new Map<string, string>()
  const toll: Toll = { killed: 0, crashed: 0, acknowledged: 0, written: 0, lost: 0, twice: 0, torn: 0 }
  const one = (name: string, pending: Iterable<[string, Word]>) =>
    startNode([program, place, name, JSON.stringify(matches), JSON.stringify([...pending])], acknowledged)
  let started = 0
  const running = Array.from({ length: nodes }, () => one(`${seed}.${++started}`, []))
  try {
    while (toll.killed < kills) {
      const which = below(chance, nodes)
      const victim = running[which]!
      await victim.working
      await wait(below(chance, 400))
      if (crash && below(chance, 8) === 0) {
        await crash()
        toll.crashed++
      }
      await victim.kill()
      toll.killed++
      running[which] = one(`${seed}.${++started}`, victim.pending)
      told?.(`${toll.killed} of ${kills} killed`)
    }
    await Promise.all(running.map(node => node.working))
  } finally {
    for (const node of running) await node.kill()
    rmSync(folder, { recursive: true, force: true })
  }
  return compare(place, matches, acknowledged, toll)
}

async function compare(place: string, matches: string[], acknowledged: Map<string, string>, toll: Toll): Promise<Toll> {
  const store = await openStore(place)
  const words = new Set<string>()
  const there = new Map<string, string>()
  for (const match of matches) {
    const [entries, table] = [await store.record.entries(match), (await store.matches.open(match))!]
    const { snapshot } = table
    if (table.seq !== entries.length || table.match.made !== entries.length) toll.torn++
    for (const [n, { seq, entry }] of entries.entries()) {
      const word = 'key' in entry ? entry.key : ''
      if (seq !== n) toll.torn++
      if (words.has(word)) toll.twice++
      words.add(word)
      there.set(`${match} ${seq}`, word)
      if (snapshot?.seq === n + 1 && (snapshot.state as { last: string }).last !== word) toll.torn++
    }
  }
  for (const [where, word] of acknowledged) if (there.get(where) !== word) toll.lost++
  await store.close()
  return { ...toll, acknowledged: acknowledged.size, written: there.size }
}

function startNode(args: string[], acknowledged: Map<string, string>) {
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] })
  const tried = new Map<string, Word>()
  let errors = ''
  let text = ''
  let begin = () => {}
  let fail: (error: Error) => void = () => {}
  const working = new Promise<void>((resolve, reject) => {
    begin = resolve
    fail = reject
  })
  working.catch(() => {})
  child.stderr.on('data', part => {
    errors += part
  })
  child.stdout.setEncoding('utf8').on('data', (part: string) => {
    const lines = (text + part).split('\n')
    text = lines.pop()!
    for (const line of lines) hear(line)
  })
  const ended = new Promise<void>(resolve => child.once('close', () => resolve()))
  let expected = false
  void ended.then(() => expected || fail(new Error(`A node ended by itself: ${errors}`)))

  function hear(line: string): void {
    const [what, match = '', first, words = ''] = line.split(' ')
    const word = { seq: Number(first), texts: words.split(',') }
    if (what === 'try') return void tried.set(match, word)
    tried.delete(match)
    for (const [n, text] of word.texts.entries()) {
      const where = `${match} ${word.seq + n}`
      const before = acknowledged.get(where)
      if (before !== undefined && before !== text)
        fail(new Error(`${where} was acknowledged twice: ${before}, ${text}.`))
      acknowledged.set(where, text)
    }
    begin()
  }
  return {
    /** When it has written something. */
    working,
    /** What it tried and never heard of. */
    pending: tried,
    kill: async () => {
      expected = true
      child.kill('SIGKILL')
      await ended
    },
  }
}

async function newMatches(place: string): Promise<string[]> {
  const store: Store = await openStore(place)
  const heads = Array.from({ length: MATCHES }, () => aMatch({ status: 'running' }))
  await Promise.all(heads.map(head => store.matches.add(head, [aSeat(head.id, 'alpha')])))
  await store.close()
  return heads.map(({ id }) => id)
}

const wait = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))
