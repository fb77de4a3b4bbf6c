import { type Choice, flows } from '@redoubt/kernel'
import type { ConquestState } from './state.ts'

/** One thing a player may do: the card, then the place or second card it is about. */
export interface Move extends Choice {
  card?: string
  at?: string
  n?: number
}

/** The word for a procedure of these rules. */
export const flow = flows<ConquestState, Move>()
