import { useSyncExternalStore } from 'react'
import type { Kits } from './kits.ts'

/** What has been thought of before a mission. Nobody else knows of it until it is confirmed, and it may be changed until then. */
export interface Thought {
  kits: Kits
  /** The marines whose kit was confirmed, by whoever plays them: those of another person at this screen are not meant. */
  confirmed: readonly string[]
  /** Questions that were answered with it, the last one just now: an earlier one that comes again has been taken back. */
  answered: readonly string[]
  /** How often an answer was refused since it was confirmed. */
  refused: number
  /** What somebody else had taken when it was wanted. */
  gone: string | null
}

const NOTHING: Thought = { kits: {}, confirmed: [], answered: [], refused: 0, gone: null }
/** By match: the table is drawn anew when another of one's marines is asked. */
const thoughts = new Map<string, Thought>()
const listeners = new Set<() => void>()

export const thoughtOf = (match: string): Thought => thoughts.get(match) ?? NOTHING

export function think(match: string, change: Partial<Thought>): void {
  thoughts.set(match, { ...thoughtOf(match), ...change })
  for (const listener of listeners) listener()
}

export function useThought(match: string): Thought {
  return useSyncExternalStore(
    listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => thoughtOf(match),
  )
}
