import { useSyncExternalStore } from 'react'

const KEY = 'redoubt.puzzles'

/** What has been solved here, with the most stars it was worth: 3 without a hint, 1 at least. */
export type Solved = Readonly<Record<string, number>>

let solved = read()
const listeners = new Set<() => void>()

function read(): Solved {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    return typeof kept === 'object' && kept !== null ? (kept as Solved) : {}
  } catch {
    return {}
  }
}

export function noteSolved(id: string, stars: number): void {
  if ((solved[id] ?? 0) >= stars) return
  solved = { ...solved, [id]: stars }
  try {
    localStorage.setItem(KEY, JSON.stringify(solved))
  } catch {
    // A browser that keeps nothing forgets this too.
  }
  for (const listener of listeners) listener()
}

export function useSolved(): Solved {
  return useSyncExternalStore(
    listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => solved,
  )
}
