import { useSyncExternalStore } from 'react'

const KEY = 'redoubt.muted'
const listeners = new Set<() => void>()
let muted: ReadonlySet<string> = kept()

/** Whom this browser does not want to hear, at any table; it stays so when the page is loaded again. */
export function useMuted(): ReadonlySet<string> {
  return useSyncExternalStore(
    listener => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    () => muted,
  )
}

export function mute(players: readonly string[]): void {
  muted = new Set(players)
  try {
    localStorage.setItem(KEY, JSON.stringify(players))
  } catch {
    // a browser that keeps nothing mutes until the page is closed
  }
  for (const listener of listeners) listener()
}

function kept(): ReadonlySet<string> {
  try {
    const players: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return new Set(Array.isArray(players) ? players.filter(player => typeof player === 'string') : [])
  } catch {
    return new Set()
  }
}
