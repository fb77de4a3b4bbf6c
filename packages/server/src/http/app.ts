import { existsSync } from 'node:fs'
import { type IncomingMessage, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { join } from 'node:path'
import statics from '@fastify/static'
import { LOBBY_PATH } from '@redoubt/protocol'
import Fastify, { type FastifyInstance } from 'fastify'
import type { Service } from '../service/index.ts'
import { guestRoutes } from './guests.ts'
import { type Limits, limits } from './limits.ts'
import { linkPage } from './link.ts'
import { SECURITY } from './security.ts'
import { sockets } from './sockets.ts'

/** Is there a built browser app in this folder? */
export const isBuilt = (site: string): boolean => existsSync(join(site, 'index.html'))

/** What online play needs besides the service. */
export interface Online {
  service: Service
  /** The address under which people reach it, if it is known: https://redoubt.example. */
  origin?: string
  /** Proxies in front of it say for whom they ask. */
  behindProxy?: boolean
  /** Others than usual, for whoever lets programs play against each other. */
  limits?: Limits
  now?(): number
  failed?(error: unknown, doing?: string): void
  /** Everybody is asked to go elsewhere, before the sockets are closed. */
  leave?(): Promise<void>
  /** An HTTP request was answered: by which route, how, and in how many milliseconds. */
  answered?(route: string, status: number, milliseconds: number): void
  /** For Prometheus: asked for from this machine only, or by anybody. */
  metrics?: { read(): Promise<{ type: string; text: string }>; isOpen: boolean }
}

/** The whole server, not yet listening. `site` is the folder of the built browser app; without `online` it only serves that. */
export function app(site: string, online?: Online): FastifyInstance {
  const server = Fastify({
    forceCloseConnections: true,
    // One proxy: what it was told about who stands behind others may be a lie.
    trustProxy: online?.behindProxy ? (_address, hop) => hop === 0 : false,
    // Two kinds of answers pass no hook: to addresses that are none, and to what is not even HTTP.
    frameworkErrors: ({ statusCode = 400, message }, _request, { raw }) => {
      raw
        .writeHead(statusCode, { ...SECURITY, 'content-type': 'application/json' })
        .end(JSON.stringify({ error: message }))
    },
    clientErrorHandler: refuseSocket,
  })
  server.addHook('onSend', async (_request, reply) => {
    reply.headers(SECURITY)
  })
  server.addHook('onResponse', async (request, reply) => {
    // Never the address itself: codes of tables stand in it.
    online?.answered?.(request.routeOptions.url ?? 'unknown', reply.statusCode, reply.elapsedTime)
  })
  server.addHook('onError', async (request, reply, error) => {
    if (reply.statusCode >= 500) online?.failed?.(error, request.routeOptions.url)
  })
  server.register(statics, {
    root: site,
    preCompressed: true,
    // Notes of the build lie beside the app.
    dotfiles: 'ignore',
    setHeaders: (reply, path) => {
      // Files under assets carry their content's hash in the name; everything else may change with the next version.
      reply.header('cache-control', /[\\/]assets[\\/]/.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
  server.get('/healthz', async () => ({ ok: true }))
  server.get('/readyz', async (_request, reply) => {
    const problem = await notReady(site, online)
    return problem === null ? { ok: true } : reply.code(503).send({ ok: false, error: problem })
  })
  if (online) playOnline(server, site, online)
  if (online?.metrics) metricsPage(server, online.metrics)
  return server
}

function metricsPage(server: FastifyInstance, { read, isOpen }: NonNullable<Online['metrics']>): void {
  server.get('/metrics', async (request, reply) => {
    if (!isOpen && !isLocal(request.raw)) return reply.callNotFound()
    const { type, text } = await read()
    return reply.header('cache-control', 'no-store').type(type).send(text)
  })
}

/** Asked on this machine, and not by a proxy for somebody elsewhere. */
function isLocal({ headers, socket }: IncomingMessage): boolean {
  if ('x-forwarded-for' in headers || 'forwarded' in headers) return false
  return /^(::ffff:)?127\.|^::1$/.test(socket.remoteAddress ?? '')
}

/** Why nobody should be sent here now. */
async function notReady(site: string, online: Online | undefined): Promise<string | null> {
  if (!isBuilt(site)) return 'The browser app is not built.'
  try {
    await online?.service.ready()
    return null
  } catch (error) {
    return `Nothing can be stored: ${(error as Error).message}`
  }
}

function playOnline(server: FastifyInstance, site: string, online: Online): void {
  const { service, now = Date.now, failed = () => {} } = online
  const more = {
    service,
    limits: online.limits ?? limits(now),
    failed,
    ...(online.leave ? { leave: online.leave } : {}),
    ...(online.origin ? { origin: online.origin } : {}),
  }
  const address = (request: IncomingMessage) => addressOf(request, online.behindProxy ?? false)
  guestRoutes(server, more)
  linkPage(server, site, service)
  // For whoever only looks in: a start page needs no socket for it.
  server.get(LOBBY_PATH, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send(await service.lobby()),
  )
  sockets(server, { ...more, address })
}

/** The last proxy is trusted, and says who came to it; what stands before that anybody could have written. */
function addressOf({ headers, socket }: IncomingMessage, behindProxy: boolean): string {
  const told = behindProxy
    ? String(headers['x-forwarded-for'] ?? '')
        .split(',')
        .at(-1)
        ?.trim()
    : ''
  return told || (socket.remoteAddress ?? '')
}

function refuseSocket({ code }: { code?: string }, socket: Socket): void {
  if (code === 'ECONNRESET' || !socket.writable) return
  const status = code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : code === 'HPE_HEADER_OVERFLOW' ? 431 : 400
  const headers = Object.entries({ ...SECURITY, 'content-length': '0', connection: 'close' })
  const lines = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...headers.map(([name, value]) => `${name}: ${value}`)]
  socket.end(`${lines.join('\r\n')}\r\n\r\n`)
}
