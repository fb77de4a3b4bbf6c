import type { Entry } from '@redoubt/host'
import type { Locks } from './locks.ts'
import { type MatchRecord, matchRecord } from './record.ts'
import { PATIENCE, type Patience, retry } from './retry.ts'
import { type Shelves, shelves } from './shelves.ts'
import type { Store } from './store.ts'
import { type Condition, type KeptMatch, peopleOf, type Spare, TableProblem } from './tables.ts'
import { type Trouble, troubleOf } from './trouble.ts'

/** Between the tables and a store that may fail: whatever is not kept stays in memory, is tried again, and is told of. */
export interface Keeping {
  readonly shelves: Shelves
  /** The heads of all matches, also of those that are only in memory. */
  heads(): Promise<KeptMatch[]>
  has(id: string): Promise<boolean>
  add(head: KeptMatch, entries: readonly Entry[]): MatchRecord
  /** For reading: as it stands here, else as it lies in the store. */
  look(id: string): Promise<Pick<MatchRecord, 'head' | 'entries'>>
  /** For playing: nobody else may take it until it is released. */
  take(id: string): Promise<MatchRecord>
  /** Nobody plays it here any more. It stays until all of it is kept. */
  release(id: string): void
  /** `leave` is called once no other tab plays it: one that does loses it. */
  remove(id: string, leave: () => Promise<unknown>): Promise<void>
  condition(listener: (condition: Condition) => void): () => void
  spares(listener: (spares: Spare[]) => void): () => void
  restore(spares: readonly Spare[]): void
  hurry(): void
}

