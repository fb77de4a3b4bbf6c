const KEY = 'redoubt.played'

/** The game of the latest match that was opened in this browser; null: as far as one can tell nobody has played here. */
export function playedLast(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}

/** The next page begins to load what was needed last. */
export function notePlayed(game: string | null): void {
  try {
    if (game === null) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, game)
  } catch {
    // A browser that keeps nothing loads everything when it is asked for.
  }
}
