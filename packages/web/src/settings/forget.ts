import { getMe } from '../online/guest/me.ts'
import { localTables } from '../tables/local.ts'
import { SHELVES } from '../tables/tables.ts'

/** Games, decks, settings, the kept app itself: nothing of Redoubt is left in this browser. */
export async function forgetEverything(): Promise<void> {
  const tables = localTables()
  for (const { id } of await tables.list()) await tables.remove(id)
  for (const shelf of SHELVES) for (const { key } of await tables.kept(shelf)) await tables.forget(shelf, key)
  // The server forgets this browser too; where there is none, there is nothing to forget.
  if (getMe().name !== null)
    await fetch(new URL('api/guest/sign-out', location.href), { method: 'POST' }).catch(() => {})
  for (const key of Object.keys(localStorage)) if (key.startsWith('redoubt.')) localStorage.removeItem(key)
  for (const name of (await globalThis.caches?.keys()) ?? []) if (name.startsWith('redoubt-')) await caches.delete(name)
  for (const registration of (await navigator.serviceWorker?.getRegistrations()) ?? []) await registration.unregister()
  location.hash = ''
  location.reload()
}