export function keeping(
  store: Store,
  locks: Locks,
  patience: Patience = PATIENCE,
  /** Told of a match that is played here and was deleted elsewhere. */
  lost: (id: string) => void = () => {},
): Keeping {
  /** Matches that are played here, or not kept yet. */
  const records = new Map<string, MatchRecord>()
  const taken = new Set<string>()
  const locked = new Map<string, () => void>()
  const conditionListeners = new Set<(condition: Condition) => void>()
  const spareListeners = new Set<(spares: Spare[]) => void>()
  /** After a death: what the store must be asked about first. */
  const restored = new Map<string, Spare>()
  /** Deleted elsewhere while it was played here. */
  const deleted = new Set<string>()
  let away: Trouble | null = null
  const probe = retry(() => void heads(), patience)
  const small = shelves(store, read, patience, changed)

  return {
    shelves: small,
    heads,
    has: async id => records.has(id) || restored.has(id) || (await store.head(id).catch(() => undefined)) !== undefined,
    add: (head, entries) => {
      deleted.delete(head.id)
      return remember({ head, entries, kept: -1 })
    },
    look: async id => records.get(id) ?? (await found(id)),
    take,
    release: id => {
      taken.delete(id)
      letGo(id)
    },
    remove,
    condition: listener => {
      conditionListeners.add(listener)
      listener(condition())
      return () => conditionListeners.delete(listener)
    },
    spares: listener => {
      spareListeners.add(listener)
      listener(spares())
      return () => spareListeners.delete(listener)
    },
    restore: given => {
      for (const spare of given) restored.set(spare.head.id, spare)
      revive()
    },
    hurry: () => {
      for (const record of records.values()) record.hurry()
      small.hurry()
      if (away) void heads()
    },
  }

  /** What came over from a dead host is put together with what the store has of it. */
  function revive(): void {
    for (const id of restored.keys()) found(id).then(remember, () => {})
  }

  /** An answer means that the store is there; a failure is told of, and asked about until it is over. */
  async function read<T>(question: Promise<T>): Promise<T> {
    const before = away
    try {
      const answer = await question
      away = null
      probe.rest()
      return answer
    } catch (error) {
      away = troubleOf(error)
      probe.later()
      throw new TableProblem('storage-away', (error as Error).message)
    } finally {
      if (away !== before) changed()
      if (before && !away) revive()
    }
  }

  async function heads(): Promise<KeptMatch[]> {
    const stored = await read(store.heads()).catch(() => [])
    const all = new Map(stored.map(head => [head.id, head]))
    for (const { head } of [...restored.values(), ...failing()]) all.set(head.id, head)
    for (const { head } of records.values()) if (!all.has(head.id)) all.set(head.id, head)
    return [...all.values()]
  }

  async function found(id: string): Promise<Spare> {
    const spare = restored.get(id)
    if (spare && spare.kept < 0) return spare
    const head = spare?.head ?? (await read(store.head(id)))
    if (!head) throw new TableProblem('unknown-match')
    const entries = await read(store.entries(id))
    if (spare && spare.kept > 0 && entries.length === 0) {
      restored.delete(id)
      throw new TableProblem('deleted') // the beginning is nowhere any more
    }
    if (!spare) return { head, entries, kept: entries.length }
    return { head, entries: [...entries.slice(0, spare.kept), ...spare.entries], kept: entries.length || -1 }
  }

  function remember({
    head,
    entries,
    kept,
  }: Spare | (Omit<Spare, 'entries'> & { entries: readonly Entry[] })): MatchRecord {
    const known = records.get(head.id)
    if (known) return known
    const record = matchRecord({ store, head, entries, kept, patience, changed, deleted: () => forget(head.id) })
    restored.delete(head.id)
    records.set(head.id, record)
    void record.safe().then(() => letGo(head.id))
    return record
  }

  async function take(id: string): Promise<MatchRecord> {
    await lock(id)
    taken.add(id)
    try {
      return records.get(id) ?? remember(await found(id))
    } catch (error) {
      taken.delete(id)
      letGo(id)
      throw error
    }
  }

  /** Another tab has deleted it: nothing of it is written any more. */
  function forget(id: string): void {
    deleted.add(id)
    void records.get(id)?.drop()
    records.delete(id)
    restored.delete(id)
    taken.delete(id)
    locked.get(id)?.()
    locked.delete(id)
    lost(id)
    changed()
  }

  async function lock(id: string, steal = false): Promise<void> {
    if (locked.has(id)) return
    const release = await locks(`match ${id}`, { steal, lost: () => forget(id) })
    if (!release) throw new TableProblem('open-elsewhere')
    locked.set(id, release)
  }

  function letGo(id: string): void {
    if (taken.has(id)) return
    const record = records.get(id)
    const mine = () => {
      if (taken.has(id) || records.get(id) !== record) return
      records.delete(id)
      locked.get(id)?.()
      locked.delete(id)
    }
    if (record) void record.safe().then(mine)
    else mine()
  }

  async function remove(id: string, leave: () => Promise<unknown>): Promise<void> {
    await lock(id, true)
    await leave()
    const record = records.get(id)
    await record?.drop()
    records.delete(id)
    restored.delete(id)
    taken.delete(id)
    try {
      await store.remove(id)
    } catch (error) {
      // What was never stored is gone all the same.
      if (!record || record.kept >= 0) throw new TableProblem('storage-away', (error as Error).message)
    } finally {
      letGo(id)
      changed()
    }
  }

  function failing(): MatchRecord[] {
    return [...records.values()].filter(({ trouble }) => trouble)
  }

  function condition(): Condition {
    return {
      trouble: failing()[0]?.trouble ?? small.trouble ?? away,
      unkept: [...restored.values(), ...failing().map(spareOf)].map(({ head, entries, kept }) => ({
        id: head.id,
        decisions: entries.length,
        whole: kept < 0,
        shared: head.outcome === null && peopleOf(head.seats).size > 1,
      })),
      ...(deleted.size > 0 ? { deleted: [...deleted] } : {}),
    }
  }

  function spares(): Spare[] {
    const open = [...records.values()].filter(({ whole }) => !whole)
    return [...restored.values(), ...open.map(spareOf)]
  }

  function changed(): void {
    for (const listener of conditionListeners) listener(condition())
    for (const listener of spareListeners) listener(spares())
  }
}

function spareOf({ head, entries, kept }: MatchRecord): Spare {
  return { head, kept, entries: entries.slice(Math.max(0, kept)) }
}
