import type { BOARD_POINTS } from '../match/open-points.ts'

/** How a table plays the open points of the board. */
export type BoardRulings = { readonly [K in keyof typeof BOARD_POINTS]: (typeof BOARD_POINTS)[K][number] }

export const PROPOSED: BoardRulings = {
  'OP-18': 'literal',
  'OP-19': 'mutual',
  'OP-22': 'count',
  'OP-45': 'extra',
  'OP-46': 'flies',
}
