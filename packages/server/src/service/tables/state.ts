import type { SeatSpec } from '@redoubt/kernel'
import type { Chair, LinkState, TableCard, TableState, You } from '@redoubt/protocol'
import type { Listing, Match, Seat } from '../../store/index.ts'
import type { Session } from '../people/session.ts'
import { EXTERNAL, presenceOf } from './presence.ts'
import type { Room } from './room.ts'
import type { Sheet } from './sheet.ts'
import { voteOn } from './votes.ts'

type Row = Listing['seats'][number] & Partial<Pick<Seat, 'think' | 'link' | 'linkState'>>
type Head = Listing['match']

/** What a list shows of a table that need not be in memory. */
export function cardOf(match: Head, rows: readonly Row[], room?: Room): TableCard {
  const sheet = match.terms as Sheet
  return {
    match: match.id,
    code: match.code,
    game: match.game,
    status: match.status,
    options: sheet.shown,
    terms: sheet.terms,
    host: { id: match.host, ...sheet.host },
    chairs: sheet.specs.map(spec => chairOf(spec, rows.find(({ seat }) => seat === spec.seat)!, room)),
    created: match.created,
    updated: match.updated,
    made: match.made,
    round: match.status === 'waiting' ? null : match.round,
    waitsFor: match.waitsFor,
    outcome: match.outcome as TableCard['outcome'],
  }
}

function chairOf({ seat, name, side }: SeatSpec, row: Row, room?: Room): Chair {
  const isExternal = row.level === EXTERNAL
  const standsIn = row.kind === 'bot' && row.player !== null
  return {
    seat,
    name,
    side,
    kind: isExternal ? 'external' : row.kind,
    player:
      row.player === null ? null : { id: row.player, name: row.name ?? '', language: languageOf(row.player, room) },
    presence: room ? presenceOf(room, row) : null,
    level: row.kind === 'bot' && !isExternal ? row.level : null,
    think: row.think ?? null,
    link: linkOf(row),
    since: row.since ?? 0,
    standIn: standsIn ? { since: row.since ?? 0 } : null,
    vote: room ? voteOn(room, seat) : null,
  }
}

function languageOf(player: string, room: Room | undefined): string | null {
  return room?.languages.get(player) ?? null
}

function linkOf({ link, linkState }: Row): LinkState {
  if (!link || linkState === 'void') return 'none'
  return linkState === 'open' ? 'sent' : (linkState ?? 'none')
}

export function stateOf(room: Room): TableState {
  const { match, sheet } = room
  return {
    ...cardOf(match, room.seats, room),
    rules: match.rules,
    version: room.version,
    watchers: watchersOf(room),
    paused: sheet.paused,
    commitment: match.commitment,
    fair: sheet.fair,
    numbers: sheet.numbers,
    operation: room.operation,
    after: match.after,
    next: room.next,
  }
}

const MOST_NAMES = 8

function watchersOf(room: Room): TableState['watchers'] {
  const seated = new Set(room.seats.map(({ player }) => player))
  const people = room.attendance.all().filter(who => !who.startsWith('seat ') && !seated.has(who))
  return {
    count: people.length + room.attendance.strangers(),
    names: people.slice(0, MOST_NAMES).flatMap(who => room.names.get(who) ?? []),
  }
}

export function youAt(
  { match, seats }: { match: Match; seats: readonly Seat[] },
  { who }: Session,
  kept: string | null,
): You {
  const player = who.player?.id ?? null
  return {
    player,
    host: player !== null && player === match.host,
    seats: seats.filter(seat => holds(seat, who)).map(({ seat }) => seat),
    kept,
  }
}

/** Does this end of a connection hold the seat? The owner of a seat that a bot keeps may look, and take it back. */
export function holds(seat: Seat, { player, seat: token }: Session['who']): boolean {
  if (token) return token.match === seat.match && token.seat === seat.seat && token.token === seat.token
  return player !== null && seat.player === player.id && (seat.kind === 'person' || seat.kind === 'bot')
}
