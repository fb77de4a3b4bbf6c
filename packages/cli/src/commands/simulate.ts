import { writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { LEVELS_OF, type Result, tally } from '@redoubt/bots'
import { type Io, Usage } from '../io.ts'
import { openFolder } from '../simulate/folder.ts'
import { interruption } from '../simulate/interrupt.ts'
import { GAMES, type GameId, groundsOf, kindsOf } from '../simulate/kinds.ts'
import { playHere } from '../simulate/play.ts'
import { isHired, serve } from '../simulate/player.ts'
import { progress } from '../simulate/progress.ts'
import { playOnQueue } from '../simulate/queue/collect.ts'
import { work } from '../simulate/queue/worker.ts'
import { report } from '../simulate/report/report.ts'
import { byKind, type Run, sizeOf } from '../simulate/run.ts'
import { aligned, csv, tableRows } from '../simulate/table.ts'
import { commandOf, termsOf } from '../simulate/terms.ts'

const names = (game: GameId) => LEVELS_OF[game].map(level => level.name).join(', ')

export const simulateHelp = `redoubt simulate [options]

Lets bots play many matches against each other and prints who wins how often.

  --game G          doom or conquest                                      (doom)
  --mission M       DOOM: a mission, several joined by commas, or all     (all)
  --marines N       DOOM: 1 to 4, several joined by commas, or all        (all)
  --decks A,B       Conquest: the decks of a and b, or all                (the default decks)
  --bots A,B        levels of the marines and the invader, or of a and b  (recruit or cadet)
  --games N         matches of each kind                                  (20)
  --seed S          the same seed plays the same matches                  (redoubt)
  --iterations N    searching bots imagine so many games for a decision: reproducible
  --budget MS       searching bots think so long: depends on the machine  (1000)
  --workers N       threads; 0: none but this one                         (one per core)

  --out FOLDER      keeps finished matches there: after Ctrl-C the same command goes on
  --report FILE     one HTML page with plots (with --out: report.html)
  --json FILE       every match and the table as JSON (with --out: results.json)
  --csv FILE        the table as CSV (with --out: table.csv)

  --queue URL       splits the run into jobs on PostgreSQL and waits: postgres://user@host/database
  --worker          plays jobs from --queue until Ctrl-C; start as many as you like, on any machine
  --lease S         a worker that is silent for so long is given up, its matches played by another  (30)

Levels of DOOM: ${names('doom')}. Of Conquest: ${names('conquest')}.`

export async function simulateCommand(argv: string[], io: Io): Promise<number> {
  if (isHired()) return serve()
  const { values } = parseArgs({
    args: argv,
    options: {
      game: { type: 'string', default: 'doom' },
      mission: { type: 'string' },
      marines: { type: 'string' },
      decks: { type: 'string' },
      bots: { type: 'string' },
      games: { type: 'string', default: '20' },
      seed: { type: 'string', default: 'redoubt' },
      iterations: { type: 'string' },
      budget: { type: 'string' },
      workers: { type: 'string' },
      out: { type: 'string' },
      queue: { type: 'string' },
      worker: { type: 'boolean' },
      lease: { type: 'string', default: '30' },
      report: { type: 'string' },
      json: { type: 'string' },
      csv: { type: 'string' },
    },
  })
  const threads =
    values.workers === undefined ? availableParallelism() : whole(values.workers, '--workers takes 0 to 64.', 0, 64)
  const lease = whole(values.lease, '--lease takes seconds, 2 to 3600.', 2, 3600)
  const { queue: url } = values
  if (values.worker) {
    if (url === undefined) throw new Usage('--worker needs --queue postgres://…: where the matches come from.')
    return work(url, threads, io)
  }
  const run = runOf(values)
  const terms = termsOf(values)

  const folder = values.out === undefined ? null : openFolder(values.out, terms)
  const results = new Array<Result | undefined>(sizeOf(run))
  for (const [number, result] of folder?.finished ?? []) results[number] = result
  const todo = [...results.keys()].filter(number => !results[number])
  const { more, end } = progress(sizeOf(run), sizeOf(run) - todo.length, io)
  const { signal, forget } = interruption(io)
  const play = url === undefined ? playHere(threads) : playOnQueue({ url, lease, warn: io.warn }, terms)
  await play(
    run,
    todo,
    (number, result) => {
      results[number] = result
      folder?.keep(number, result)
      more()
    },
    signal,
  )
  forget()
  end()

  const played = byKind(run, results)
  const table = run.kinds.map((kind, k) => tally(kind, played[k]!))
  await io.write(aligned(tableRows(table)))
  const made = results.filter(Boolean).length
  if (made < sizeOf(run)) {
    const next = url
      ? 'The workers go on, and the same command collects their matches.'
      : folder
        ? 'The same command goes on.'
        : 'With --out FOLDER the same command could go on later.'
    io.warn(`Stopped after ${made} of ${sizeOf(run)} matches. ${next}\n`)
    return 130
  }
  const { seed, games, effort } = run
  const json = () => `${JSON.stringify({ seed, games, effort, table, results: played })}\n`
  folder?.write('results.json', json())
  folder?.write('table.csv', csv(table))
  const page = () => report({ run, played, table }, commandOf(terms))
  folder?.write('report.html', page())
  if (values.report) await writeFile(values.report, page())
  if (values.json) await writeFile(values.json, json())
  if (values.csv) await writeFile(values.csv, csv(table))
  return 0
}

interface Values {
  game: string
  mission?: string
  marines?: string
  decks?: string
  bots?: string
  games: string
  seed: string
  iterations?: string
  budget?: string
}

function runOf({ game: name, mission, marines, decks, bots, games, seed, iterations, budget }: Values): Run {
  const game = GAMES.find(known => known === name)
  if (!game) throw new Usage(`--game takes ${GAMES.join(' or ')}.`)
  if (iterations !== undefined && budget !== undefined)
    throw new Usage('--iterations and --budget exclude each other: effort is counted or timed.')
  const effort = {
    ...(iterations ? { iterations: whole(iterations, '--iterations takes 1 to 1000000.', 1, 1_000_000) } : {}),
    ...(budget ? { budget: whole(budget, '--budget takes milliseconds, 1 to 600000.', 1, 600_000) } : {}),
  }
  const count = whole(games, '--games takes a number of matches from 1 to 100000.', 1, 100_000)
  const grounds = groundsOf({ game, mission, marines, decks })
  const kinds = kindsOf(grounds, game, bots ?? (game === 'doom' ? 'recruit' : 'cadet'))
  return { kinds, games: count, seed, effort }
}

function whole(text: string, otherwise: string, from: number, to: number): number {
  const n = Number(text)
  if (!/^\d+$/.test(text) || n < from || n > to) throw new Usage(otherwise)
  return n
}
