import { z } from 'zod'
import { PAIRING_CODE, RECOVERY_CODE } from './code.ts'
import { id, language, name, time } from './words.ts'

/**
 * Guests over HTTP, because a socket sets no cookie. Bodies and answers are JSON; a refusal is `{ok: false, code}` with a status of
 * 4xx. The cookie holds this device's token and is invisible to scripts.
 */
export const GUEST_ROUTES = {
  /** Who am I? 404 `no-guest` if nobody. */
  me: { method: 'GET', path: '/api/guest' },
  /** A name, and this browser is somebody. Asked by somebody who is one: the same guest, renamed. */
  create: { method: 'POST', path: '/api/guest', body: z.strictObject({ name, language: language.optional() }) },
  rename: {
    method: 'PATCH',
    path: '/api/guest',
    body: z.strictObject({ name: name.optional(), language: language.optional() }),
  },
  /** A new recovery code, shown once; the one before is void. */
  recovery: { method: 'POST', path: '/api/guest/recovery' },
  /** This browser becomes the guest of a recovery code. */
  recover: { method: 'POST', path: '/api/guest/recover', body: z.strictObject({ code: typed(RECOVERY_CODE) }) },
  /** A short-lived code with which another device becomes this guest, once. */
  pairing: { method: 'POST', path: '/api/guest/pairing' },
  pair: { method: 'POST', path: '/api/guest/pair', body: z.strictObject({ code: typed(PAIRING_CODE) }) },
  /** Another device of mine is signed out: its id in the list of devices. */
  signOutDevice: {
    method: 'POST',
    path: '/api/guest/devices/sign-out',
    body: z.strictObject({ device: z.string().max(80) }),
  },
  /** This browser forgets who it is. */
  signOut: { method: 'POST', path: '/api/guest/sign-out' },
} as const

/** A save to go on with, or a content pack, handed in before a table is opened: its JSON; the answer is `{upload}`. */
export const UPLOAD_ROUTE = { method: 'POST', path: '/api/uploads', kinds: ['save', 'pack'] as const } as const
/** The pack of a table, for whoever plays there: GET `/api/packs/UPLOAD`. */
export const PACK_PATH = '/api/packs/'

function typed(length: number) {
  return z
    .string()
    .min(length)
    .max(length * 2)
}

export const guest = z.object({
  player: id,
  name: z.string(),
  language: language.nullable(),
  /** Has a recovery code been made? */
  recoverable: z.boolean(),
  devices: z.array(z.object({ device: z.string(), created: time, seen: time, current: z.boolean() })),
})
export type Guest = z.infer<typeof guest>

export const recoveryAnswer = z.object({ code: z.string() })
export const pairingAnswer = z.object({ code: z.string(), expires: time })
export const uploadAnswer = z.object({ upload: z.string() })
