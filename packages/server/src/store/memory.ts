import type { Entry } from '@redoubt/host'
import { Conflict } from './errors.ts'
import { type Appending, groups } from './group.ts'
import { localBus } from './localbus.ts'
import type {
  Device,
  Lease,
  Match,
  Node,
  Operation,
  Pack,
  Pairing,
  Player,
  Remark,
  Seat,
  Share,
  Snapshot,
  Written,
} from './rows.ts'
import { firstOf, noticeOf } from './sql/append.ts'
import type { Along, Listing, Opened, SeatChange, Store, Table } from './store.ts'

interface Kept {
  match: Match
  seats: Seat[]
  written: Written[]
  snapshot: Snapshot | null
  remarks: Remark[]
  changes: number
}

interface Appended {
  entries: readonly Entry[]
  at: number
  along: Along
}

/** A store for tests, gone with the process. `now` is its clock. */
export function memoryStore({ now = Date.now }: { now?: () => number } = {}): Store {
  const players = new Map<string, Player>()
  const devices = new Map<string, Device>()
  const pairings = new Map<string, Pairing & { used: boolean }>()
  const matches = new Map<string, Kept>()
  const operations = new Map<string, Operation>()
  const leases = new Map<string, Omit<Lease, 'seen'>>()
  const nodes = new Map<string, Node>()
  const shares = new Map<string, Share>()
  const packs = new Map<string, Pack>()
  const bus = localBus()

  /** In groups like the others, so that what is sent at once fares as it does there. */
  const appends = groups<Appending & Appended>(async group => {
    const fitting = group.filter(({ match, first }) => matches.get(match)?.written.length === first)
    for (const { match, entries, at, along } of fitting) {
      const found = kept(match)
      found.written.push(...entries.map(entry => ({ seq: entry.seq, at, entry })))
      follow(found, along, at)
    }
    return fitting.map(({ match }) => match)
  })
  const kept = (id: string): Kept => {
    const found = matches.get(id)
    if (!found) throw new Conflict(`There is no match ${id}.`)
    return found
  }
  const isLapsed = ({ node, until }: Omit<Lease, 'seen'>, silent = Number.POSITIVE_INFINITY) =>
    until <= now() || (nodes.has(node) && nodes.get(node)!.seen <= now() - silent)
  const all = () => [...matches.values()]
  const tableOf = ({ match, seats, written }: Kept): Table => copy({ match, seats, seq: written.length })
  const seatWhere = (is: (seat: Seat) => boolean): Seat | null =>
    copy(
      all()
        .flatMap(({ seats }) => seats)
        .find(is) ?? null,
    )

  return {
    players: {
      add: async player => put(players, player.id, player),
      get: async id => copy(players.get(id) ?? null),
      byRecovery: async hash => copy([...players.values()].find(({ recovery }) => recovery === hash) ?? null),
      change: async (id, changes) => {
        const player = players.get(id)
        if (player) assign(player, changes)
      },
    },
    devices: {
      add: async device => put(devices, device.token, device, players.has(device.player)),
      player: async token => copy(players.get(devices.get(token)?.player ?? '') ?? null),
      of: async player => copy([...devices.values()].filter(device => device.player === player)),
      saw: async (token, at) => {
        const device = devices.get(token)
        if (!device) return
        device.seen = at
        players.get(device.player)!.seen = at
      },
      remove: async token => void devices.delete(token),
    },
    pairings: {
      add: async pairing => put(pairings, pairing.code, { ...pairing, used: false }, players.has(pairing.player)),
      use: async (code, at) => {
        const pairing = pairings.get(code)
        if (!pairing || pairing.used || pairing.expires <= at) return null
        pairing.used = true
        return pairing.player
      },
    },
    matches: {
      add: async (match, seats) => {
        if (matches.has(match.id) || all().some(other => other.match.code === match.code))
          throw new Conflict(`The id ${match.id} or the code ${match.code} is taken.`)
        matches.set(
          match.id,
          copy({ match, seats: [...seats], written: [], snapshot: null, remarks: [], changes: 0 } satisfies Kept),
        )
      },
      get: async id => (matches.has(id) ? tableOf(kept(id)) : null),
      byCode: async code => {
        const found = all().find(({ match }) => match.code === code)
        return found ? tableOf(found) : null
      },
      open: async id => {
        const found = matches.get(id)
        if (!found) return null
        const { snapshot, written } = found
        return copy({ ...tableOf(found), snapshot, entries: written.slice(snapshot?.seq ?? 0) } satisfies Opened)
      },
      change: async (id, changes, expected = {}) => {
        const found = matches.get(id)
        if (!found || !fits(found.match, expected)) return false
        assign(found.match, changes)
        found.changes++
        bus.notify({ match: id, about: 'table' })
        return true
      },
      lobby: async ({ status, game, language, before = Infinity, limit = 50 }) =>
        all()
          .filter(({ match }) => match.listed && match.status === status && match.created < before)
          .filter(({ match }) => (!game || match.game === game) && (!language || match.language === language))
          .sort((a, b) => b.match.created - a.match.created)
          .slice(0, limit)
          .map(listing),
      mine: async ({ player, before = Infinity, limit = 50 }) =>
        all()
          .filter(({ match }) => match.status !== 'closed' && match.updated < before)
          .filter(({ match, seats }) => match.host === player || seats.some(seat => seat.player === player))
          .sort((a, b) => b.match.updated - a.match.updated)
          .slice(0, limit)
          .map(listing),
      standing: async ids =>
        ids.flatMap(id => {
          const found = matches.get(id)
          if (!found) return []
          return [{ match: id, seq: found.written.length, changes: found.changes, remarks: found.remarks.length }]
        }),
    },
    seats: {
      byLink: async hash => seatWhere(({ link }) => link === hash),
      byToken: async hash => seatWhere(({ token }) => token === hash),
      change: async (id, name, changes, expected = {}) => {
        const found = matches.get(id)
        const seat = found?.seats.find(one => one.seat === name)
        if (!found || !seat || !fits(seat, expected)) return false
        assign(seat, changes)
        found.changes++
        bus.notify({ match: id, about: 'table' })
        return true
      },
    },
    record: {
      append: async (match, entries, at, along = {}) => {
        const first = firstOf(match, entries)
        await appends.append({ match, first, count: entries.length, size: 0, ...copy({ entries, at, along }) })
        bus.notify(copy(noticeOf(match, entries, at)))
      },
      entries: async (id, from = 0, limit = Infinity) => copy(matches.get(id)?.written.slice(from, from + limit) ?? []),
      snapshot: async (id, snapshot) => {
        const found = kept(id)
        if (snapshot.seq > (found.snapshot?.seq ?? -1)) found.snapshot = copy(snapshot)
      },
    },
    chat: {
      add: async (id, remark) => {
        const { remarks } = kept(id)
        const n = remarks.length
        remarks.push(copy({ ...remark, n, reported: false }))
        bus.notify({ match: id, about: 'chat', seq: n + 1 })
        return n
      },
      list: async (id, { from, limit = Infinity } = {}) => {
        const remarks = matches.get(id)?.remarks ?? []
        const first = from ?? Math.max(0, remarks.length - limit)
        return copy(remarks.slice(first, first + limit))
      },
      report: async (id, n) => {
        const remark = matches.get(id)?.remarks[n]
        if (remark) remark.reported = true
        return !!remark
      },
    },
    operations: {
      put: async operation => void operations.set(operation.id, copy(operation)),
      get: async id => copy(operations.get(id) ?? null),
      of: async player =>
        copy([...operations.values()].filter(one => one.player === player).sort((a, b) => b.updated - a.updated)),
    },
    leases: {
      take: async (ids, node, ttl, silent) => {
        const mine = ids.filter(id => {
          const lease = leases.get(id)
          return matches.has(id) && (!lease || lease.node === node || lease.node === '' || isLapsed(lease, silent))
        })
        for (const match of mine) {
          const before = leases.get(match)
          const lasts = before?.node === node && before.until > now() + ttl / 2
          if (!lasts) leases.set(match, { match, node, until: now() + ttl })
        }
        return mine
      },
      release: async (ids, node) => {
        for (const id of ids) if (leases.get(id)?.node === node) leases.delete(id)
      },
      handOver: async (ids, node, after = 0) => {
        for (const id of ids) {
          const lease = leases.get(id)
          if (lease?.node === node) Object.assign(lease, { node: '', until: now() + after })
        }
      },
      lapsed: async (limit, silent) =>
        [...leases.values()]
          .filter(lease => isLapsed(lease, silent))
          .sort((a, b) => a.until - b.until)
          .slice(0, limit)
          .map(({ match }) => match),
      get: async match => {
        const lease = leases.get(match)
        return lease ? { ...lease, seen: nodes.get(lease.node)?.seen ?? null } : null
      },
    },
    nodes: {
      beat: async (id, address) => void nodes.set(id, { id, address, seen: now() }),
      alive: async within => copy([...nodes.values()].filter(({ seen }) => seen > now() - within)),
      remove: async id => void nodes.delete(id),
    },
    shares: {
      add: async share => put(shares, share.id, share, matches.has(share.match)),
      get: async id => copy(shares.get(id) ?? null),
    },
    packs: {
      add: async pack => {
        if (!packs.has(pack.id)) packs.set(pack.id, copy(pack))
      },
      get: async id => copy(packs.get(id) ?? null),
    },
    bus,
    ready: async () => {},
    close: async () => {},
  }
}

