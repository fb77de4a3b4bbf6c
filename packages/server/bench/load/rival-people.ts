/** The people of `people.ts` at tables of boardgame.io. */
import { fastRandom, pickOne } from '@redoubt/kernel'
import { io, type Socket } from 'socket.io-client'
import { processor } from './processor.ts'
import { answering } from './talk.ts'

interface Seen {
  decision: { seat: string; options: { key: string }[] | null } | null
  outcome: unknown
}
interface Address {
  lobby: string
  sockets: string
}

interface Table {
  match: string
  sockets: Socket[]
  credentials: string[]
  seen: { stateID: number; G: Seen }[]
  sent: { at: number; by: number; stateID: number } | null
  random: { random: ReturnType<typeof fastRandom> }
  due(): void
}

const tables: Table[] = []
let delays: number[] = []
let decided = 0
let everDecided = 0

const used = processor()
answering({
  since: async () => {
    const told = { ...used(), decided: everDecided }
    everDecided = 0
    return told
  },
  sit: async ({ address, count }: { address: Address; count: number }) => {
    let next = 0
    const work = async () => {
      while (next++ < count) tables.push(await newTable(address))
    }
    await Promise.all(Array.from({ length: 20 }, work))
  },
  rush: async ({ seconds }: { seconds: number }) => {
    let on = true
    for (const table of tables) {
      table.due = () => on && setImmediate(() => on && decide(table))
      decide(table)
    }
    await wait(1500)
    delays = []
    decided = 0
    await wait(seconds * 1000)
    delays.sort((a, b) => a - b)
    const at = (part: number) => delays[Math.floor(part * (delays.length - 1))] ?? 0
    const told = { rate: decided / seconds, p50: at(0.5), p99: at(0.99) }
    on = false
    return told
  },
})

function decide(table: Table): void {
  if (table.sent) return
  const [a, b] = table.seen
  if (a?.stateID !== b?.stateID) return // one of them has not seen the last one yet
  for (const [n, { stateID, G }] of table.seen.entries()) {
    const { decision } = G
    if (!decision?.options || decision.seat !== 'ab'[n]) continue
    table.sent = { at: performance.now(), by: n, stateID: stateID + 1 }
    const player = String(n)
    const { key } = pickOne(table.random, decision.options)
    const move = { type: 'choose', args: [key], playerID: player, credentials: table.credentials[n] }
    table.sockets[n]!.emit('update', { type: 'MAKE_MOVE', payload: move }, stateID, table.match, player)
    return
  }
}

async function newTable({ lobby, sockets }: Address): Promise<Table> {
  const post = async (path: string, body: object) =>
    (
      await fetch(`${lobby}/games/conquest/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
    ).json()
  const { matchID: match } = (await post('create', { numPlayers: 2 })) as { matchID: string }
  const table: Table = {
    ...{ match, sockets: [], credentials: [], seen: [], sent: null, due: () => {} },
    random: { random: fastRandom(match) },
  }
  for (const player of ['0', '1']) {
    const joined = (await post(`${match}/join`, { playerID: player, playerName: 'Ola' })) as {
      playerCredentials: string
    }
    const n = Number(player)
    table.credentials[n] = joined.playerCredentials
    const socket = io(`${sockets}/conquest`, { transports: ['websocket'], forceNew: true })
    table.sockets[n] = socket
    await new Promise<void>(resolve => {
      const take = (state: { _stateID: number; G: Seen }) => {
        table.seen[n] = { stateID: state._stateID, G: state.G }
        resolve()
        const { sent } = table
        if (sent && sent.by !== n && state._stateID >= sent.stateID) {
          delays.push(performance.now() - sent.at)
          decided++
          everDecided++
          table.sent = null
        }
        if (!table.sent) table.due()
      }
      socket.on('sync', (_match: string, info: { state: Parameters<typeof take>[0] }) => take(info.state))
      socket.on('update', (_match: string, state: Parameters<typeof take>[0]) => take(state))
      socket.on('connect', () => socket.emit('sync', match, player, table.credentials[n], 2))
    })
  }
  return table
}

const wait = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))
