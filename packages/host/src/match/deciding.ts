import { concedeKey, type Event, IllegalChoice, type Outcome, offered, type Seat, type State } from '@redoubt/kernel'
import type { HostEvent } from '../messages/message.ts'
import { type Answer, accepted, type Refusal } from '../messages/refusal.ts'
import { made, outcomeOf, playedBefore } from '../record/ledger.ts'
import { adopt, peek, roundAt } from '../record/timeline.ts'
import { handOver, stop } from '../time/chessclock.ts'
import type { Job } from './queue.ts'
import { goOn, write } from './recording.ts'
import { accept, illegal, type Running, refuse, report, stale } from './running.ts'
import type { Entry } from './setup.ts'
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
  const { ledger, chess } = m
  const { line } = ledger
  const said = m.setup.clock.now()
  const happened: Event[] = []
  let state: State
  let seen: Running['pictures']
  try {
    state = peek(line, key, happened)
    seen = picturesOf(m, state)
  } catch (error) {
    if (error instanceof IllegalChoice) return illegal(m, seat, key)
    report(m, { type: 'rules-failure', seat, key, error })
    publish(m, [{ type: 'rules-failure', seat }])
    return refuse(m, 'rules-failure', 'The rules failed at this choice. The match is as it was before.')
  }
  const begins = roundAt(line, state)
  const entry: Entry = { seq: ledger.seq, by: seat, key, ...(byHost ? { auto: true } : {}) }
  if (begins) entry.round = { round: begins.round, hash: begins.hash, state: begins.state! }
  const refused = yield* write(m, entry, state)
  if (refused) return refused
  if (!byHost) m.turn.answered(said)
  adopt(line, key, state, begins)
  m.pictures = seen
  if (chess) {
    stop(chess, said)
    handOver(chess, seat, state.decision?.seat)
  }
  goOn(m, entry, [...also, ...happened])
  return null
}

/** Its time is over, and with it the match. */
export function* lose(m: Running, seat: Seat): Job<Refusal | null> {
  const { ledger, specs } = m
  const { side } = specs.find(spec => spec.seat === seat)!
  const winners = specs.filter(spec => spec.side !== side).map(spec => spec.seat)
  const forfeit: Outcome = { winners, rule: 'clock', reason: `${seat} ran out of time.` }
  const entry: Entry = { seq: ledger.seq, by: seat, forfeit }
  const refused = yield* write(m, entry, ledger.line.state)
  if (refused) return refused
  ledger.forfeit = forfeit
  goOn(m, entry, [{ type: 'flag', seat }])
  return null
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
