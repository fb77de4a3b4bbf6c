import type { Farewell } from '@redoubt/protocol'
import type { Player } from '../../store/index.ts'

/** Who is at the other end, as the cookie or the token of the connection says. */
export interface Who {
  /** Null: a stranger, who may look and watch. */
  player: Player | null
  /** A program that came with a seat token: it is this seat and nothing else. */
  seat: { match: string; seat: string /** Its hash. */; token: string } | null
  /** Hash of the device's token, so that signing it out ends its connections. */
  device: string | null
  /** For limits. */
  address: string
}

/** One connection. */
export interface Session {
  readonly id: number
  readonly who: Who
  /** The name under which this end is counted as present; null for strangers. */
  readonly present: string | null
  send(text: string): void
  /** Says why, and closes. */
  end(why: Farewell, after?: number): void
  /** What it watches, by the client's number, with how to stop that. */
  readonly watches: Map<number, () => void>
  /** Tables it follows, with how to stop that. */
  readonly follows: Map<string, () => void>
  isOpen(): boolean
}

/** Programs with a seat token are counted by their seat. */
export function presentAs({ player, seat }: Who): string | null {
  return seat ? `seat ${seat.seat}` : (player?.id ?? null)
}
