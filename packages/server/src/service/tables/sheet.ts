import type { SeatSpec } from '@redoubt/kernel'
import type { Terms } from '@redoubt/protocol'

/** What a table has noted besides its rows; kept as its terms, whole. Nothing of it is secret. */
export interface Sheet {
  terms: Terms
  /** The options, as far as everybody may know them. */
  shown: unknown
  /** The seats of the match as it is set up now. The table has a row for every seat it could have. */
  specs: SeatSpec[]
  host: { name: string; language: string | null }
  /** False if the match was begun elsewhere, where its seed is known. */
  fair: boolean
  /** The upload from which the match goes on when it starts. */
  save?: string
  paused: { by: string; since: number } | null
  /** From when on the clock of whoever decides counts, if not from the last decision: the table was paused, or no server ran. */
  clockFrom?: number
  /** What every seat added to the chance, from the start on. */
  numbers: Record<string, string>
}
