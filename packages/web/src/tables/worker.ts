import '../app/noeval.ts'
import { openDesk } from './desk.ts'
import { botOf, gameOf } from './games.ts'
import { indexedStore } from './indexeddb.ts'
import { webLocks } from './locks.ts'
import { type Port, serve, type ToClient, type ToServer } from './rpc.ts'
import { memoryStore } from './store.ts'

/** A browser that keeps nothing (private windows) still plays; the screen says so. */
const store = indexedStore().catch(() => memoryStore())

serve(
  globalThis as unknown as Port<ToServer, ToClient>,
  store.then(kept => openDesk({ store: kept, game: gameOf, bot: botOf, locks: webLocks })),
)
