/** Why a choice was made, as data: whoever shows it says it in the language of its reader. */
export interface Reason {
  /** A word of `DOOM_REASONS` or `CONQUEST_REASONS`; null if nothing but the search speaks for it. */
  why: string | null
  /** What the sentence names: figures and cards by id. */
  values: Readonly<Record<string, string | number>>
  /** What a search found: how well the choice did, how well the next best. */
  searched?: { value: number; next: number | null; games: number }
}
