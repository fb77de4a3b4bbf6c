import '../app/noeval.ts'
import { openDesk } from './desk.ts'
import { botOf, gameOf, knowsLevel } from './games.ts'
import { indexedStore } from './indexeddb.ts'
import { webLocks } from './locks.ts'
import { beat } from './pulse.ts'
import { type Port, serve, type ToClient, type ToServer } from './rpc.ts'

const page = globalThis as unknown as Port<ToServer, ToClient>
serve(page, openDesk({ store: indexedStore(), game: gameOf, bot: botOf, knows: knowsLevel, locks: webLocks }))
beat(page)
