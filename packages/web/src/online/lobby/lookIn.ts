import type { TableCard } from '@redoubt/protocol'
import { LOBBY_PATH } from '@redoubt/protocol/lobby'

/** Milliseconds between two looks while somebody has the page before them. */
const PAUSE = 20_000

/** Tells the tables of the lobby, now and then anew: the start page is small because it needs no socket for it. Returns how to stop. */
export function lookIn(listener: (tables: readonly TableCard[]) => void): () => void {
  let gone = false
  const look = async () => {
    if (document.hidden) return
    try {
      const answer = await fetch(new URL(LOBBY_PATH.slice(1), document.baseURI))
      const { tables }: { tables: readonly TableCard[] } = await answer.json()
      if (!gone && answer.ok) listener(tables)
    } catch {
      // no network, or a server that only serves the app: there are no tables to show
    }
  }
  void look()
  const timer = setInterval(look, PAUSE)
  document.addEventListener('visibilitychange', look)
  return () => {
    gone = true
    clearInterval(timer)
    document.removeEventListener('visibilitychange', look)
  }
}
