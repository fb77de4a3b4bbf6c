import {
  type AnyGame,
  BadSave,
  type Event,
  fastRandom,
  finding,
  hash,
  offered,
  phrase,
  pickOne,
  type Said,
  type Save,
  type Since,
  type State,
  saidBy,
} from '@redoubt/kernel'
import type { Drift } from '../messages/drift.ts'
import type { HostEvent } from '../messages/message.ts'
import { advance, begin, beginAt, checked, firstOf, stateAt, type Timeline } from './timeline.ts'

interface Opened {
  line: Timeline
  /** What must be said about it; null if every position is the one it was. */
  drift: Drift | null
  /** The match has just been put onto a position that was kept. */
  moved: boolean
}

/** Told what happened: at the start and in every decision. */
type Heard = (n: number, events: Event[]) => void

/**
 * Plays a save again and compares: its rounds, its last position, its outcome. Where today's rules lead elsewhere, an older
 * match goes on from the latest position it has kept. One that claims today's rules was changed or damaged and is refused,
 * unless it was `kept` here all the time.
 */
export function openSave(game: AnyGame, given: Save, heard?: Heard, kept = false): Opened {
  const save = checked(game, given)
  const events: Event[][] = []
  const tell = () => {
    if (heard) for (const [n, one] of events.entries()) heard(n, one)
  }
  let problem: BadSave
  try {
    const line = played(game, save, events)
    const elsewhere = disagreement(line, save, given.rules === game.rules)
    if (!elsewhere) {
      const drift = movedBefore(line) ?? unproven(line, given)
      if (drift) events[0]!.unshift(driftEvent(drift))
      tell()
      return { line, drift, moved: false }
    }
    problem = new BadSave(elsewhere)
  } catch (error) {
    if (!(error instanceof BadSave)) throw error
    problem = error
  }
  if (given.rules === game.rules && !kept) throw problem
  for (const since of positions(given, save)) {
    if (!playable(game, save.options, since.state)) continue
    const { at } = since
    const line = beginAt(game, save, since)
    const round = game.round?.(line.state) ?? 0
    const drift = { played: given.rules, rules: game.rules, at, lost: save.decisions.length - at, round }
    heard?.(0, [driftEvent(drift)])
    return { line, drift, moved: true }
  }
  throw problem
}

/** Throws BadSave if the record cannot be followed to its end, or leads elsewhere. */
export function fromSave(game: AnyGame, given: Save, heard?: Heard): Timeline {
  return openSave(game, given, heard).line
}

function played(game: AnyGame, save: Save & { seed: string }, heard: Event[][]): Timeline {
  const start: Event[] = []
  heard.push(start)
  if (save.since && !(save.since.at <= save.decisions.length && playable(game, save.options, save.since.state)))
    throw new BadSave('The position from which this save goes on cannot be played.')
  let line: Timeline
  try {
    line = save.since ? beginAt(game, save, save.since) : begin(game, save.options, save.seed, start)
  } catch (error) {
    throw new BadSave(finding`The options of the save are refused: ${saidBy(error)}`)
  }
  for (const [i, key] of save.decisions.entries()) {
    if (i < firstOf(line)) continue
    const out: Event[] = []
    try {
      advance(line, key, out)
    } catch (error) {
      throw new BadSave(finding`Decision ${i + 1} of the save, "${key}", cannot be made: ${saidBy(error)}`)
    }
    heard.push(out)
  }
  return line
}

const ELSEWHERE = phrase('the save was changed or cut short, or other rules were played.')

/** Where the line does not stand as the save says. A position may have gained fields if the rules are newer. */
function disagreement(line: Timeline, save: Save, sameRules: boolean): Said | null {
  const rounds = save.rounds ?? []
  const compared = sameRules ? rounds : rounds.slice(-1)
  for (const { at, hash: then, state } of compared)
    if (at < firstOf(line) || at > line.keys.length || !stands(stateAt(line, at), then, sameRules ? undefined : state))
      return finding`After ${at} decisions the match stands in another position than the save says: ${ELSEWHERE}`
  if (!stands(line.state, save.hash, sameRules && save.hash !== undefined ? undefined : save.state))
    return finding`The match ends in another position than the save says: ${ELSEWHERE}`
  if (save.outcome !== undefined && hash(save.outcome) !== hash(line.state.outcome))
    return finding`The match has another outcome than the save says: ${ELSEWHERE}`
  return null
}

function stands(now: State, then: string | undefined, state: State | undefined): boolean {
  if (then === undefined && state === undefined) return true
  return (then !== undefined && hash(now) === then) || (state !== undefined && includes(now, state))
}

/** Everything that was there is still the same. */
function includes(now: unknown, then: unknown): boolean {
  if (typeof now !== 'object' || typeof then !== 'object' || !now || !then) return Object.is(now, then)
  if (Array.isArray(now) || Array.isArray(then))
    return (
      Array.isArray(now) &&
      Array.isArray(then) &&
      now.length === then.length &&
      then.every((part, i) => includes(now[i], part))
    )
  return Object.entries(then).every(([field, part]) => includes((now as Record<string, unknown>)[field], part))
}

function movedBefore({ game, since, rounds }: Timeline): Drift | null {
  return since && { played: since.rules, rules: game.rules, at: since.at, lost: 0, round: rounds[0]!.round }
}

function unproven(line: Timeline, given: Save): Drift | null {
  const { rules, migrate } = line.game
  const { rules: played, rounds, hash: last } = given
  if (played === rules || migrate?.[played] || rounds?.length || last !== undefined) return null
  return { played, rules, at: line.keys.length, lost: 0, round: line.rounds.at(-1)!.round, unproven: true }
}

/** What can be gone on from, the latest first. */
function* positions(given: Save, { decisions }: Save): Generator<Since> {
  const { rules, state, rounds = [], since } = given
  if (state && state.seq === decisions.length) yield { at: decisions.length, rules, state }
  for (const round of rounds.toReversed())
    if (round.state && round.at <= decisions.length) yield { at: round.at, rules, state: round.state }
  if (since) yield since
}

const TRIALS = 4
const TRIED = 60

/** Can today's rules go on from here? Everybody's view is drawn, and some of the many ways on are tried. */
function playable(game: AnyGame, options: unknown, state: State): boolean {
  try {
    for (const { seat } of game.seats(game.options.parse(options))) game.view(state, seat)
    game.view(state, 'spectator')
    for (let trial = 0; trial < TRIALS; trial++) {
      const chance = { random: fastRandom(trial) }
      const g: State = { ...game.copy(state), random: fastRandom(`trial ${trial}`) }
      for (let n = 0; n < TRIED && !g.outcome; n++) game.choose(g, pickOne(chance, offered(g)))
    }
    return true
  } catch {
    return false
  }
}

const driftEvent = (drift: Drift): HostEvent => ({ type: 'rules-changed', ...drift })
