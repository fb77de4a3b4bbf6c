import './noeval.ts'
import { botOf, gameOf, knowsLevel, prepareGame } from './games.ts'
import { hostTables } from './hosttables.ts'
import { indexedStore } from './indexeddb.ts'
import { webLocks } from './locks.ts'
import { beat } from './pulse.ts'
import { type Port, serve, type ToClient, type ToServer } from './rpc.ts'

const page: Port<ToServer, ToClient> = self
serve(
  page,
  hostTables({
    ...{ store: indexedStore(), locks: webLocks },
    ...{ game: gameOf, bot: botOf, knows: knowsLevel, prepare: prepareGame },
  }),
)
beat(page)
