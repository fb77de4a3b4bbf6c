import type { Vote } from '@redoubt/protocol'
import type { Seat } from '../../store/index.ts'
import { presenceOf } from './presence.ts'
import type { Room } from './room.ts'

/** The vote about a seat, if its player is gone and the terms let the others decide. */
export function voteOn(room: Room, about: string): Vote | null {
  if (!isVotable(room, about)) return null
  const cast = room.votes.get(about) ?? new Map<string, boolean>()
  const voters = votersAbout(room, about)
  const said = (hand: boolean) => voters.filter(seat => cast.get(seat) === hand)
  return { yes: said(true), no: said(false), needed: Math.floor(peopleIn(room, voters) / 2) + 1 }
}

/** Enough people have said yes. Whoever holds several seats is one. */
export function isDecided(room: Room, about: string): boolean {
  const vote = voteOn(room, about)
  return vote !== null && peopleIn(room, vote.yes) >= vote.needed
}

function isVotable(room: Room, about: string): boolean {
  const { match, sheet } = room
  const row = room.seat(about)
  if (match.status !== 'running' || sheet.terms.takeover !== 'vote' || row?.kind !== 'person') return false
  return presenceOf(room, row)?.state === 'gone' && votersAbout(room, about).length > 0
}

/** The seats of other people. Whoever is gone as well is not waited for: one who is left alone decides alone. */
function votersAbout(room: Room, about: string): string[] {
  const gone = room.seat(about)?.player
  const mayVote = (row: Seat) => row.kind === 'person' && row.player !== gone && presenceOf(room, row)?.state !== 'gone'
  return room.seats.filter(mayVote).map(({ seat }) => seat)
}

function peopleIn(room: Room, seats: readonly string[]): number {
  return new Set(seats.map(seat => room.seat(seat)?.player)).size
}
