import type { Seat, State } from '@redoubt/kernel'
import { type Answer, accepted, type Refusal } from '../messages/refusal.ts'
import type { Entry } from '../record/entry.ts'
import { made, outcomeOf, tookBackBefore } from '../record/ledger.ts'
import { backTo, firstOf, stateAt } from '../record/timeline.ts'
import type { Job } from '../time/queue.ts'
import { goOn, write } from './recording.ts'
import { accept, type Running, refuse, report, stale } from './running.ts'
import { picturesOf, publish } from './telling.ts'
import { lastOwn, makesPractice, needsNobody, peopleBeside } from './undo.ts'

const UNDO_TIME = 60_000

export function* undo(m: Running, seat: Seat, at: number, to?: number): Job<Answer> {
  const { ledger, request, setup } = m
  const { line } = ledger
  if (tookBackBefore(ledger, seat, at, to)) return accepted(at + 1, 1, true)
  if (at !== ledger.seq) return stale(m, at)
  if (outcomeOf(ledger)) return refuse(m, 'over', 'The match is over.')
  if (request?.by === seat) return accepted(at, 0, true)
  if (request) return refuse(m, 'undo-pending', `${request.by} has asked first.`)
  const target = to ?? lastOwn(m, line.marks, ledger.auto, seat)
  if (target === null || !Number.isInteger(target) || target < firstOf(line) || target >= made(ledger))
    return refuse(m, 'nothing-to-undo', 'There is nothing to take back there.')
  if (needsNobody(m, seat, target)) return (yield* takeBack(m, seat, target)) ?? accept(m, 1)
  if (m.declined.has(seat)) return refuse(m, 'undo-declined', 'Ask again after the next decision.')
  const practice = makesPractice(m, target) ? ({ practice: true } as const) : {}
  m.request = { by: seat, to: target, waitsFor: peopleBeside(m, seat), ...practice }
  m.stopRequestTimer = setup.clock.after(setup.undoTime ?? UNDO_TIME, () => void m.queue.add(() => lapse(m, seat, at)))
  m.turn.wake()
  publish(m, [{ type: 'undo-asked', seat, made: target }])
  return accept(m, 0)
}

export function* answerUndo(m: Running, seat: Seat, at: number, agree: boolean): Job<Answer> {
  if (at !== m.ledger.seq) return stale(m, at)
  if (!m.request) return refuse(m, 'no-undo-asked', 'Nobody asks to take anything back.')
  const { by, to, waitsFor } = m.request
  if (!waitsFor.includes(seat)) return refuse(m, 'not-asked', `${seat} need not answer.`)
  if (agree !== true) {
    endRequest(m, 'undo-declined', seat)
    return accept(m, 0)
  }
  if (waitsFor.length === 1) return (yield* takeBack(m, by, to)) ?? accept(m, 1)
  m.request = { ...m.request, waitsFor: waitsFor.filter(other => other !== seat) }
  publish(m, [])
  return accept(m, 0)
}

// biome-ignore lint/correctness/useYield: it never waits, but it waits its turn
export function* withdrawUndo(m: Running, seat: Seat, at: number): Job<Answer> {
  if (at !== m.ledger.seq) return stale(m, at)
  if (m.request?.by !== seat) return refuse(m, 'no-undo-asked', `${seat} does not ask to take anything back.`)
  endRequest(m, 'undo-withdrawn', seat)
  return accept(m, 0)
}

// biome-ignore lint/correctness/useYield: it never waits, but it waits its turn
function* lapse(m: Running, seat: Seat, at: number): Job<void> {
  if (m.request?.by === seat && m.ledger.seq === at) endRequest(m, 'undo-lapsed', seat)
}

/** Nothing is taken back. The same seat may not ask again here: asking stops the clocks. */
function endRequest(m: Running, type: 'undo-declined' | 'undo-withdrawn' | 'undo-lapsed', seat: Seat): void {
  m.declined.add(m.request!.by)
  m.request = null
  m.stopRequestTimer()
  m.turn.wake()
  publish(m, [{ type, seat }])
}

function* takeBack(m: Running, by: Seat, to: number): Job<Refusal | null> {
  const practice = makesPractice(m, to) ? ({ practice: true } as const) : {}
  let before: Before
  try {
    before = lookBack(m, to)
  } catch (error) {
    report(m, { type: 'rules-failure', seat: by, error })
    return refuse(m, 'rules-failure', 'The rules failed on the way back. The match is as it was before.')
  }
  const entry = { seq: m.ledger.seq, by, takeBack: to, ...practice }
  const refused = yield* write(m, entry, before.state)
  if (refused) return refused
  goBack(m, entry, before)
  return null
}

/** What was before. */
interface Before {
  state: State
  seen: Running['pictures']
}

export function lookBack(m: Running, to: number): Before {
  const state = stateAt(m.ledger.line, to)
  return { state, seen: picturesOf(m, state) }
}

/** What is written down as taken back is. */
export function goBack(m: Running, entry: Extract<Entry, { takeBack: number }>, { state, seen }: Before): void {
  const { by, takeBack: to, practice } = entry
  backTo(m.ledger.line, to, state)
  m.pictures = seen
  goOn(m, entry, [{ type: 'taken-back', seat: by, made: to, ...(practice ? { practice } : {}) }])
}
