/** The same game on boardgame.io's server, with the storage it has by default: in memory. */
import { once } from 'node:events'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { conquest } from '@redoubt/conquest'
import { type AnyGame, type State, seenDecision } from '@redoubt/kernel'
import type { Game } from 'boardgame.io'
import { processor } from './processor.ts'
import { answering } from './talk.ts'

// As it is installed: bundled, it takes the wrong one of two versions of its sockets.
const require = createRequire(import.meta.url)
const { ActivePlayers, INVALID_MOVE } = require('boardgame.io/core') as typeof import('boardgame.io/core')
const { Server } = require('boardgame.io/server') as typeof import('boardgame.io/server')

const rules: AnyGame = conquest
const seatOf = (player: string | null | undefined) => (player === '0' ? 'a' : player === '1' ? 'b' : 'spectator')
let made = 0

/** Its tool for changes, immer, leaves what is of a class alone: no proxies around our state cost it time. */
class Position {
  readonly now: State
  constructor(now: State) {
    this.now = now
  }
}

const game: Game<{ position: Position }> = {
  name: 'conquest',
  minPlayers: 2,
  maxPlayers: 2,
  disableUndo: true, // costs it time and the comparison does not need it
  setup: () => ({ position: new Position(rules.create({}, `rival ${made++}`)) }),
  turn: { activePlayers: ActivePlayers.ALL },
  moves: {
    choose: ({ G, playerID }, key: string) => {
      const { now } = G.position
      if (now.decision?.seat !== seatOf(playerID)) return INVALID_MOVE
      const next: State = rules.copy(now)
      rules.choose(next, key)
      return { position: new Position(next) }
    },
  },
  playerView: ({ G, playerID }) => {
    const viewer = seatOf(playerID)
    const { now } = G.position
    return { view: rules.view(now, viewer), decision: seenDecision(now, viewer), outcome: now.outcome } as never
  },
}

const server = Server({ games: [game as Game], origins: ['*'] })
// Its lobby on a port of its own: beside its sockets it answers nothing with the koa of today.
const lobbyConfig = { apiPort: await freePort() }
// Its own log of every request would cost it time.
const running = await server.run({ port: 0, callback: () => {}, lobbyConfig } as never)
const address = `http://127.0.0.1:${(running.appServer.address() as { port: number }).port}`
const used = processor()
answering({
  since: async () => used(),
  address: async () => ({ sockets: address, lobby: `http://127.0.0.1:${lobbyConfig.apiPort}` }),
  stop: async () => void setTimeout(() => process.exit(0), 10),
})

async function freePort(): Promise<number> {
  const probe = createServer().listen(0)
  await once(probe, 'listening')
  const { port } = probe.address() as { port: number }
  probe.close()
  await once(probe, 'close')
  return port
}
