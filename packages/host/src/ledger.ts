import { commitment, type Event, type Outcome, type Seat } from '@redoubt/kernel'
import type { HostEvent } from './message.ts'
import { plain } from './plain.ts'
import type { Entry, MatchSave, PublicRecord } from './setup.ts'
import { firstOf, type Timeline, toSave } from './timeline.ts'

/** The match as the host keeps it: its line of play, and every entry under a number that never comes back. */
export interface Ledger {
  readonly line: Timeline
  seq: number
  /** Which decisions the host made for their seat. */
  readonly auto: boolean[]
  past: Past[]
  readonly entries: Map<number, Entry>
  forfeit: Outcome | null
}

/** What happened under a number; what was taken back is forgotten. */
export interface Past {
  seq: number
  made: number
  events: ReadonlyArray<Event | HostEvent>
  takenBack: boolean
}

/** How many entries back a message is recognised as sent again. */
const REMEMBERED = 256

export function ledger(
  line: Timeline,
  heard: readonly Event[][],
  seq: number,
  forfeit: Outcome | null,
  auto: readonly boolean[] = [],
  entered: readonly Entry[] = [],
): Ledger {
  const first = firstOf(line)
  const numbers = numbersOf(entered)
  const past = heard.map((events, n) => {
    const made = first + n
    return { seq: numbers[made] ?? made, made, events, takenBack: false }
  })
  if (entered.length === 0) past[past.length - 1]!.seq = seq
  const entries = new Map(entered.slice(-REMEMBERED).map(entry => [entry.seq, entry]))
  return { line, seq, auto: line.keys.map((_, n) => auto[n] ?? false), past, entries, forfeit }
}

/** The `seq` at which each position that still stands was there for all to see; the first one at 0. */
function numbersOf(entered: readonly Entry[]): number[] {
  const numbers = [0]
  for (const entry of entered)
    if ('key' in entry) numbers.push(entry.seq + 1)
    else if ('takeBack' in entry) numbers.length = entry.takeBack + 1
    else if ('since' in entry) numbers.splice(entry.since.at, numbers.length, entry.seq + 1)
  return numbers
}

export function made(l: Ledger): number {
  return l.line.keys.length
}

export function outcomeOf(l: Ledger): Outcome | null {
  return l.line.state.outcome ?? l.forfeit
}

/** Writes down what has just been done to the line. */
export function enter(l: Ledger, entry: Entry, events: ReadonlyArray<Event | HostEvent>): void {
  const takenBack = 'takeBack' in entry
  const now = made(l)
  l.entries.set(l.seq, entry)
  l.entries.delete(l.seq - REMEMBERED)
  l.seq++
  if (takenBack) {
    l.auto.length = now
    l.past = l.past.filter(one => one.made < now || (one.made === now && !one.takenBack))
  } else if ('key' in entry) {
    l.auto.push(entry.auto ?? false)
  }
  l.past.push({ seq: l.seq, made: now, events, takenBack })
}

export function eventsAfter(l: Ledger, seq: number): Array<Event | HostEvent> {
  return l.past.filter(one => one.seq > seq).flatMap(one => one.events)
}

/** How many keys of this path the seat has already played from there. */
export function playedBefore(l: Ledger, seat: Seat, at: number, path: readonly string[]): number {
  let n = 0
  for (; n < path.length; n++) {
    const entry = l.entries.get(at + n)
    if (!entry || entry.by !== seat || !('key' in entry) || entry.key !== path[n]) break
  }
  return n
}

export function tookBackBefore(l: Ledger, seat: Seat, at: number, to: number | undefined): boolean {
  const entry = l.entries.get(at)
  return !!entry && 'takeBack' in entry && entry.by === seat && (to ?? entry.takeBack) === entry.takeBack
}

/** Everything, the seed included. */
export function saveOf(l: Ledger): MatchSave {
  const save = plain(toSave(l.line))
  return l.forfeit ? { ...save, forfeit: plain(l.forfeit) } : save
}

export function publicRecordOf(l: Ledger): PublicRecord {
  if (outcomeOf(l)) return { ...saveOf(l), over: true }
  const { game, seed } = l.line
  return { format: 1, over: false, game: game.id, rules: game.rules, commitment: commitment(seed), made: made(l) }
}
