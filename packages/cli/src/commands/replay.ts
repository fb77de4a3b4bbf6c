import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import {
  advance,
  begin,
  beginAt,
  checked,
  driftSentence,
  type MatchSave,
  openSave,
  type Timeline,
  verifyMatch,
} from '@redoubt/host'
import {
  type AnyGame,
  BadOptions,
  BadSave,
  type Event,
  type Finding,
  finding,
  hash,
  type Outcome,
  parseJson,
  phrase,
  type Registry,
  type Save,
  saidBy,
  seenDecision,
} from '@redoubt/kernel'
import { logTeller } from '@redoubt/web/log'
import { DEEPEST, isTooDeep } from '../depth.ts'
import { endingWords } from '../endings.ts'
import { isObject } from '../engine/request.ts'
import { games } from '../games.ts'
import { type Io, isPrinted, readAll, type Told, toldBy, Usage, unreadable } from '../io.ts'

export const replayHelp = `redoubt replay FILE [--to N] [--seed SEED] [--json] [--verify]

Plays a saved match again and prints what was decided and what happened. FILE - reads standard input.

  --to N        only the first N decisions
  --seed SEED   the seed, if the save does not hold it
  --json        the same as one JSON document
  --verify      only check that commitment, length, dice, shuffles, positions and outcome (also one by the clock) are
                what the save says; exit code 1 if not

A match of older rules that comes out otherwise today is shown from the latest position it has kept.`

interface Step {
  n: number
  seat: string
  kind: string
  rule: string
  key: string
  events: Event[]
}

export async function replayCommand(argv: string[], io: Io, known = games): Promise<number> {
  const { values, positionals } = parseArgs({
    args: argv,
    allowPositionals: true,
    options: {
      to: { type: 'string' },
      seed: { type: 'string' },
      json: { type: 'boolean', default: false },
      verify: { type: 'boolean', default: false },
    },
  })
  const [file, ...others] = positionals
  if (!file || others.length > 0) throw new Usage('redoubt replay takes one FILE.')
  const to = values.to === undefined ? Number.POSITIVE_INFINITY : Number(values.to)
  if (!(Number.isInteger(to) || values.to === undefined) || to < 0) throw new Usage('--to takes a number of decisions.')

  const { game, save } = await load(known, file, io, values.seed)
  if (values.verify) return report(game, save, values.json, io)
  return values.json ? document(game, save, to, io) : log(game, save, to, io)
}

async function load(known: Registry, file: string, io: Io, seed?: string): Promise<{ game: AnyGame; save: MatchSave }> {
  let text: string
  let content: unknown
  try {
    text = file === '-' ? await readAll(io.input) : await readFile(file, 'utf8')
    content = parseJson(text)
  } catch (error) {
    throw unreadable(file, error)
  }
  if (isTooDeep(text)) throw new Usage(`${file} is nested more than ${DEEPEST} deep.`)
  // The answer of the engine's "save" command is as good as the save in it.
  const save = isObject(content) && isObject(content.save) ? content.save : content
  if (!isSave(save)) throw new Usage(`${file} is not a save of a match.`)
  const game = known.get(save.game)
  if (!game) throw new Usage(`${file} is a match of ${save.game}, which is none of the games here.`)
  return { game, save: { ...save, ...(seed === undefined ? {} : { seed }) } }
}

/** As far as is needed to find its game; whoever opens it looks at the rest. */
const isSave = (given: unknown): given is MatchSave => isObject(given) && typeof given.game === 'string'

async function report(game: AnyGame, save: MatchSave, json: boolean, io: Io): Promise<number> {
  if (save.seed === undefined) throw new Usage('This save holds no seed; give it with --seed.')
  const verdict = verifyMatch(game, save, save.seed)
  await io.write(`${json ? JSON.stringify(verdict, isPrinted) : verified(verdict, toldBy(io))}\n`)
  return verdict.ok ? 0 : 1
}

function verified(verdict: ReturnType<typeof verifyMatch>, told: Told): string {
  if (!verdict.ok) return told(finding`Not verified: ${told(verdict.said)}`)
  const { made, dice, shuffles, outcome, forfeit } = verdict
  const end = forfeit
    ? finding`Lost on time, which no die proves: ${told(forfeit.reason)}`
    : ending(outcome, made, made, told)
  return told(
    finding`Verified: ${made} decisions with ${dice} dice and ${shuffles} shuffles lead to ${verdict.hash}. ${end}`,
  )
}

