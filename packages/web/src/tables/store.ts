import type { Entry } from '@redoubt/host'
import type { KeptMatch, Shelf } from './tables.ts'
import { Deleted, Gap } from './trouble.ts'

/**
 * Where matches are kept. A promise that is fulfilled means: it survives a crash. One that is rejected says why as a
 * StoreTrouble or an error of the browser; none stays open for ever.
 */
export interface Store {
  heads(): Promise<KeptMatch[]>
  head(id: string): Promise<KeptMatch | undefined>
  entries(id: string): Promise<Entry[]>
  /**
   * The head and new entries in one go: all or nothing. Gap if the `from` entries that come before are not there; Deleted if the match was
   * removed since. With -1 it is new, or is to be there again.
   */
  write(head: KeptMatch, entries: readonly Entry[], from: number): Promise<void>
  /** For good: what another tab still has of it is not written any more. */
  remove(id: string): Promise<void>
  put(shelf: Shelf, key: string, value: unknown): Promise<void>
  all(shelf: Shelf): Promise<Array<{ key: string; value: unknown }>>
  drop(shelf: Shelf, key: string): Promise<void>
}

/** For tests. */
export function memoryStore(): Store {
  const matches = new Map<string, { head: KeptMatch; entries: Entry[] }>()
  const removed = new Set<string>()
  const shelves = new Map<string, Map<string, unknown>>()
  const shelf = (name: Shelf) => shelves.get(name) ?? shelves.set(name, new Map()).get(name)!
  return {
    heads: async () => [...matches.values()].map(({ head }) => structuredClone(head)),
    head: async id => structuredClone(matches.get(id)?.head),
    entries: async id => structuredClone(matches.get(id)?.entries ?? []),
    write: async (head, entries, from) => {
      const old = matches.get(head.id)?.entries ?? []
      if (from < 0) removed.delete(head.id)
      if (removed.has(head.id)) throw new Deleted()
      if (old.length < from) throw new Gap()
      if (old.length > Math.max(0, from)) throw new Error('These numbers are taken.')
      matches.set(head.id, structuredClone({ head, entries: [...old, ...entries] }))
    },
    remove: async id => {
      matches.delete(id)
      removed.add(id)
    },
    put: async (name, key, value) => void shelf(name).set(key, structuredClone(value)),
    all: async name => [...shelf(name)].map(([key, value]) => ({ key, value: structuredClone(value) })),
    drop: async (name, key) => void shelf(name).delete(key),
  }
}
