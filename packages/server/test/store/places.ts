import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { memoryStore, openStore, type Store } from '../../src/store/index.ts'
import type { postgres } from '../../testing/index.ts'

/** Where a store can be. */
export interface Place {
  name: string
  /** An empty store; `again` is another door to the same, as another node has it. */
  open(): Promise<{ store: Store; again(): Promise<Store> }>
  close(): Promise<void>
}

export function inMemory(): Place {
  return {
    name: 'memory',
    open: async () => {
      const store = memoryStore()
      return { store, again: async () => store }
    },
    close: async () => {},
  }
}

export function onSqlite(): Place {
  const folder = mkdtempSync(join(tmpdir(), 'redoubt-store-'))
  let files = 0
  const opened: Store[] = []
  return {
    name: 'SQLite',
    open: () => doors(() => join(folder, `${++files}.db`), opened),
    close: async () => {
      for (const store of opened) await store.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

export type Server = Awaited<ReturnType<typeof postgres>>

export function onPostgres(server: () => Server): Place {
  const opened: Store[] = []
  return {
    name: 'PostgreSQL',
    open: async () => doors(await server().database(), opened),
    close: async () => {
      for (const store of opened) await store.close()
    },
  }
}

async function doors(where: string | (() => string), opened: Store[]) {
  const place = typeof where === 'string' ? where : where()
  const door = async () => {
    const store = await openStore(place)
    opened.push(store)
    return store
  }
  return { store: await door(), again: door }
}