async function log(game: AnyGame, save: MatchSave, to: number, io: Io): Promise<number> {
  const run = play(game, save, to)
  const seats = game.seats(game.options.parse(run.line.options))
  const wide = Math.max(...seats.map(({ seat }) => seat.length))
  const indent = ' '.repeat(8 + wide)
  const told = toldBy(io)
  const words = await logTeller(game.id, run.line.options, io.language)
  await io.write(`${told(finding`${game.name}, rules ${game.rules}: ${seats.map(({ seat }) => seat).join(', ')}`)}\n`)
  await io.write(`${told(finding`Commitment ${save.commitment}`)}\n${run.note ? `${told(run.note)}\n` : ''}\n`)
  const tell = async (event: Event) => {
    const line = words ? words(event, game.view(run.line.state, event.to?.[0] ?? 'spectator')) : plain(event)
    const only = event.to ? told(finding` (only ${event.to.join(', ')})`) : ''
    if (line !== null) await io.write(`${indent}${line}${only}\n`)
  }
  for (const event of run.setup) await tell(event)
  for (const { n, seat, kind, rule, key, events } of run.steps) {
    await io.write(`${String(n).padStart(5)}  ${seat.padEnd(wide)} ${key}  (${kind}, ${rule})\n`)
    for (const event of events) await tell(event)
  }
  const { line } = run
  if (run.problem) throw run.problem
  const end = save.forfeit && !run.note ? { ...save.forfeit } : line.state.outcome
  await io.write(`\n${told(ending(end, line.keys.length, save.decisions.length, told))}\n`)
  const { decision } = line.state
  if (decision) await io.write(`${told(finding`${decision.seat} is to decide: ${decision.kind}.`)}\n`)
  return 0
}

async function document(game: AnyGame, save: MatchSave, to: number, io: Io): Promise<number> {
  const { line, setup, steps, note, problem } = play(game, save, to)
  const log: Step[] = []
  for (const step of steps) log.push(step)
  if (problem) throw problem
  const { state } = line
  const all = {
    game: game.id,
    rules: game.rules,
    options: line.options,
    commitment: save.commitment,
    ...(note ? { note } : {}),
    setup,
    log,
    decision: state.decision && seenDecision(state, state.decision.seat),
    outcome: state.outcome,
    hash: hash(state),
  }
  await io.write(`${JSON.stringify(all)}\n`)
  return 0
}

/** The start at once, the steps as they are asked for: the log of a broken save ends where it breaks, with the reason. */
function play(game: AnyGame, given: Save, to: number) {
  const save = checked(game, given)
  const setup: Event[] = []
  const opened = attempt(() => openSave(game, given))
  const found = 'value' in opened ? opened.value : null
  const since = found ? found.line.since : save.since
  const line = since ? beginAt(game, save, since) : start(() => begin(game, save.options, save.seed, setup))
  const keys = found ? found.line.keys : save.decisions
  return {
    line,
    setup,
    note: found?.drift ? driftSentence(found.drift) : null,
    problem: 'error' in opened ? opened.error : null,
    steps: steps(line, keys.slice(line.keys.length, to)),
  }
}

function attempt<T>(work: () => T): { value: T } | { error: unknown } {
  try {
    return { value: work() }
  } catch (error) {
    return { error }
  }
}

function* steps(line: Timeline, keys: readonly string[]): Generator<Step> {
  for (const key of keys) {
    const n = line.keys.length + 1
    const events: Event[] = []
    const { seat = '', kind = '', rule = '' } = line.state.decision ?? {}
    try {
      advance(line, key, events)
    } catch (error) {
      throw new BadSave(finding`Decision ${n}, "${key}", cannot be made: ${saidBy(error)}`)
    }
    yield { n, seat, kind, rule, key, events }
  }
}

function start<T>(work: () => T): T {
  try {
    return work()
  } catch (error) {
    if (error instanceof BadOptions) throw new BadSave(finding`The options of the save are refused: ${saidBy(error)}`)
    throw error
  }
}

/** "rolled seat=north face=4", for games that tell nothing themselves. */
function plain({ type, to: _, ...rest }: Event): string {
  const fields = Object.entries(rest).map(([name, value]) => ` ${name}=${short(value)}`)
  return `${type}${fields.join('')}`
}

function short(value: unknown): string {
  if (Array.isArray(value) && value.every(part => typeof part !== 'object')) return value.join('+')
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

function ending(outcome: Outcome | null, made: number, all: number, told: Told): Finding {
  if (!outcome)
    return made < all ? finding`After ${made} of ${all} decisions.` : finding`After ${made} decisions, not over yet.`
  const who = outcome.winners.length > 0 ? finding`${outcome.winners.join(', ')} won` : phrase('a draw')
  const why = told(endingWords(outcome.rule) ?? outcome.reason)
  return finding`Over after ${made} decisions: ${who}. ${why} (${outcome.rule})`
}
