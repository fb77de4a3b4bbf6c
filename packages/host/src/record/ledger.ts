import { commitment, type Event, type Outcome, type Seat } from '@redoubt/kernel'
import type { HostEvent } from '../messages/message.ts'
import { plain } from '../messages/plain.ts'
import type { Entry, MatchSave, PublicRecord } from './entry.ts'
import type { Past } from './past.ts'
import { isPractice } from './practice.ts'
import { advance, backTo, firstOf, keepFew, type Timeline, toSave } from './timeline.ts'
import { retold } from './undone.ts'

/** The match as the host keeps it: its line of play, and every entry under a number that never comes back. */
export interface Ledger {
  readonly line: Timeline
  seq: number
  /** Which decisions the host made for their seat. */
  readonly auto: boolean[]
  past: Past[]
  /** What happened in decisions that were taken back: no part of the match, but of its story. */
  undone: Past[]
  /** The latest ones by their number. */
  readonly said: Map<number, Said>
  forfeit: Outcome | null
  /** Something learnt since was taken back: it stays a practice. */
  practice: boolean
  /** If only the latest past is kept: the number of the entry with which the latest round began. */
  latest?: number
}

/** Of an entry what tells a word that is sent again: never the position with which a round began, which is large. */
interface Said {
  by: string
  key?: string
  takeBack?: number
}

/** How many entries back a message is recognised as sent again; and by whoever is brief. */
const REMEMBERED = 256
const BRIEFLY = 64

export function ledger(
  line: Timeline,
  heard: readonly Event[][],
  seq: number,
  forfeit: Outcome | null,
  auto: readonly boolean[] = [],
  entered: readonly Entry[] = [],
  practice = false,
): Ledger {
  const first = firstOf(line)
  const numbers = numbersOf(entered)
  const past = heard.map((events, n) => {
    const made = first + n
    return { seq: numbers[made] ?? made, made, events, takenBack: false }
  })
  if (entered.length === 0) past[past.length - 1]!.seq = seq
  const { undone, backs } = retold(line, entered)
  return {
    line,
    seq,
    auto: line.keys.map((_, n) => auto[n] ?? false),
    past: [...past, ...backs].sort((a, b) => a.seq - b.seq),
    undone,
    said: latest(entered),
    forfeit,
    practice: practice || entered.some(isPractice),
  }
}

function latest(entered: readonly Entry[]): Map<number, Said> {
  return new Map(entered.slice(-REMEMBERED).map(entry => [entry.seq, saidIn(entry)]))
}

function saidIn(entry: Entry): Said {
  const { by } = entry
  if ('key' in entry) return { by, key: entry.key }
  return 'takeBack' in entry ? { by, takeBack: entry.takeBack } : { by }
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

export function made(l: Pick<Ledger, 'line'>): number {
  return l.line.keys.length
}

export function outcomeOf(l: Ledger): Outcome | null {
  return l.line.state.outcome ?? l.forfeit
}

/** Writes down what has just been done to the line. */
export function enter(l: Ledger, entry: Entry, events: ReadonlyArray<Event | HostEvent>): void {
  const takenBack = 'takeBack' in entry
  const now = made(l)
  l.said.set(l.seq, saidIn(entry))
  l.said.delete(l.seq - (isBrief(l) ? BRIEFLY : REMEMBERED))
  l.seq++
  if (takenBack) {
    l.auto.length = now
    l.practice ||= isPractice(entry)
    const stands = (one: Past) => one.made < now || (one.made === now && !one.takenBack)
    if (!isBrief(l)) l.undone.push(...l.past.filter(one => !stands(one) && !one.takenBack))
    l.past = l.past.filter(stands)
  } else if ('key' in entry) {
    l.auto.push(entry.auto ?? false)
  }
  l.past.push({ seq: l.seq, made: now, events: isBrief(l) ? JSON.stringify(events) : events, takenBack })
  if (isBrief(l) && 'key' in entry && entry.round) {
    const { latest } = l
    l.past = l.past.filter(one => one.seq > latest)
    l.latest = entry.seq
  }
}

/** From now on only what the latest two rounds told is kept. */
export function beBrief(l: Ledger): void {
  l.latest ??= -1
  l.undone = []
  for (const one of l.past) one.events = JSON.stringify(eventsIn(one))
  for (const seq of l.said.keys()) if (seq < l.seq - BRIEFLY) l.said.delete(seq)
  keepFew(l.line)
}

const isBrief = (l: Ledger): l is Ledger & { latest: number } => l.latest !== undefined

export function eventsIn({ events }: Pick<Past, 'events'>): ReadonlyArray<Event | HostEvent> {
  return typeof events === 'string' ? JSON.parse(events) : events
}

/** A match that goes on from a kept position, with what was entered after it; null if that leads back before it. */
export function ledgerFrom(line: Timeline, seq: number, entered: readonly Entry[], practice = false): Ledger | null {
  const at = made({ line })
  const before = entered.filter(entry => entry.seq < seq)
  const known = latestDecisions(before)
  const auto: boolean[] = Array(at).fill(false)
  for (const [n, entry] of known.entries()) auto[at - known.length + n] = entry.auto ?? false
  const l: Ledger = {
    ...{ line, seq, auto, past: [], undone: [], said: latest(before), forfeit: null },
    practice: practice || before.some(isPractice),
  }
  for (const entry of entered.slice(before.length)) {
    const events: Event[] = []
    if ('since' in entry || ('takeBack' in entry && entry.takeBack < at)) return null
    if ('key' in entry) advance(line, entry.key, events)
    else if ('takeBack' in entry) backTo(line, entry.takeBack)
    else l.forfeit = entry.forfeit
    enter(l, entry, events)
  }
  return l
}

/** The decisions at the end of these entries that nothing else interrupts. */
export function latestDecisions(entered: readonly Entry[]): Extract<Entry, { key: string }>[] {
  const found: Extract<Entry, { key: string }>[] = []
  for (const entry of entered.toReversed()) {
    if (!('key' in entry)) break
    found.unshift(entry)
  }
  return found
}

export function eventsAfter(l: Ledger, seq: number): Array<Event | HostEvent> {
  return l.past.filter(one => one.seq > seq).flatMap(eventsIn)
}

/** How many keys of this path the seat has already played from there. */
export function playedBefore(l: Ledger, seat: Seat, at: number, path: readonly string[]): number {
  let n = 0
  for (; n < path.length; n++) {
    const said = l.said.get(at + n)
    if (said?.by !== seat || said.key !== path[n]) break
  }
  return n
}

export function tookBackBefore(l: Ledger, seat: Seat, at: number, to: number | undefined): boolean {
  const said = l.said.get(at)
  return said?.takeBack !== undefined && said.by === seat && (to ?? said.takeBack) === said.takeBack
}

/** Everything, the seed included. */
export function saveOf(l: Ledger): MatchSave {
  const save = plain(toSave(l.line))
  return {
    ...save,
    ...(l.forfeit ? { forfeit: plain(l.forfeit) } : {}),
    ...(l.practice ? { practice: true } : {}),
  }
}

export function publicRecordOf(l: Ledger): PublicRecord {
  if (outcomeOf(l)) return { ...saveOf(l), over: true }
  const { game, seed } = l.line
  return { format: 1, over: false, game: game.id, rules: game.rules, commitment: commitment(seed), made: made(l) }
}
