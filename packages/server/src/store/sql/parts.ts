import type { Match, Remark, Seat } from '../rows.ts'
import type { MatchRow, RemarkRow, SeatRow } from './schema.ts'

/** What is undefined stays as it is. */
export const isEmpty = (changes: object): boolean => Object.values(changes).every(value => value === undefined)

export function matchOf({ waits_for, listed, seq: _, changes: _changes, ...row }: MatchRow): Match {
  return {
    ...row,
    options: JSON.parse(row.options),
    terms: JSON.parse(row.terms),
    outcome: JSON.parse(row.outcome),
    waitsFor: waits_for || null,
    listed: listed === 1,
  }
}

export function matchRow(match: Match): Omit<MatchRow, 'seq' | 'changes'>
export function matchRow(changes: Partial<Match>): Partial<Omit<MatchRow, 'seq' | 'changes'>>
export function matchRow({ waitsFor, listed, options, terms, outcome, ...rest }: Partial<Match>): Partial<MatchRow> {
  return given({
    ...rest,
    options: options === undefined ? undefined : JSON.stringify(options),
    terms: terms === undefined ? undefined : JSON.stringify(terms),
    outcome: outcome === undefined ? undefined : JSON.stringify(outcome),
    waits_for: waitsFor === undefined ? undefined : (waitsFor ?? ''),
    listed: listed === undefined ? undefined : Number(listed),
  })
}

export function seatOf({ place: _, changes: _changes, link_state, clock_left, ...row }: SeatRow): Seat {
  return { ...row, linkState: link_state, clockLeft: clock_left }
}

export function seatRow(seat: Seat): Omit<SeatRow, 'place' | 'changes'>
export function seatRow(changes: Partial<Seat>): Partial<Omit<SeatRow, 'place' | 'changes'>>
export function seatRow({ linkState, clockLeft, ...rest }: Partial<Seat>): Partial<SeatRow> {
  return given({ ...rest, link_state: linkState, clock_left: clockLeft })
}

export const remarkOf = ({ match: _, reported, ...row }: RemarkRow): Remark => ({ ...row, reported: reported === 1 })

/** Without what is undefined. */
function given<T extends object>(row: T): Partial<T> {
  const made: Partial<T> = {}
  for (const name in row) if (row[name] !== undefined) made[name] = row[name]
  return made
}
