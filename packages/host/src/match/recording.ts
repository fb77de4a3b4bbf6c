import type { Event, State } from '@redoubt/kernel'
import type { HostEvent } from '../messages/message.ts'
import type { Refusal } from '../messages/refusal.ts'
import { Conflict } from '../record/conflict.ts'
import type { Entry } from '../record/entry.ts'
import { enter } from '../record/ledger.ts'
import { leftAfter, type TimeLeft } from '../time/chessclock.ts'
import type { Job } from '../time/queue.ts'
import { type Running, refuse, report } from './running.ts'
import { publish } from './telling.ts'

/** Waits until the entry is written down, with what an earlier host left to write. Null: it is. */
export function* write(m: Running, entry: Entry, after: State): Job<Refusal | null> {
  const refused = m.preface && (yield* preface(m))
  return refused ?? (yield* put(m, entry, after))
}

/** What must come before anything else, if it is not written yet. */
export function* preface(m: Running): Job<Refusal | null> {
  if (!m.preface) return null
  const refused = yield* put(m, m.preface.entry, m.preface.after)
  if (!refused) m.preface = null
  return refused
}

function* put(m: Running, entry: Entry, after: State): Job<Refusal | null> {
  try {
    const written = m.setup.record?.(entry, after, leftThen(m, entry, after))
    if (written) yield written
    return null
  } catch (error) {
    if (error instanceof Conflict) return supersede(m, entry, error)
    report(m, { type: 'not-recorded', seat: entry.by, error })
    return refuse(m, 'not-recorded', 'This could not be written down, so it did not happen.')
  }
}

function leftThen({ chess, setup }: Running, entry: Entry, after: State): TimeLeft | null {
  if (!chess) return null
  const now = setup.clock.now()
  return 'key' in entry ? leftAfter(chess, now, entry.by, after.decision?.seat) : leftAfter(chess, now)
}

/** Another host was first. What this one would do from now on never happened; its owner opens the match anew. */
function supersede(m: Running, entry: Entry, error: Conflict): Refusal {
  if (m.status === 'open') m.status = 'superseded'
  m.stopRequestTimer()
  m.turn.wake()
  report(m, { type: 'superseded', seat: entry.by, error })
  return refuse(m, 'stale', 'The match has gone on elsewhere.')
}

/** What was written down has happened: everybody hears of it, and the next one is to decide. */
export function goOn(m: Running, entry: Entry, happened: ReadonlyArray<Event | HostEvent>): void {
  const lapsed: HostEvent[] = m.request && !('takeBack' in entry) ? [{ type: 'undo-lapsed', seat: m.request.by }] : []
  const events = [...lapsed, ...happened]
  m.request = null
  m.stopRequestTimer()
  m.declined.clear()
  enter(m.ledger, entry, events)
  m.turn.wake()
  publish(m, events)
}
