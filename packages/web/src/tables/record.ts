import type { Entry } from '@redoubt/host'
import { type Patience, retry } from './retry.ts'
import type { Store } from './store.ts'
import type { KeptMatch } from './tables.ts'
import { Deleted, StoreTrouble, type Trouble, troubleOf } from './trouble.ts'

/** All of one match in memory, on its way into the store for as long as it takes. */
export interface MatchRecord {
  readonly head: KeptMatch
  readonly entries: readonly Entry[]
  /** How many entries are known to be in the store; -1 if not even the head is. */
  readonly kept: number
  /** All of it is kept. */
  readonly whole: boolean
  /** Why not all of it is kept; null also while a first try is under way. */
  readonly trouble: Trouble | null
  /** What has happened, and what the head says then. Fulfilled when it is kept, or the store has failed to. */
  enter(entry: Entry, head: Partial<KeptMatch>): Promise<void>
  change(head: Partial<KeptMatch>): void
  /** Fulfilled when all that happened so far is kept, or the store has failed to. */
  settled(): Promise<void>
  /** Fulfilled when all of it is kept, however long that takes; never, if it is dropped before. */
  safe(): Promise<void>
  /** Tries again now. */
  hurry(): void
  /** Nobody wants it kept any more. Fulfilled when nothing of it is being written. */
  drop(): Promise<void>
}

interface RecordSettings {
  store: Store
  head: KeptMatch
  entries: readonly Entry[]
  kept: number
  patience: Patience
  /** Told when something becomes unkept, or kept again. */
  changed(): void
  /** Told when the match turns out to have been deleted elsewhere: nothing of it is written any more. */
  deleted?(): void
}

export function matchRecord({ store, patience, changed, deleted, ...given }: RecordSettings): MatchRecord {
  let { head, kept } = given
  const entries = [...given.entries]
  /** Grows with every change; what is asked to be kept is known by its number. */
  let version = kept === entries.length ? 0 : 1
  let done = 0
  let trouble: Trouble | null = null
  let writing: Promise<void> | null = null
  let dropped = false
  let waiting: Array<{ version: number; resolve(): void }> = []
  const hoping: Array<() => void> = []
  const again = retry(write, patience)
  if (version > done) write()

  return {
    get head() {
      return head
    },
    get entries() {
      return entries
    },
    get kept() {
      return kept
    },
    get whole() {
      return version === done
    },
    get trouble() {
      return trouble
    },
    enter: (entry, more) => {
      entries.push(entry)
      change(more)
      return settled()
    },
    change,
    settled,
    safe: () => (version === done ? Promise.resolve() : new Promise(resolve => hoping.push(resolve))),
    hurry: write,
    drop: async () => {
      dropped = true
      again.rest()
      await writing
    },
  }

  function settled(): Promise<void> {
    if (trouble || version === done) return Promise.resolve()
    return new Promise(resolve => waiting.push({ version, resolve }))
  }

  function change(more: Partial<KeptMatch>): void {
    head = { ...head, ...more }
    version++
    if (trouble) changed() // one more that is not kept
    write()
  }

  function write(): void {
    if (writing || dropped || version === done) return
    writing = attempt().then(failedAt => {
      writing = null
      // Something may have happened in the very moment in which the last of it was kept.
      if (version > (failedAt ?? done)) write() // does nothing once it is dropped
    })
  }

  /** Null if all is kept now, else the version that was tried in vain. */
  async function attempt(): Promise<number | null> {
    let tried = version
    try {
      if (trouble) await compare()
      while (done < version && !dropped) {
        tried = version
        const size = entries.length
        await put()
        kept = size
        done = tried
        settle(null)
      }
      return null
    } catch (error) {
      if (error instanceof Deleted) {
        dropped = true
        for (const one of waiting.splice(0)) one.resolve()
        deleted?.()
        return null
      }
      settle(troubleOf(error))
      if (!dropped) again.later()
      return tried
    }
  }

  async function put(): Promise<void> {
    const all = () => store.write(head, entries.slice(Math.max(0, kept)), kept)
    try {
      await all()
    } catch (error) {
      // A hiccup, such as a database that is being cleared at this moment, is not worth a word. Silence has taken its time.
      if (trouble || error instanceof Deleted || troubleOf(error) === 'silent') throw error
      await compare()
      await all()
    }
  }

  /** What a failed write has left behind: some of this record, all of it, or what another tab has done meanwhile. */
  async function compare(): Promise<void> {
    const stored = await store.entries(head.id)
    const same = stored.every((entry, n) => JSON.stringify(entry) === JSON.stringify(entries[n]))
    if (!same) throw new StoreTrouble('elsewhere', 'The match has been played on in another place.')
    if (kept >= 0 || stored.length > 0) kept = stored.length
  }

  function settle(now: Trouble | null): void {
    const before = trouble
    trouble = now
    // Whoever is told of what happened is told first that it is not kept.
    if (now !== before) changed()
    const all = now !== null
    const ready = waiting.filter(one => all || one.version <= done)
    waiting = waiting.filter(one => !ready.includes(one))
    for (const one of ready) one.resolve()
    if (done < version) return
    again.rest()
    for (const resolve of hoping.splice(0)) resolve()
  }
}
