import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { type Effort, levelOf, levelsOf } from '@redoubt/bots'
import { Usage } from '../io.ts'
import { GAMES, type GameId, kindsOf, levelNames, setupsOf } from './kinds.ts'
import { ladderKinds } from './ladder/kinds.ts'
import type { Run } from './run.ts'
import { type Terms, termsOf } from './terms.ts'

const OPTIONS = {
  game: { type: 'string', default: 'doom' },
  mission: { type: 'string' },
  marines: { type: 'string' },
  decks: { type: 'string' },
  bots: { type: 'string' },
  games: { type: 'string', default: '20' },
  seed: { type: 'string', default: 'redoubt' },
  iterations: { type: 'string' },
  budget: { type: 'string' },
  ladder: { type: 'boolean' },
  workers: { type: 'string' },
  queue: { type: 'string' },
  worker: { type: 'boolean' },
  lease: { type: 'string', default: '30' },
  out: { type: 'string' },
  report: { type: 'string' },
  json: { type: 'string' },
  csv: { type: 'string' },
} as const

type Values = ReturnType<typeof parse>

const parse = (argv: string[]) => parseArgs({ args: argv, options: OPTIONS }).values

/** Where results go besides the terminal. */
type Files = Pick<Values, 'out' | 'report' | 'json' | 'csv'>

export interface Wanted {
  run: Run
  terms: Terms
  /** The levels of a ladder, the anchor first; null if it is none. */
  ladder: string[] | null
  threads: number
  queue: { url: string; lease: number } | null
  files: Files
}

/** Either a worker for others' runs, or a run. */
type Request = { worker: { url: string; threads: number; lease: number } } | Wanted

export function readArguments(argv: string[]): Request {
  const values = parse(argv)
  const threads =
    values.workers === undefined ? availableParallelism() : whole(values.workers, '--workers takes 0 to 64.', 0, 64)
  const lease = whole(values.lease, '--lease takes seconds, 2 to 3600.', 2, 3600)
  const { queue: url } = values
  if (values.worker) {
    if (url === undefined) throw new Usage('--worker needs --queue postgres://…: where the matches come from.')
    return { worker: { url, threads, lease } }
  }
  const game = GAMES.find(known => known === values.game)
  if (!game) throw new Usage(`--game takes ${GAMES.join(' or ')}.`)
  const bots = values.bots ?? defaultBots(game, values.ladder === true)
  const { mission, marines, decks, seed } = values
  const setups = setupsOf({ game, mission, marines, decks })
  const kinds = values.ladder ? ladderKinds(setups, game, bots) : kindsOf(setups, game, bots)
  const games = whole(values.games, '--games takes a number of matches from 1 to 100000.', 1, 100_000)
  return {
    run: { kinds, games, seed, effort: effortOf(values) },
    terms: termsOf({ ...values, bots }),
    ladder: values.ladder ? levelNames(game, bots) : null,
    threads,
    queue: url === undefined ? null : { url, lease },
    files: values,
  }
}

/** A ladder of everybody who does not take long. */
function defaultBots(game: GameId, ladder: boolean): string {
  const quick = levelsOf(game).filter(level => !level.searches)
  return ladder ? quick.map(level => level.name).join(',') : quick.find(level => level.level === 1)!.name
}

function effortOf({ iterations, budget }: Values): Effort {
  if (iterations !== undefined && budget !== undefined)
    throw new Usage('--iterations and --budget exclude each other: effort is counted or timed.')
  return {
    ...(iterations ? { iterations: whole(iterations, '--iterations takes 1 to 1000000.', 1, 1_000_000) } : {}),
    ...(budget ? { budget: whole(budget, '--budget takes milliseconds, 1 to 600000.', 1, 600_000) } : {}),
  }
}

/** Who thinks by the clock, so that no second run is the same. */
export function clockwatchers({ kinds, effort }: Run): string[] {
  if (effort.iterations !== undefined) return []
  const searching = kinds.flatMap(({ game = 'doom', bots }) => bots.filter(bot => levelOf(game, bot)?.searches))
  return [...new Set(searching)]
}

function whole(text: string, otherwise: string, from: number, to: number): number {
  const n = Number(text)
  if (!/^\d+$/.test(text) || n < from || n > to) throw new Usage(otherwise)
  return n
}
