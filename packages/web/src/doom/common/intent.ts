import { useSyncExternalStore } from 'react'
import type { Way } from '../reading/ways.ts'

/**
 * What the person at this screen is half-way through. Nothing of it is known to the host: it is pointing, not playing.
 * Spaces are coordinates as the engine writes them ('b3'), figures and cards are ids.
 */
interface Thought {
  /** The space under the pointer or the board's cursor. */
  space: string | null
  /** The figure pointed at: on the board, in a list or in a panel. */
  figure: string | null
  /** The card pointed at or picked up in the hand: an enemy pointed at meanwhile shows the odds of this card. */
  card: string | null
  /** The card to be read, whether it can be played or not: it stands in full over the board. */
  raised: { id: string; kind: 'action' | 'event' | 'glory' } | null
  /** The figure picked as the target of what comes next ("Fire at imp"). */
  target: string | null
  /** Spaces and figures a line of the log is about. */
  lit: readonly string[]
  way: Way | null
  /** Why the last thing asked for cannot be done, in words; the prompt says it. */
  reason: string | null
}

const NOTHING: Thought = {
  ...{ space: null, figure: null, card: null, raised: null, target: null },
  ...{ lit: [], way: null, reason: null },
}

export interface Intent {
  now(): Thought
  set(change: Partial<Thought>): void
  /** Everything but what the pointer is over is forgotten: a decision was made, or Escape was pressed. */
  drop(): void
  subscribe(listener: () => void): () => void
}

export function makeIntent(): Intent {
  let thought = NOTHING
  const listeners = new Set<() => void>()
  const intent: Intent = {
    now: () => thought,
    set(change) {
      const keys = Object.keys(change) as (keyof Thought)[]
      if (keys.every(key => thought[key] === change[key])) return
      thought = { ...thought, ...change }
      for (const listener of listeners) listener()
    },
    drop: () => intent.set({ card: null, raised: null, target: null, way: null, reason: null }),
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  return intent
}

/** One part of the thought; the component draws again only when that part changes. */
export function useIntent<T>(intent: Intent, pick: (thought: Thought) => T): T {
  return useSyncExternalStore(intent.subscribe, () => pick(intent.now()))
}
