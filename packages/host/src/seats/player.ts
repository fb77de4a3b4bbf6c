import type { Bot } from '@redoubt/bots'
import type { Seat, SeatSpec } from '@redoubt/kernel'

/**
 * Who sits in a seat. People at this screen and people (or programs) elsewhere differ only for whoever draws the seat:
 * both decide by `choose` and both are asked before something is taken back.
 */
export type Player = PersonPlayer | BotPlayer

interface PersonPlayer {
  kind: 'human' | 'remote'
  name?: string
  /** Seats of one person hide nothing from each other; without this each seat is somebody of its own. */
  person?: string | number
}

export interface BotPlayer {
  kind: 'bot'
  name?: string
  bot: Bot
  /** Milliseconds for one decision, then its answer is too late; otherwise the host's `botTime`. */
  time?: number
  /** Milliseconds it is asked to think about a decision; otherwise its own. */
  think?: number
}

export const personIn = (player: Player): string | number | undefined =>
  player.kind === 'bot' ? undefined : player.person

export interface SeatInfo extends SeatSpec {
  kind: Player['kind']
  player: string
}

export function seatInfo(spec: SeatSpec, player: Player): SeatInfo {
  return { ...spec, kind: player.kind, player: player.name ?? spec.name }
}

export type Players = Readonly<Record<Seat, Player>>
