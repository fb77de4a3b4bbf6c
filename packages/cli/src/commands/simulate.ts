import { LEVELS_OF, type Result } from '@redoubt/bots'
import type { Io } from '../io.ts'
import { clockwatchers, readArguments, type Wanted } from '../simulate/arguments.ts'
import { conclude, publish } from '../simulate/conclude.ts'
import { openFolder } from '../simulate/folder.ts'
import { interruption } from '../simulate/interrupt.ts'
import type { GameId } from '../simulate/kinds.ts'
import { playHere } from '../simulate/play.ts'
import { isHired, serve } from '../simulate/player.ts'
import { progress } from '../simulate/progress.ts'
import { playOnQueue } from '../simulate/queue/collect.ts'
import { runWorker } from '../simulate/queue/worker.ts'
import { voiceOf } from '../simulate/report/names.ts'
import { sizeOf } from '../simulate/run.ts'

const names = (game: GameId) => LEVELS_OF[game].map(level => level.name).join(', ')

export const simulateValues = { doom: names('doom'), conquest: names('conquest') }

export const simulateHelp = `redoubt simulate [options]

Lets bots play many matches against each other and prints who wins how often.

What is played
  --game G          doom or conquest                                      (doom)
  --mission M       DOOM: a mission, several joined by commas, or all     (all)
  --marines N       DOOM: 1 to 4, several joined by commas, or all        (all)
  --decks A,B       Conquest: the decks of a and b, or all                (the default decks)
  --bots A,B        levels of the marines and the invader, or of a and b  (recruit or cadet)
  --games N         matches of each kind                                  (20)
  --seed S          the same seed plays the same matches                  (redoubt)
  --iterations N    searching bots imagine so many games for a decision: reproducible
  --budget MS       searching bots think so long: depends on the machine  (1000)
  --ladder          everybody in --bots against everybody, both roles: Elo and every pairing

What is made of it
  --out FOLDER      keeps finished matches: after Ctrl-C the same command goes on; at the end
                    results.json, table.csv, report.html and, of a ladder, ladder.md
  --report FILE     one HTML page with plots
  --json FILE       every match and the table as JSON
  --csv FILE        the table as CSV

Who plays it
  --workers N       threads; 0: none but this one                         (one per core)
  --queue URL       splits the run into jobs on PostgreSQL and waits: postgres://user@host/database
  --worker          plays jobs from --queue until Ctrl-C; start as many as you like, on any machine
  --lease S         a worker silent for so long is given up, its matches played by another; so is a
                    database, at the start                                (30)

Levels of DOOM: ${simulateValues.doom}. Of Conquest: ${simulateValues.conquest}.`

export async function simulateCommand(argv: string[], io: Io): Promise<number> {
  if (isHired()) return serve()
  const request = readArguments(argv)
  if ('worker' in request) return runWorker(request.worker, io)
  return simulateRun(request, io)
}

async function simulateRun(wanted: Wanted, io: Io): Promise<number> {
  const { run, terms, threads, queue, files } = wanted
  const folder = files.out === undefined ? null : openFolder(files.out, terms)
  const timed = clockwatchers(run)
  if (timed.length > 0)
    io.warn(`${timed.join(', ')}: thinks by the clock; with --iterations N others can play the same matches again.\n`)

  const results = new Array<Result | undefined>(sizeOf(run))
  for (const [number, result] of folder?.finished ?? []) results[number] = result
  const todo = [...results.keys()].filter(number => !results[number])
  const { more, end } = progress(sizeOf(run), sizeOf(run) - todo.length, io)
  const keep = (number: number, result: Result) => {
    results[number] = result
    folder?.keep(number, result)
    more()
  }
  const { signal, forget } = interruption(io)
  const play = queue ? playOnQueue({ ...queue, warn: io.warn }, terms) : playHere(threads)
  await play(run, todo, keep, signal)
  forget()
  end()

  const conclusion = conclude(wanted, results, await voiceOf(io.language, io.told))
  await io.write(conclusion.text)
  const made = results.filter(Boolean).length
  if (made < sizeOf(run)) {
    io.warn(`Stopped after ${made} of ${sizeOf(run)} matches. ${advice(wanted)}\n`)
    return 130
  }
  publish(conclusion, wanted, folder)
  return 0
}

function advice({ queue, files }: Wanted): string {
  if (queue) return 'The workers go on, and the same command collects their matches.'
  return files.out === undefined ? 'With --out FOLDER the same command could go on later.' : 'The same command goes on.'
}
