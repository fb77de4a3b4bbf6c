import Fastify, { type FastifyInstance } from 'fastify'
import { games as allGames, type GameCard } from './games.ts'
import { frontPage } from './page.ts'

/** The whole server, not yet listening. */
export function app(games: readonly GameCard[] = allGames): FastifyInstance {
  const server = Fastify({ forceCloseConnections: true })
  const page = frontPage(games)

  server.addHook('onSend', async (_request, reply) => {
    reply.headers({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' })
  })
  server.get('/', async (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; img-src data:")
      .send(page),
  )
  server.get('/healthz', async () => ({ ok: true }))
  return server
}
