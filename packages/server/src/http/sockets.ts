import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { type Farewell, SOCKET_PATH } from '@redoubt/protocol'
import type { FastifyInstance } from 'fastify'
import { type WebSocket, WebSocketServer } from 'ws'
import { hashed, type Service, type Who } from '../service/index.ts'
import { tokenIn } from './cookies.ts'
import { type Limits, MOST_BROKEN, MOST_BYTES, MOST_CONNECTIONS, MOST_HASTY, MOST_WAITING } from './limits.ts'
import { isOwnOrigin } from './origin.ts'

interface SocketSettings {
  service: Service
  limits: Limits
  /** The public address, if it is known. */
  origin?: string
  /** Whose request is it, behind proxies that are trusted? */
  address(request: IncomingMessage): string
  failed(error: unknown): void
  /** Tells everybody to go elsewhere. */
  leave?(): Promise<void>
}

/** Milliseconds between two knocks; whoever does not answer in between is gone. Not all in the same instant: some in each part of that time. */
const KNOCK = 20_000
const PARTS = 40
/** Milliseconds that people have to leave once they were asked to. */
const LEAVING = 2000

/** Carries messages between sockets and the service, within limits. */
export function sockets(server: FastifyInstance, settings: SocketSettings): void {
  const { service, limits, origin, address, failed, leave } = settings
  const ends = new WebSocketServer({ noServer: true, maxPayload: MOST_BYTES, perMessageDeflate: false })
  const alive = new WeakSet<WebSocket>()
  const counts = new Map<string, number>()
  const parts = Array.from({ length: PARTS }, () => new Set<WebSocket>())
  let part = 0
  let count = 0
  let isClosing = false

  server.server.on('upgrade', (request, socket, head) => {
    socket.on('error', () => {}) // it may go at any moment
    upgrade(request, socket, head).catch(error => {
      failed(error)
      refuse(socket, '503 Service Unavailable')
    })
  })
  const knocking = setInterval(knock, KNOCK / PARTS)
  knocking.unref()
  server.addHook('preClose', async () => {
    isClosing = true
    clearInterval(knocking)
    if (leave) {
      await leave()
      await gone()
    }
    for (const end of ends.clients) end.terminate()
    ends.close()
  })

  async function upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const from = address(request)
    if (request.url?.split('?')[0] !== SOCKET_PATH) return refuse(socket, '404 Not Found')
    if (!isOwnOrigin(request.headers, origin)) return refuse(socket, '403 Forbidden')
    if (limits.connecting.take(from) > 0 || isFull(`address ${from}`, MOST_CONNECTIONS.address))
      return refuse(socket, '429 Too Many Requests')
    if (isClosing || ends.clients.size >= MOST_CONNECTIONS.all) return refuse(socket, '503 Service Unavailable')
    const who = await whoIs(request, from)
    if (!who) return refuse(socket, '401 Unauthorized')
    if (who.player && isFull(`guest ${who.player.id}`, MOST_CONNECTIONS.guest))
      return refuse(socket, '429 Too Many Requests')
    if (socket.destroyed) return
    if (isClosing) return refuse(socket, '503 Service Unavailable')
    ends.handleUpgrade(request, socket, head, end => converse(end, socket, who))
  }

  /** A seat token must be right; a cookie that is not makes a stranger. */
  async function whoIs({ headers }: IncomingMessage, from: string): Promise<Who | null> {
    const bearer = /^Bearer ([\w-]{16,80})$/.exec(headers.authorization ?? '')?.[1]
    if (headers.authorization !== undefined) {
      const seat = bearer === undefined ? null : await service.seatOf(hashed(bearer))
      return seat && { player: null, seat, device: null, address: from }
    }
    const token = tokenIn(headers.cookie)
    const player = token === null ? null : await service.guests.of(token)
    return { player, seat: null, device: player && hashed(token!), address: from }
  }

  function converse(end: WebSocket, socket: Duplex, who: Who): void {
    const names = [`address ${who.address}`, ...(who.player ? [`guest ${who.player.id}`] : [])]
    const mine = parts[count % PARTS]!
    const connection = String(count++)
    let broken = 0
    let hasty = 0
    let isCorked = false
    alive.add(end)
    mine.add(end)
    for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
    const talk = service.connect(who, {
      send: text => {
        if (end.readyState !== end.OPEN) return
        if (end.bufferedAmount > MOST_WAITING) return end.terminate()
        gather()
        end.send(text)
      },
      close: why => end.close(why === 'going-down' ? 1012 : 1008, why),
    })
    end.on('message', (data, isBinary) => {
      const text = isBinary ? '' : String(data)
      const after = tooFast(connection, who, text.length)
      if (after > 0) {
        if (++hasty > MOST_HASTY) bye('too-many')
        else end.send(JSON.stringify({ id: idIn(text), ok: false, code: 'too-fast', after }))
      } else if (!talk.hear(text) && ++broken > MOST_BROKEN) bye('bad-messages')
    })
    end.on('pong', () => alive.add(end))
    end.on('error', () => {}) // too big, not UTF-8, gone: it closes by itself
    end.on('close', () => {
      talk.gone()
      mine.delete(end)
      for (const name of names) {
        const left = counts.get(name)! - 1
        if (left > 0) counts.set(name, left)
        else counts.delete(name)
      }
    })
    /** What is said in one breath (what has changed, the answer, whose turn it is) leaves in one piece. */
    function gather(): void {
      if (isCorked) return
      isCorked = true
      socket.cork()
      process.nextTick(() => {
        isCorked = false
        socket.uncork()
      })
    }
    function bye(why: Farewell): void {
      end.send(JSON.stringify({ on: 'bye', why }))
      end.close(1008, why)
    }
  }

  function tooFast(connection: string, { player, address: from }: Who, size: number): number {
    const { messages, bytes } = limits
    return (
      messages.connection.take(connection) ||
      bytes.take(connection, size) ||
      messages.address.take(from) ||
      (player ? messages.guest.take(player.id) : 0)
    )
  }

  /** Until all have left, or long enough. */
  async function gone(): Promise<void> {
    for (const end = Date.now() + LEAVING; ends.clients.size > 0 && Date.now() < end; )
      await new Promise(resolve => setTimeout(resolve, 10))
  }

  function isFull(name: string, most: number): boolean {
    return (counts.get(name) ?? 0) >= most
  }

  function knock(): void {
    part = (part + 1) % PARTS
    for (const end of parts[part]!)
      if (alive.delete(end)) end.ping()
      else end.terminate()
  }
}

/** Whoever is too fast wants to know which of its questions was refused; the rest of it is not read. */
function idIn(text: string): number | null {
  const found = /"id":\s*(\d{1,15})/.exec(text.slice(0, 200))?.[1] ?? /"id":\s*(\d{1,15})/.exec(text.slice(-200))?.[1]
  return found === undefined ? null : Number(found)
}

function refuse(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`)
}