function follow(kept: Kept, { head, seats: changes = [], snapshot }: Along, at: number): void {
  assign(kept.match, { ...head, updated: at })
  for (const { seat, ...change } of changes) {
    const found = kept.seats.find(one => one.seat === seat)
    if (!found) continue
    assign(found, change satisfies SeatChange)
    // A clock that goes on is no change of the table.
    if (Object.keys(change).some(name => name !== 'clockLeft')) kept.changes++
  }
  if (snapshot) kept.snapshot = copy(snapshot)
}

function listing({ match, seats }: Kept): Listing {
  const { options: _, secret: _secret, seed: _seed, commitment: _commitment, rules: _rules, ...shown } = match
  return copy({
    match: shown,
    seats: seats.map(({ seat, kind, player, name, level, since }) => ({ seat, kind, player, name, level, since })),
  })
}

function put<T>(into: Map<string, T>, id: string, value: T, has = true): void {
  if (into.has(id) || !has) throw new Conflict(`${id} is taken, or what it needs is not there.`)
  into.set(id, copy(value))
}

/** As if it had been written and read. */
function copy<T>(value: T): T {
  return JSON.parse(JSON.stringify(value))
}

function assign<T extends object>(to: T, changes: Partial<T>): void {
  Object.assign(to, copy(changes)) // what is undefined stays as it is
}

function fits<T extends object>(is: T, expected: Partial<T>): boolean {
  return Object.entries(copy(expected)).every(([name, value]) => is[name as keyof T] === value)
}
