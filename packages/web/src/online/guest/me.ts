import type { Mine } from '@redoubt/protocol'
import { useSyncExternalStore } from 'react'

/** What this browser knows of itself at the server. Light: the start page has it; what fills it is loaded for guests only. */
interface Me {
  /** Null: nobody yet. */
  name: string | null
  /** My tables at the server, those that wait for me first. Null: not asked yet. */
  tables: readonly Mine[] | null
}

const KEY = 'redoubt.guest'
let me: Me = { name: read(), tables: null }
const listeners = new Set<() => void>()

export const getMe = (): Me => me

export function setMe(change: Partial<Me>): void {
  me = { ...me, ...change }
  try {
    if (me.name === null) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, me.name)
  } catch {
    // a browser that keeps nothing is asked for the name again
  }
  for (const listener of listeners) listener()
}

export function onMe(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

export const useMe = (): Me => useSyncExternalStore(onMe, getMe)

/** Tables that wait for this person. */
export const waiting = ({ tables }: Me): Mine[] => tables?.filter(({ yours }) => yours) ?? []

function read(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}
