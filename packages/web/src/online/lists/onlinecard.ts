import type { Mine } from '@redoubt/protocol'
import type { MatchCard, SeatPlan } from '../../tables/tables.ts'

/** A table at the server as the lists of this browser know matches: my seats are one person's, those of others are elsewhere. */
export function onlineCard(mine: Mine): MatchCard {
  const { match: id, game, options, created, updated, made, round, waitsFor, outcome } = mine
  const seats = mine.chairs.map(({ seat, kind, player, level, standIn }): [string, SeatPlan] => {
    if (mine.seats.includes(seat)) return [seat, { kind: 'human', name: player?.name ?? '', person: 0 }]
    if (kind === 'bot' && !standIn) return [seat, { kind: 'bot', name: '', level: level ?? '' }]
    return [seat, { kind: 'remote', name: player?.name ?? '' }]
  })
  return {
    ...{ id, game, options, created, updated, made, round, waitsFor, outcome },
    seats: Object.fromEntries(seats),
  }
}
