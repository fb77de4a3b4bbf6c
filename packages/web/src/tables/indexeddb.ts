import type { Entry } from '@redoubt/host'
import type { KeptMatch, Store } from './store.ts'
import { SHELVES } from './tables.ts'

const NAME = 'redoubt'
const VERSION = 1

/** Matches in the browser's own database. */
export async function indexedStore(): Promise<Store> {
  const db = await open()
  return {
    heads: () => ask<KeptMatch[]>(db.transaction('matches').objectStore('matches').getAll()),
    head: id => ask<KeptMatch | undefined>(db.transaction('matches').objectStore('matches').get(id)),
    entries: async id => {
      const rows = db.transaction('entries').objectStore('entries').getAll(range(id))
      return (await ask<Array<{ entry: Entry }>>(rows)).map(row => row.entry)
    },
    write: (head, entries) =>
      commit(db, ['matches', 'entries'], t => {
        t.objectStore('matches').put(head)
        const rows = t.objectStore('entries')
        // `add`, not `put`: another tab that wrote the same number must be noticed, not overwritten.
        for (const entry of entries) rows.add({ match: head.id, seq: entry.seq, entry })
      }),
    remove: id =>
      commit(db, ['matches', 'entries'], t => {
        t.objectStore('matches').delete(id)
        t.objectStore('entries').delete(range(id))
      }),
    put: (shelf, key, value) => commit(db, [shelf], t => t.objectStore(shelf).put({ key, value })),
    all: shelf => ask(db.transaction(shelf).objectStore(shelf).getAll()),
    drop: (shelf, key) => commit(db, [shelf], t => t.objectStore(shelf).delete(key)),
  }
}

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, VERSION)
  request.onupgradeneeded = () => {
    const db = request.result
    db.createObjectStore('matches', { keyPath: 'id' })
    db.createObjectStore('entries', { keyPath: ['match', 'seq'] })
    for (const shelf of SHELVES) db.createObjectStore(shelf, { keyPath: 'key' })
  }
  return ask(request)
}

const range = (id: string) => IDBKeyRange.bound([id, 0], [id, Number.MAX_SAFE_INTEGER])

function ask<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}

function commit(db: IDBDatabase, stores: string[], work: (t: IDBTransaction) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const t = db.transaction(stores, 'readwrite')
    t.oncomplete = () => resolve()
    t.onabort = () => reject(t.error)
    t.onerror = () => reject(t.error)
    work(t)
  })
}
