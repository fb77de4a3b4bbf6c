import { existsSync } from 'node:fs'
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { join } from 'node:path'
import statics from '@fastify/static'
import Fastify, { type FastifyInstance } from 'fastify'
import { SECURITY } from './security.ts'

/** Is there a built browser app in this folder? */
export const isBuilt = (site: string): boolean => existsSync(join(site, 'index.html'))

/** The whole server, not yet listening. `site` is the folder of the built browser app. */
export function app(site: string): FastifyInstance {
  const server = Fastify({
    forceCloseConnections: true,
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
  server.get('/readyz', async (_request, reply) =>
    isBuilt(site) ? { ok: true } : reply.code(503).send({ ok: false, error: 'The browser app is not built.' }),
  )
  return server
}

function refuseSocket({ code }: { code?: string }, socket: Socket): void {
  if (code === 'ECONNRESET' || !socket.writable) return
  const status = code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : code === 'HPE_HEADER_OVERFLOW' ? 431 : 400
  const headers = Object.entries({ ...SECURITY, 'content-length': '0', connection: 'close' })
  const lines = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...headers.map(([name, value]) => `${name}: ${value}`)]
  socket.end(`${lines.join('\r\n')}\r\n\r\n`)
}
