/** Open points of the board that a table may settle otherwise. The first value of each is the proposed ruling. */
export const BOARD_POINTS = {
  /** Difficult terrain under attacker or defender gives cover like any other (literal), or not (exempt). */
  'OP-18': ['literal', 'exempt'],
  /** Enclosed blocking terrain is disregarded for lines in and out (mutual), or only into it (target). */
  'OP-19': ['mutual', 'target'],
  /** Teleporters shorten the way of a displaced or respawning marine. */
  'OP-22': ['count', 'ignore'],
  /** Difficult terrain under the teleporter of arrival costs extra. */
  'OP-45': ['extra', 'free'],
  /** A displaced flying demon crosses terrain. */
  'OP-46': ['flies', 'walks'],
} as const

/** Every open point of the rules that a table may settle otherwise: those of the board, and those of play. */
export const OPEN_POINTS = {
  ...BOARD_POINTS,
  /** Who answers a moment first: chosen by the active player, or by seats, and whoever passed is through. */
  'OP-48': ['chosen', 'seats'],
} as const

export type OpenPoints = { readonly [K in keyof typeof OPEN_POINTS]?: (typeof OPEN_POINTS)[K][number] }
