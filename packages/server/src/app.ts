import statics from '@fastify/static'
import Fastify, { type FastifyInstance } from 'fastify'

/**
 * Everything the page needs comes from here; nothing else may run or be loaded. Inline styles are how React places things.
 */
const POLICY = [
  "default-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "worker-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** The whole server, not yet listening. `site` is the folder of the built browser app. */
export function app(site: string): FastifyInstance {
  const server = Fastify({ forceCloseConnections: true })
  server.addHook('onSend', async (_request, reply) => {
    reply.headers({
      'content-security-policy': POLICY,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    })
  })
  server.register(statics, {
    root: site,
    preCompressed: true,
    setHeaders: (reply, path) => {
      // Files under assets carry their content's hash in the name; everything else may change with the next version.
      reply.header('cache-control', /[\\/]assets[\\/]/.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
  server.get('/healthz', async () => ({ ok: true }))
  return server
}
