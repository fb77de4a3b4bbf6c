import { OPEN_POINTS as OF_THE_BOARD } from './rulings.ts'

/** Every open point of the rules that a table may settle otherwise: those of the board, and those of play. */
export const OPEN_POINTS = {
  ...OF_THE_BOARD,
  /** Who answers a moment first: chosen by the active player, or by seats, and whoever passed is through. */
  'OP-48': ['chosen', 'seats'],
} as const

export type OpenPoints = { readonly [K in keyof typeof OPEN_POINTS]?: (typeof OPEN_POINTS)[K][number] }
