import type { Seat, SeenDecision } from '@redoubt/kernel'

/** What became of a match, and why: everything the review shows. Plain data: a worker makes it. */
export interface Review {
  game: 'doom' | 'conquest'
  /** How likely the first side (marines; player a) was to win, wherever somebody began to act. */
  curve: Array<{ at: number; round: number; chance: number }>
  moments: TurningPoint[]
  /** By how much luck and play changed the chance of the first side, in all. */
  luck: number
  play: number
  attacks: AttackResult[]
  /** Cards drawn, and in Conquest what they were worth beside an average card of the deck. */
  draws: Record<Seat, Draws>
  deeds: Deeds[]
}

const MOMENT_KINDS = ['strong', 'slip', 'dice'] as const

/** Where the match turned. */
export interface TurningPoint {
  kind: (typeof MOMENT_KINDS)[number]
  /** The decision before it: where a replay shows it coming, and from where one may try otherwise. */
  at: number
  round: number
  /** Who acted. */
  seat: Seat
  /** Points of the first side's chance, from -1 to 1. */
  swing: number
  /** The event that tells most of it, by its place in the events of the match; null: nothing worth a line. */
  event: { at: number; n: number } | null
  /** What the strongest bot would have done there instead, if it was a slip. */
  better: { view: unknown; decision: SeenDecision; key: string } | null
}

export interface AttackResult {
  at: number
  attacker: string
  defender: string
  /** 0: of the first side. */
  side: 0 | 1
  expected: number
  damage: number
}

export interface Draws {
  cards: number
  /** Worth of a card drawn, beside one of the deck as it was at the beginning; both 0 where nobody can say. */
  worth: number
  usual: number
}

/** What one player did. */
export interface Deeds {
  seat: Seat
  dealt: number
  taken: number
  kills: number
  glory: number
  fell: number
  /** Damage done beyond what was to be expected. */
  luck: number
}
