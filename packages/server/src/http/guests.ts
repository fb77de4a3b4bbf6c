import { GUEST_ROUTES, type Guest, PACK_PATH, Refused, UPLOAD_ROUTE } from '@redoubt/protocol'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hashed, type Service, type SignedIn } from '../service/index.ts'
import { type Player, StoreAway, StoreFull } from '../store/index.ts'
import { clearToken, setToken, tokenIn } from './cookies.ts'
import type { Limits } from './limits.ts'
import { isOwnOrigin } from './origin.ts'

interface GuestSettings {
  service: Service
  limits: Limits
  origin?: string
  failed(error: unknown): void
}

/** Bytes of an upload. */
const MOST_UPLOADED = 2 * 1024 * 1024

/** Names, devices, codes and uploads: what needs a cookie or is too large for a message. */
export function guestRoutes(server: FastifyInstance, { service, limits, origin, failed }: GuestSettings): void {
  const { guests, uploads } = service
  const { me, create, rename, recovery, recover, pairing, pair, signOutDevice, signOut } = GUEST_ROUTES

  route(me, async request => described(await signedIn(request)))
  route(create, async (request, reply) => {
    const { name, language } = read(create.body, request)
    const known = await whoIs(request)
    if (known) {
      const player = await guests.change(known.player, { name, ...(language ? { language } : {}) })
      return described({ ...known, player })
    }
    slow(limits.guests.take(request.ip))
    return welcome(request, reply, await guests.create(name, language))
  })
  route(rename, async request => {
    const { player, token } = await signedIn(request)
    const { name, language } = read(rename.body, request)
    const changes = { ...(name ? { name } : {}), ...(language ? { language } : {}) }
    return described({ player: await guests.change(player, changes), token })
  })
  route(recovery, async request => ({ code: await guests.recovery((await signedIn(request)).player) }))
  route(recover, async (request, reply) => {
    slow(limits.codes.take(request.ip))
    return welcome(request, reply, await guests.recover(read(recover.body, request).code))
  })
  route(pairing, async request => guests.pairing((await signedIn(request)).player))
  route(pair, async (request, reply) => {
    slow(limits.codes.take(request.ip))
    return welcome(request, reply, await guests.pair(read(pair.body, request).code))
  })
  route(signOutDevice, async request => {
    const { player, token } = await signedIn(request)
    service.signedOut(await guests.signOut(player, read(signOutDevice.body, request).device))
    return described({ player, token })
  })
  route(signOut, async (request, reply) => {
    const { token } = await signedIn(request)
    await guests.signOutToken(token)
    service.signedOut(hashed(token))
    clearToken(reply, isSecure(request))
    return {}
  })
  route(
    UPLOAD_ROUTE,
    async request => {
      const { player } = await signedIn(request)
      const kind = UPLOAD_ROUTE.kinds.find(one => one === (request.query as { kind?: string }).kind)
      if (!kind) throw new Refused('bad-request', { field: 'kind' })
      slow(limits.uploads.take(player.id) || limits.uploads.take(request.ip))
      return { upload: await uploads.add(kind, request.body) }
    },
    MOST_UPLOADED,
  )
  server.get<{ Params: { id: string } }>(`${PACK_PATH}:id`, async (request, reply) =>
    answer(reply, async () => {
      const pack = await uploads.pack(request.params.id)
      reply.header('cache-control', 'public, max-age=31536000, immutable')
      return pack
    }),
  )

  function route(
    { method, path }: { method: 'GET' | 'POST' | 'PATCH'; path: string },
    handle: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>,
    bodyLimit = 4096,
  ): void {
    server.route({
      ...{ method, url: path, bodyLimit },
      handler: (request, reply) =>
        answer(reply, () => {
          if (!isOwnOrigin(request.headers, origin)) throw new Refused('not-allowed')
          reply.header('cache-control', 'no-store')
          return handle(request, reply)
        }),
    })
  }

  async function answer(reply: FastifyReply, work: () => Promise<unknown>): Promise<FastifyReply> {
    try {
      return reply.send(await work())
    } catch (error) {
      const refused = refusalFor(error)
      return reply.code(STATUS[refused.code] ?? 400).send({ ok: false, code: refused.code, ...refused.more })
    }
  }

  function refusalFor(error: unknown): Refused {
    if (error instanceof Refused) return error
    if (error instanceof StoreAway || error instanceof StoreFull) return new Refused('storage-away', { after: 2000 })
    failed(error)
    return new Refused('server-failure')
  }

  async function whoIs(request: FastifyRequest): Promise<{ player: Player; token: string } | null> {
    const token = tokenIn(request.headers.cookie)
    const player = token === null ? null : await guests.of(token)
    return player && { player, token: token! }
  }

  async function signedIn(request: FastifyRequest): Promise<{ player: Player; token: string }> {
    const known = await whoIs(request)
    if (!known) throw new Refused('no-guest')
    return known
  }

  function described({ player, token }: SignedIn): Promise<Guest> {
    return guests.describe(player, token)
  }

  function welcome(request: FastifyRequest, reply: FastifyReply, signed: SignedIn): Promise<Guest> {
    setToken(reply, signed.token, isSecure(request))
    return described(signed)
  }

  function isSecure(request: FastifyRequest): boolean {
    return request.protocol === 'https' || origin?.startsWith('https:') === true
  }
}

const STATUS: Readonly<Record<string, number>> = {
  'no-guest': 404,
  'unknown-guest': 404,
  'unknown-upload': 404,
  'not-allowed': 403,
  'too-fast': 429,
  'storage-away': 503,
  'server-failure': 500,
}

function slow(after: number): void {
  if (after > 0) throw new Refused('too-fast', { after })
}

interface Schema<T> {
  safeParse(
    value: unknown,
  ): { success: true; data: T } | { success: false; error: { issues: { path: PropertyKey[] }[] } }
}

function read<T>(schema: Schema<T>, { body }: FastifyRequest): T {
  const parsed = schema.safeParse(body)
  if (parsed.success) return parsed.data
  const field = parsed.error.issues[0]?.path.join('.') ?? ''
  throw new Refused(field === 'name' ? 'bad-name' : field === 'code' ? 'bad-code' : 'bad-request', { field })
}
