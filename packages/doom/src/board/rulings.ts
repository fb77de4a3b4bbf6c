/** Open points of the rules that a table may settle otherwise. The first value of each is the proposed ruling. */
export const OPEN_POINTS = {
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

export type OpenPoint = keyof typeof OPEN_POINTS
export type Rulings = { readonly [K in OpenPoint]: (typeof OPEN_POINTS)[K][number] }

export const PROPOSED: Rulings = {
  'OP-18': 'literal',
  'OP-19': 'mutual',
  'OP-22': 'count',
  'OP-45': 'extra',
  'OP-46': 'flies',
}
