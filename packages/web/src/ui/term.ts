/** A term of a player's book: `doom/frag`. */
export type TermName = `${'doom' | 'conquest'}/${string}`
