import { writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import { LEVELS, type Pairing, type Result, simulate, type Tally, tally } from '@redoubt/bots'
import { box } from '@redoubt/doom/content'
import { type Io, Usage } from '../io.ts'

export const simulateHelp = `redoubt simulate [options]

Lets bots play many matches of DOOM against each other and prints who wins how often.

  --mission M       a mission, several joined by commas, or all   (all)
  --marines N       1 to 4, several joined by commas, or all      (all)
  --bots A,B        levels of the marines and of the invader      (recruit,recruit)
  --games N         matches of each kind                          (20)
  --seed S          the same seed plays the same matches          (redoubt)
  --workers N       threads; 0: none but this one                 (one per core)
  --json FILE       every match and the table as JSON
  --csv FILE        the table as CSV

Levels: ${Object.keys(LEVELS).join(', ')}.`

/** One match to play: which kind, and its number among those of the kind. */
interface Job {
  kind: number
  index: number
}

interface Run {
  kinds: Pairing[]
  games: number
  seed: string
}

/** What a thread is told when it starts; it then plays what it is sent. */
interface Orders {
  simulate: { kinds: Pairing[]; seed: string }
}

const isOrders = (data: unknown): data is Orders => typeof data === 'object' && data !== null && 'simulate' in data

export async function simulateCommand(argv: string[], io: Io): Promise<number> {
  if (!isMainThread && isOrders(workerData)) return serve(workerData)
  const { values } = parseArgs({
    args: argv,
    options: {
      game: { type: 'string', default: 'doom' },
      mission: { type: 'string', default: 'all' },
      marines: { type: 'string', default: 'all' },
      bots: { type: 'string', default: 'recruit,recruit' },
      games: { type: 'string', default: '20' },
      seed: { type: 'string', default: 'redoubt' },
      workers: { type: 'string' },
      json: { type: 'string' },
      csv: { type: 'string' },
    },
  })
  if (values.game !== 'doom') throw new Usage('--game takes doom; no other game can be simulated yet.')
  const games = whole(values.games, '--games takes a number of matches from 1 to 100000.', 1, 100_000)
  const run: Run = { kinds: kindsOf(values.mission, values.marines, values.bots), games, seed: values.seed }
  const workers =
    values.workers === undefined ? availableParallelism() : whole(values.workers, '--workers takes 0 to 64.', 0, 64)

  const results = await playAll(run, workers, progress(run.kinds.length * games, io))
  const table = run.kinds.map((kind, k) => tally(kind, results[k]!))
  await io.write(lines(table))
  const { seed } = run
  if (values.json) await writeFile(values.json, `${JSON.stringify({ seed, games, table, results })}\n`)
  if (values.csv) await writeFile(values.csv, csv(table))
  return 0
}

function kindsOf(missions: string, marines: string, bots: string): Pairing[] {
  const known = Object.keys(box().missions)
  const wanted = missions === 'all' ? known : missions.split(',')
  for (const mission of wanted)
    if (!known.includes(mission)) throw new Usage(`There is no mission "${mission}". Try: ${known.join(', ')}, all.`)
  const sizes = marines === 'all' ? ['1', '2', '3', '4'] : marines.split(',')
  const levels = bots.split(',')
  const [a, b = a] = levels
  if (levels.length > 2 || ![a, b].every(level => level !== undefined && Object.hasOwn(LEVELS, level)))
    throw new Usage(`--bots takes the marines' level and the invader's: ${Object.keys(LEVELS).join(', ')}.`)
  return wanted.flatMap(mission =>
    sizes.map(size => ({
      mission,
      marines: whole(size, '--marines takes 1 to 4, several joined by commas, or all.', 1, 4),
      bots: [a!, b!] as const,
    })),
  )
}

function whole(text: string, otherwise: string, from: number, to: number): number {
  const n = Number(text)
  if (!/^\d+$/.test(text) || n < from || n > to) throw new Usage(otherwise)
  return n
}

/** Plays every match once. Who plays it does not matter: a match depends on the seed, its kind and its number alone. */
async function playAll({ kinds, games, seed }: Run, workers: number, done: () => void): Promise<Result[][]> {
  const results: Result[][] = kinds.map(() => new Array<Result>(games))
  let next = 0
  const job = (): Job | null => {
    const n = next++
    return n < kinds.length * games ? { kind: Math.floor(n / games), index: n % games } : null
  }
  const keep = ({ kind, index }: Job, result: Result) => {
    results[kind]![index] = result
    done()
  }
  const program = fileURLToPath(import.meta.url)
  if (workers === 0 || program.endsWith('.ts')) {
    // Not bundled, as in tests: a thread could not read TypeScript.
    for (let one = job(); one; one = job()) keep(one, await simulate(kinds[one.kind]!, seed, one.index))
    return results
  }
  const threads = Math.min(workers, kinds.length * games)
  await Promise.all(Array.from({ length: threads }, () => employ(program, { simulate: { kinds, seed } }, job, keep)))
  return results
}

/** A thread that runs this same program and plays one match after the other. */
function employ(program: string, orders: Orders, job: () => Job | null, keep: (job: Job, result: Result) => void) {
  return new Promise<void>((resolve, reject) => {
    const worker = new Worker(program, { argv: ['simulate'], workerData: orders })
    let current = job()
    const send = () => worker.postMessage(current)
    worker.on('message', (message: Result | 'ready') => {
      if (message !== 'ready') {
        keep(current!, message)
        current = job()
      }
      send()
    })
    worker.on('error', reject)
    worker.on('exit', code => (code === 0 ? resolve() : reject(new Error(`A thread ended with code ${code}.`))))
  })
}

/** The other end: null says that nothing is left to play. */
function serve({ simulate: { kinds, seed } }: Orders): Promise<number> {
  const port = parentPort!
  return new Promise((resolve, reject) => {
    port.on('message', (job: Job | null) => {
      if (job) simulate(kinds[job.kind]!, seed, job.index).then(result => port.postMessage(result), reject)
      else {
        port.close()
        resolve(0)
      }
    })
    port.postMessage('ready')
  })
}

/** "120 of 1040 matches, 2 min left" on the error stream, at most once a second. */
function progress(all: number, io: Io): () => void {
  const start = performance.now()
  let made = 0
  let told = start
  return () => {
    made++
    const now = performance.now()
    if (now - told < 1000 && made < all) return
    if (made === all && told === start) return // too quick to be worth a line
    told = now
    const left = ((now - start) / made) * (all - made)
    io.warn(made < all ? `${made} of ${all} matches, ${span(left)} left\n` : `${all} matches in ${span(now - start)}\n`)
  }
}

const span = (ms: number): string => (ms < 90_000 ? `${Math.ceil(ms / 1000)} s` : `${Math.round(ms / 60_000)} min`)

const percent = (share: number): string => `${Math.round(100 * share)} %`

const HEAD = [
  'mission',
  'marines',
  'games',
  'marines win',
  '95 % interval',
  'broken off',
  'rounds',
  'decisions',
  'frags',
]

const row = (t: Tally): string[] => [
  t.mission,
  String(t.marines),
  String(t.games),
  percent(t.rate),
  `${percent(t.from)} – ${percent(t.to)}`,
  String(t.brokenOff),
  t.rounds.toFixed(1),
  t.decisions.toFixed(0),
  t.frags.toFixed(1),
]

function lines(table: readonly Tally[]): string {
  const rows = [HEAD, ...table.map(row)]
  const wide = HEAD.map((_, column) => Math.max(...rows.map(cells => cells[column]!.length)))
  const line = (cells: string[]) =>
    cells.map((cell, c) => (c === 0 ? cell.padEnd(wide[c]!) : cell.padStart(wide[c]!))).join('  ')
  return `${rows.map(line).join('\n')}\n`
}

function csv(table: readonly Tally[]): string {
  const head =
    'mission,marines,bot_marines,bot_invader,games,marines_won,invader_won,broken_off,rate,from,to,rounds,decisions,frags'
  const rows = table.map(t => {
    const { rate, from, to, rounds, decisions, frags } = t
    const means = [rate, from, to, rounds, decisions, frags].map(n => n.toFixed(4))
    return [t.mission, t.marines, ...t.bots, t.games, t.marinesWon, t.invaderWon, t.brokenOff, ...means].join(',')
  })
  return `${[head, ...rows].join('\n')}\n`
}
