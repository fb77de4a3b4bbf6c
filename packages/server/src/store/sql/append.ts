import type { Entry } from '@redoubt/host'
import { Conflict } from '../errors.ts'
import type { Appending } from '../group.ts'
import type { Written } from '../rows.ts'
import type { Along, Notice, SeatChange } from '../store.ts'
import { isEmpty, seatRow } from './parts.ts'
import type { SeatRow } from './schema.ts'

/** What one append does, as the database is told: the first entry decides whether the others happen. */
export interface Append extends Appending {
  at: number
  entry: string
  rest: { seq: number; entry: string }[] | null
  made?: number
  round?: number
  waits_for?: string
  outcome?: string
  status?: string
  rules?: string
  seats: SeatColumns[] | null
  snapshot: { made: number; seq: number; state: string } | null
}

/** `moved`: is it a change of the table? */
type SeatColumns = Partial<SeatRow> & { seat: string; moved: 0 | 1 }

export function appendOf(match: string, entries: readonly Entry[], at: number, along: Along = {}): Append {
  const first = firstOf(match, entries)
  const [head, ...others] = entries.map(entry => JSON.stringify(entry))
  const { seats, snapshot } = along
  const state = snapshot && JSON.stringify(snapshot.state)
  return {
    match,
    ...{ first, count: entries.length, at: Math.round(at) },
    size: head!.length + (state?.length ?? 0) + others.reduce((sum, entry) => sum + entry.length, 0),
    entry: head!,
    rest: others.length > 0 ? others.map((entry, n) => ({ seq: first + 1 + n, entry })) : null,
    ...headRow(along.head ?? {}),
    seats: seats?.length ? seats.map(seatChange) : null,
    snapshot: snapshot ? { made: snapshot.made, seq: snapshot.seq, state: state! } : null,
  }
}

/** The columns of a match that an append changes: this is done for every decision, so field by field. */
function headRow({ made, round, waitsFor, outcome, status, rules }: NonNullable<Along['head']>): Partial<Append> {
  const row: Partial<Append> = {}
  if (made !== undefined) row.made = made
  if (round !== undefined) row.round = round
  if (waitsFor !== undefined) row.waits_for = waitsFor ?? ''
  if (outcome !== undefined) row.outcome = JSON.stringify(outcome)
  if (status !== undefined) row.status = status
  if (rules !== undefined) row.rules = rules
  return row
}

/** The number of the first; they must follow each other. */
export function firstOf(match: string, entries: readonly Entry[]): number {
  const [head] = entries
  if (!head) throw new Error(`Nothing to append to ${match}.`)
  if (entries.some(({ seq }, n) => seq !== head.seq + n))
    throw new Conflict(`The entries for ${match} do not follow each other.`)
  return head.seq
}

/** What all nodes are told when it is written: whoever has the match in memory can go along without asking. */
export function noticeOf(match: string, entries: readonly Entry[], at: number): Notice {
  const data: Written[] = entries.map(entry => ({ seq: entry.seq, at, entry: briefly(entry) }))
  return { match, about: 'entries', seq: entries.at(-1)!.seq + 1, data }
}

function briefly(entry: Entry): Entry {
  if (!('key' in entry) || !entry.round) return entry
  const { state: _, ...round } = entry.round
  return { ...entry, round }
}

/** A clock that goes on is no change of the table. */
function seatChange({ seat, clockLeft, ...others }: { seat: string } & SeatChange): SeatColumns {
  return { ...seatRow({ ...others, clockLeft }), seat, moved: isEmpty(others) ? 0 : 1 }
}

/** Of a seat, what an append may change. */
export const SEAT_COLUMNS = [
  ...(['kind', 'player', 'name', 'level', 'link', 'link_state', 'number', 'token'] as const),
  ...(['think', 'since', 'clock_left'] as const),
]
export const NUMBERS: readonly string[] = ['think', 'since', 'clock_left']
/** Of a match, what an append may change; in numbers and in words. */
export const HEAD_NUMBERS = ['made', 'round'] as const
export const HEAD_WORDS = ['waits_for', 'outcome', 'status', 'rules'] as const
