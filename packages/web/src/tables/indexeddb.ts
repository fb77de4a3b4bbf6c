import type { Entry } from '@redoubt/host'
import { connection } from './connection.ts'
import { inTime } from './intime.ts'
import type { Store } from './store.ts'
import { type KeptMatch, SHELVES } from './tables.ts'
import { Deleted, Gap, StoreTrouble } from './trouble.ts'

const NAME = 'redoubt'
const VERSION = 1
/** Milliseconds for one question or one write. */
const TIME = 5000

/** Matches in the browser's own database. */
export function indexedStore(): Store {
  const base = connection(NAME, VERSION, db => {
    db.createObjectStore('matches', { keyPath: 'id' })
    db.createObjectStore('entries', { keyPath: ['match', 'seq'] })
    for (const shelf of SHELVES) db.createObjectStore(shelf, { keyPath: 'key' })
  })

  return {
    heads: () => ask<KeptMatch[]>('matches', rows => rows.getAll()),
    head: id => ask<KeptMatch | undefined>('matches', rows => rows.get(id)),
    entries: async id => {
      const rows = await ask<Array<{ entry: Entry }>>('entries', all => all.getAll(range(id)))
      return rows.map(row => row.entry)
    },
    write: (head, entries, from) =>
      commit(['matches', 'entries'], (t, fail) => {
        const rows = t.objectStore('entries')
        const put = () => {
          t.objectStore('matches').put(head)
          // `add`, not `put`: another tab that wrote the same number must be noticed, not overwritten.
          for (const entry of entries) rows.add({ match: head.id, seq: entry.seq, entry })
        }
        if (from < 0) {
          rows.delete(tombstone(head.id))
          return put()
        }
        const removed = rows.getKey(tombstone(head.id))
        removed.onsuccess = () => {
          if (removed.result !== undefined) return fail(new Deleted())
          if (from === 0) return put()
          const before = rows.getKey([head.id, from - 1])
          before.onsuccess = () => (before.result === undefined ? fail(new Gap()) : put())
        }
      }),
    remove: id =>
      commit(['matches', 'entries'], t => {
        t.objectStore('matches').delete(id)
        t.objectStore('entries').delete(range(id))
        const [match, seq] = tombstone(id)
        t.objectStore('entries').put({ match, seq })
      }),
    put: (shelf, key, value) => commit([shelf], t => t.objectStore(shelf).put({ key, value })),
    all: shelf => ask(shelf, rows => rows.getAll()),
    drop: (shelf, key) => commit([shelf], t => t.objectStore(shelf).delete(key)),
  }

  function ask<T>(name: string, question: (rows: IDBObjectStore) => IDBRequest<T>): Promise<T> {
    return withTransaction(
      db => db.transaction(name),
      t =>
        new Promise((resolve, reject) => {
          const request = question(t.objectStore(name))
          request.onsuccess = () => resolve(request.result)
          t.onabort = () => reject(request.error ?? t.error ?? refused())
        }),
    )
  }

  function commit(names: string[], work: (t: IDBTransaction, fail: (reason: Error) => void) => void): Promise<void> {
    return withTransaction(
      // Strict: it is on the disk before anybody is told. A power cut must not take back what was shown.
      db => db.transaction(names, 'readwrite', { durability: 'strict' }),
      t =>
        new Promise((resolve, reject) => {
          let reason: Error | null = null
          t.oncomplete = () => resolve()
          t.onabort = () => reject(reason ?? t.error ?? refused())
          work(t, error => {
            reason = error
            t.abort()
          })
        }),
    )
  }

  async function withTransaction<T>(
    begin: (db: IDBDatabase) => IDBTransaction,
    work: (t: IDBTransaction) => Promise<T>,
  ): Promise<T> {
    const t = await begun(begin)
    return inTime(work(t), TIME, () => {
      try {
        t.abort() // what nobody waits for must not be written later
      } catch {
        // It is being written at this moment; whoever tries again looks first.
      }
      base.drop()
      return new StoreTrouble('silent', 'The database of the browser does not answer.')
    })
  }

  /** A connection that the browser has closed without a word is found out here. */
  async function begun(begin: (db: IDBDatabase) => IDBTransaction): Promise<IDBTransaction> {
    try {
      return begin(await base.use())
    } catch (error) {
      if ((error as Error).name !== 'InvalidStateError') throw error
      base.drop()
      return begin(await base.use())
    }
  }
}

const refused = () => new StoreTrouble('refused', 'The browser gave it up without a reason.')
/** Before the first entry of a match: it was removed, and stays so whatever another tab still has of it. */
const tombstone = (id: string): [string, number] => [id, -1]
const range = (id: string) => IDBKeyRange.bound([id, 0], [id, Number.MAX_SAFE_INTEGER])
