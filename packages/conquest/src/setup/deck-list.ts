export interface DeckList {
  warlord: string
  cards: Array<{ id: string; count: number }>
}

/** The smallest deck: the demo decks have 30 cards. */
export const LEAST_CARDS = 30
export const MOST_CARDS = 60
/** Copies of one card that is not part of a signature squad. */
export const MOST_COPIES = 3
