import { type Guest, newCode, PAIRING_CODE, RECOVERY_CODE, Refused, readCode } from '@redoubt/protocol'
import type { Device, Player, Store } from '../../store/index.ts'
import { hashed, newId, newToken } from './secrets.ts'

/** People without accounts: a name, devices that hold a token, codes that bring them back or add a device. */
export interface Guests {
  /** Whose token is this? Null for a wrong, a removed or a forgotten one. */
  of(token: string): Promise<Player | null>
  create(name: string, language: string | undefined): Promise<SignedIn>
  change(player: Player, changes: { name?: string; language?: string }): Promise<Player>
  describe(player: Player, token: string): Promise<Guest>
  /** A new recovery code; the one before is void. */
  recovery(player: Player): Promise<string>
  recover(code: string): Promise<SignedIn>
  pairing(player: Player): Promise<{ code: string; expires: number }>
  pair(code: string): Promise<SignedIn>
  /** Signs a device out, by its name in the list; returns the hash of its token. */
  signOut(player: Player, device: string): Promise<string>
  signOutToken(token: string): Promise<void>
}

export interface SignedIn {
  player: Player
  /** For the cookie, and for nobody else. */
  token: string
}

/** Milliseconds: a pairing code, a device that nobody uses, how exactly it is known when a device was here. */
const PAIRING_TIME = 10 * 60_000
const FORGOTTEN = 400 * 86_400_000
const SEEN_EVERY = 3_600_000
const MOST_DEVICES = 20
/** Recovery column of somebody who has no code yet. */
const NO_RECOVERY = 'none '

export function guests(store: Store, now: () => number): Guests {
  return { of, create, change, describe, recovery, recover, pairing, pair, signOut, signOutToken }

  async function of(token: string): Promise<Player | null> {
    const hash = hashed(token)
    const player = await store.devices.player(hash)
    if (!player) return null
    const device = (await store.devices.of(player.id)).find(one => one.token === hash)
    if (!device) return null
    if (device.seen + FORGOTTEN < now()) {
      await store.devices.remove(hash)
      return null
    }
    if (device.seen + SEEN_EVERY < now()) await store.devices.saw(hash, now())
    return player
  }

  async function create(name: string, language = 'en'): Promise<SignedIn> {
    const at = now()
    const player = { id: newId(), name, language, recovery: NO_RECOVERY + newId(), created: at, seen: at }
    await store.players.add(player)
    return signIn(player)
  }

  async function signIn(player: Player): Promise<SignedIn> {
    const devices = await store.devices.of(player.id)
    if (devices.length >= MOST_DEVICES) await store.devices.remove(oldest(devices).token)
    const token = newToken()
    await store.devices.add({ token: hashed(token), player: player.id, created: now(), seen: now() })
    return { player, token }
  }

  async function change(player: Player, changes: { name?: string; language?: string }): Promise<Player> {
    await store.players.change(player.id, changes)
    return { ...player, ...changes }
  }

  async function describe({ id, name, language, recovery: code }: Player, token: string): Promise<Guest> {
    const hash = hashed(token)
    const devices = await store.devices.of(id)
    return {
      player: id,
      name,
      language,
      recoverable: !code.startsWith(NO_RECOVERY),
      devices: devices.map(({ token: one, created, seen }) => ({
        device: nameOf(one),
        created,
        seen,
        current: one === hash,
      })),
    }
  }

  async function recovery(player: Player): Promise<string> {
    const code = newCode(RECOVERY_CODE)
    await store.players.change(player.id, { recovery: hashed(code) })
    return code
  }

  async function recover(typed: string): Promise<SignedIn> {
    const code = readCode(typed, RECOVERY_CODE)
    const player = code === null ? null : await store.players.byRecovery(hashed(code))
    if (!player) throw new Refused('bad-code')
    return signIn(player)
  }

  async function pairing(player: Player): Promise<{ code: string; expires: number }> {
    const code = newCode(PAIRING_CODE)
    const expires = now() + PAIRING_TIME
    await store.pairings.add({ code: hashed(code), player: player.id, expires })
    return { code, expires }
  }

  async function pair(typed: string): Promise<SignedIn> {
    const code = readCode(typed, PAIRING_CODE)
    const id = code === null ? null : await store.pairings.use(hashed(code), now())
    const player = id === null ? null : await store.players.get(id)
    if (!player) throw new Refused('bad-code')
    return signIn(player)
  }

  async function signOut(player: Player, name: string): Promise<string> {
    const device = (await store.devices.of(player.id)).find(({ token }) => nameOf(token) === name)
    if (!device) throw new Refused('unknown-guest')
    await store.devices.remove(device.token)
    return device.token
  }

  async function signOutToken(token: string): Promise<void> {
    await store.devices.remove(hashed(token))
  }
}

/** A device is known to its owner by part of the hash: enough to name it, of no use for anything else. */
function nameOf(hash: string): string {
  return hash.slice(0, 16)
}

function oldest(devices: readonly Device[]): Device {
  return devices.reduce((first, one) => (one.seen < first.seen ? one : first))
}
