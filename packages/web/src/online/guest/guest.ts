import {
  GUEST_ROUTES,
  type Guest,
  guest,
  pairingAnswer,
  Refused,
  recoveryAnswer,
  refusal,
  UPLOAD_ROUTE,
  uploadAnswer,
} from '@redoubt/protocol'
import type { z } from 'zod'
import { server } from '../server/server.ts'
import { attend } from './attention.ts'
import { setMe } from './me.ts'

type Route = { readonly method: string; readonly path: string }

/** Who this browser is at the server. The token is in a cookie that no script sees. */
export async function whoAmI(): Promise<Guest | null> {
  try {
    return await ask(GUEST_ROUTES.me, guest)
  } catch (error) {
    if (error instanceof Refused && error.code === 'no-guest') return null
    throw error
  }
}

/** A name, and this browser is somebody; the socket is made anew so that the server knows it too. */
export const becomeGuest = async (name: string, language: string): Promise<Guest> =>
  renewed(await ask(GUEST_ROUTES.create, guest, { name, language }))
export const newRecoveryCode = async (): Promise<string> => (await ask(GUEST_ROUTES.recovery, recoveryAnswer)).code
export const recover = async (code: string): Promise<Guest> => renewed(await ask(GUEST_ROUTES.recover, guest, { code }))
export const newPairingCode = () => ask(GUEST_ROUTES.pairing, pairingAnswer)
export const pair = async (code: string): Promise<Guest> => renewed(await ask(GUEST_ROUTES.pair, guest, { code }))
export const signOutDevice = (device: string): Promise<Guest> => ask(GUEST_ROUTES.signOutDevice, guest, { device })
export async function signOut(): Promise<void> {
  await ask(GUEST_ROUTES.signOut, null)
  setMe({ name: null, tables: [] })
  server().renew()
}

/** Hands a save or a pack in, to be named when a table is opened. */
export async function upload(kind: (typeof UPLOAD_ROUTE.kinds)[number], value: unknown): Promise<string> {
  const path = `${UPLOAD_ROUTE.path}?kind=${kind}`
  return (await ask({ method: UPLOAD_ROUTE.method, path }, uploadAnswer, value)).upload
}

function renewed(me: Guest): Guest {
  setMe({ name: me.name })
  attend()
  server().renew()
  return me
}

/** Rejected with `Refused`: the server's word, or `offline` if there is none. */
async function ask<T>(route: Route, shape: z.ZodType<T> | null, body?: unknown): Promise<T> {
  let answer: Response
  try {
    answer = await fetch(new URL(route.path.slice(1), location.href), {
      method: route.method,
      credentials: 'same-origin',
      ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    })
  } catch {
    throw new Refused('offline')
  }
  const said: unknown = await answer.json().catch(() => null)
  if (!answer.ok) throw refusedIn(said)
  return shape ? shape.parse(said) : (undefined as T)
}

function refusedIn(said: unknown): Refused {
  const { code = 'server-failure', said: why } = refusal.partial().safeParse(said).data ?? {}
  return new Refused(code, why ? { said: why } : {})
}
