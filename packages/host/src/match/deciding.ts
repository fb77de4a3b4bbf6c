import {
  concedeKey,
  type Event,
  IllegalChoice,
  type Milestone,
  type Outcome,
  offered,
  type Seat,
  type State,
} from '@redoubt/kernel'
import type { HostEvent } from '../messages/message.ts'
import { type Answer, accepted, type Refusal } from '../messages/refusal.ts'
import type { Entry } from '../record/entry.ts'
import { made, outcomeOf, playedBefore } from '../record/ledger.ts'
import { adopt, peek, roundAt } from '../record/timeline.ts'
import { handOver, set, stop, type TimeLeft } from '../time/chessclock.ts'
import type { Job } from '../time/queue.ts'
import { goOn, write } from './recording.ts'
import { accept, illegal, type Running, refuse, report, stale } from './running.ts'
import { picturesOf, publish } from './telling.ts'

const LONGEST_PATH = 200

export function* choose(m: Running, seat: Seat, at: number, keys: string | readonly string[]): Job<Answer> {
  const { ledger } = m
  const path: unknown = typeof keys === 'string' ? [keys] : keys
  if (!isPath(path)) return refuse(m, 'bad-request', `A choice is a key or a list of up to ${LONGEST_PATH} keys.`)
  let played = playedBefore(ledger, seat, at, path)
  if (played > 0 && (played === path.length || at + played !== ledger.seq)) return accepted(at + played, played, true)
  if (at + played !== ledger.seq) return stale(m, at)
  const first = made(ledger)
  for (; played < path.length && at + played === ledger.seq; played++) {
    const number = made(ledger)
    // Known before anybody is told how far an undo would go.
    if (number > first) m.together.set(number, first)
    else m.together.delete(number)
    const refused = objectionToChoice(m, seat, path[played]!) ?? (yield* play(m, seat, path[played]!, false))
    if (refused) return played > 0 ? accept(m, played) : refused
  }
  return accept(m, played)
}

/**
 * Makes a decision, or says why not: on a copy, which is thrown away if the rules, a view or the record cannot bear it. Nobody
 * sees anything of it before it is written down, and the time until then is nobody's.
 */
export function* play(
  m: Running,
  seat: Seat,
  key: string,
  byHost: boolean,
  also: readonly HostEvent[] = [],
): Job<Refusal | null> {
  const said = m.setup.clock.now()
  let foreseen: Foreseen
  try {
    foreseen = foresee(m, key)
  } catch (error) {
    if (error instanceof IllegalChoice) return illegal(m, seat, key)
    report(m, { type: 'rules-failure', seat, key, error })
    publish(m, [{ type: 'rules-failure', seat }])
    return refuse(m, 'rules-failure', 'The rules failed at this choice. The match is as it was before.')
  }
  const { begins } = foreseen
  const entry: Decided = { seq: m.ledger.seq, by: seat, key, ...(byHost ? { auto: true } : {}) }
  if (begins) entry.round = { round: begins.round, hash: begins.hash, state: begins.state! }
  const refused = yield* write(m, entry, foreseen.state)
  if (refused) return refused
  happen(m, entry, foreseen, { said, also })
  return null
}

type Decided = Extract<Entry, { key: string }>

/** What a decision would lead to. */
interface Foreseen {
  state: State
  seen: Running['pictures']
  happened: Event[]
  /** The round that would begin. */
  begins: Milestone | null
}

/** Throws IllegalChoice or RulesFailure. */
export function foresee(m: Running, key: string): Foreseen {
  const { line } = m.ledger
  const happened: Event[] = []
  const state = peek(line, key, happened)
  return { state, seen: picturesOf(m, state), happened, begins: roundAt(line, state) }
}

interface Happening {
  /** When its seat said it. */
  said: number
  also?: readonly HostEvent[]
  /** What everybody has left then, if somebody else knows. */
  left?: TimeLeft
}

/** A decision that is written down happens. */
export function happen(m: Running, entry: Decided, foreseen: Foreseen, { said, also = [], left }: Happening): void {
  const { state, seen, happened, begins } = foreseen
  const { chess } = m
  if (!entry.auto) m.turn.answered(said)
  adopt(m.ledger.line, entry.key, state, begins)
  m.pictures = seen
  if (chess && left) set(chess, left)
  else if (chess) {
    stop(chess, said)
    handOver(chess, entry.by, state.decision?.seat)
  }
  goOn(m, entry, [...also, ...happened])
}

/** Its time is over, and with it the match. */
export function* lose(m: Running, seat: Seat): Job<Refusal | null> {
  const { ledger, specs } = m
  const { side } = specs.find(spec => spec.seat === seat)!
  const winners = specs.filter(spec => spec.side !== side).map(spec => spec.seat)
  const forfeit: Outcome = { winners, rule: 'clock', reason: `${seat} ran out of time.` }
  const entry = { seq: ledger.seq, by: seat, forfeit }
  const refused = yield* write(m, entry, ledger.line.state)
  if (refused) return refused
  forfeited(m, entry)
  return null
}

export function forfeited(m: Running, entry: Extract<Entry, { forfeit: Outcome }>): void {
  m.ledger.forfeit = entry.forfeit
  goOn(m, entry, [{ type: 'flag', seat: entry.by }])
}

/** Whatever a game lets through: a seat plays only what it is offered, and gives up only for itself. */
function objectionToChoice(m: Running, seat: Seat, key: string): Refusal | null {
  const { state } = m.ledger.line
  if (outcomeOf(m.ledger)) return refuse(m, 'over', 'The match is over.')
  if (key === concedeKey(seat)) return null
  const decider = state.decision!.seat
  if (decider !== seat) return refuse(m, 'not-your-decision', `${decider} decides now.`)
  return offered(state).includes(key) ? null : illegal(m, seat, key)
}

function isPath(path: unknown): path is readonly string[] {
  return (
    Array.isArray(path) && path.length > 0 && path.length <= LONGEST_PATH && path.every(key => typeof key === 'string')
  )
}
