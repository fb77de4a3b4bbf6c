import type { Entry } from '@redoubt/host'
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
  Status,
  Written,
} from './rows.ts'

/**
 * Where everything that must outlive a process is kept. A promise that is kept means: it is on disk. One that is broken with
 * StoreAway or StoreFull means: perhaps not; ask again when it is back.
 */
export interface Store {
  players: Players
  devices: Devices
  pairings: Pairings
  matches: Matches
  seats: Seats
  record: Recording
  chat: Chat
  operations: Operations
  leases: Leases
  nodes: Nodes
  shares: Shares
  packs: Packs
  bus: Bus
  /** Rejects with StoreAway or StoreFull while nothing can be written. */
  ready(): Promise<void>
  close(): Promise<void>
}

export interface Players {
  add(player: Player): Promise<void>
  get(id: string): Promise<Player | null>
  byRecovery(hash: string): Promise<Player | null>
  change(id: string, changes: Partial<Omit<Player, 'id' | 'created'>>): Promise<void>
}

export interface Devices {
  add(device: Device): Promise<void>
  /** Whose device has this token? */
  player(token: string): Promise<Player | null>
  of(player: string): Promise<Device[]>
  /** The device was here, and with it its player. */
  saw(token: string, at: number): Promise<void>
  remove(token: string): Promise<void>
}

export interface Pairings {
  add(pairing: Pairing): Promise<void>
  /** Once, and before it expires: the player it belongs to. Then, and for any other code, null. */
  use(code: string, now: number): Promise<string | null>
}

/** A table with its chairs. `seq` is the number that its next entry will have. */
export interface Table {
  match: Match
  seats: Seat[]
  seq: number
}

/** A match that is opened: `entries` are those from the snapshot on, all of them if there is none. */
export interface Opened extends Table {
  snapshot: Snapshot | null
  entries: Written[]
}

/** What lists show: nothing of it is a secret. */
export interface Listing {
  match: Pick<
    Match,
    | 'id'
    | 'code'
    | 'game'
    | 'terms'
    | 'host'
    | 'status'
    | 'created'
    | 'updated'
    | 'made'
    | 'round'
    | 'waitsFor'
    | 'outcome'
    | 'operation'
    | 'after'
    | 'language'
    | 'listed'
  >
  seats: Pick<Seat, 'seat' | 'kind' | 'player' | 'name' | 'level' | 'since'>[]
}

interface LobbyQuery {
  status: Status
  game?: string
  language?: string
  /** Created before this; for the next page. */
  before?: number
  limit?: number
}

interface MineQuery {
  player: string
  /** Updated before this; for the next page. */
  before?: number
  limit?: number
}

/** How far a match has come: whoever knows less has missed something. */
export interface Standing {
  match: string
  seq: number
  /** Counts changes of the table and its chairs. */
  changes: number
  /** The number of the next remark. */
  remarks: number
}

type MatchChange = Partial<Omit<Match, 'id' | 'code' | 'created'>>
export type SeatChange = Partial<Omit<Seat, 'match' | 'seat'>>

export interface Matches {
  /** Table and chairs at once, the chairs in this order. Conflict if the id or the code is taken. */
  add(match: Match, seats: readonly Seat[]): Promise<void>
  get(id: string): Promise<Table | null>
  byCode(code: string): Promise<Table | null>
  /** From the latest snapshot. */
  open(id: string): Promise<Opened | null>
  /** If the match still is as `expected` says; else nothing changes and the answer is false. */
  change(id: string, changes: MatchChange, expected?: MatchChange): Promise<boolean>
  /** Listed ones, the youngest first. */
  lobby(query: LobbyQuery): Promise<Listing[]>
  /** Where this player sits or whose table it is, but for closed ones, the latest first. */
  mine(query: MineQuery): Promise<Listing[]>
  /** Of those that exist; this is what a poll asks. */
  standing(ids: readonly string[]): Promise<Standing[]>
}

export interface Seats {
  byLink(hash: string): Promise<Seat | null>
  byToken(hash: string): Promise<Seat | null>
  /** If the seat still is as `expected` says; else nothing changes and the answer is false: a link opens its seat once only. */
  change(match: string, seat: string, changes: SeatChange, expected?: SeatChange): Promise<boolean>
}

/** What changes with an entry. What is left out stays. */
export interface Along {
  head?: Partial<Pick<Match, 'made' | 'round' | 'waitsFor' | 'outcome' | 'status' | 'rules'>>
  seats?: readonly ({ seat: string } & SeatChange)[]
  snapshot?: Snapshot
}

export interface Recording {
  /**
   * The entries follow each other, and the first follows what is there: else Conflict, and nothing of it is kept. All of it or
   * nothing. Appends of many matches share one flush. Whoever listens on the bus hears of it afterwards.
   */
  append(match: string, entries: readonly Entry[], at: number, along?: Along): Promise<void>
  /** In order, from the entry `from` on; at most `limit`. */
  entries(match: string, from?: number, limit?: number): Promise<Written[]>
  /** Keeps a position without an entry, as when a match is put aside; an older one than is there is forgotten. */
  snapshot(match: string, snapshot: Snapshot): Promise<void>
}

export interface Chat {
  /** Returns its number in the match. */
  add(match: string, remark: Omit<Remark, 'n' | 'reported'>): Promise<number>
  /** In order, from the remark `from` on; or the last `limit`. */
  list(match: string, query?: { from?: number; limit?: number }): Promise<Remark[]>
  report(match: string, n: number): Promise<boolean>
}

export interface Operations {
  put(operation: Operation): Promise<void>
  get(id: string): Promise<Operation | null>
  of(player: string): Promise<Operation[]>
}

/**
 * Whose node runs the bots and clocks of a match. It holds until its time is over, or until its node has not been heard of for `silent`
 * milliseconds, if that is given.
 */
export interface Leases {
  /**
   * Takes for `ttl` milliseconds, or renews what has less than half of that left; returns the matches that this node now holds. Those
   * of others it gets when they lapse.
   */
  take(matches: readonly string[], node: string, ttl: number, silent?: number): Promise<string[]>
  /** Nobody has to run them any more. */
  release(matches: readonly string[], node: string): Promise<void>
  /** Anybody may run them from now on, and in `after` milliseconds somebody must: then they lapse; by default at once. */
  handOver(matches: readonly string[], node: string, after?: number): Promise<void>
  /** Matches that nobody runs although somebody should. */
  lapsed(limit: number, silent?: number): Promise<string[]>
  get(match: string): Promise<Lease | null>
}

export interface Nodes {
  /** I am here; by the database's clock. */
  beat(id: string, address: string): Promise<void>
  /** Those heard of in the last `within` milliseconds. */
  alive(within: number): Promise<Node[]>
  remove(id: string): Promise<void>
}

export interface Shares {
  add(share: Share): Promise<void>
  get(id: string): Promise<Share | null>
}

export interface Packs {
  /** One that is there already stays as it is. */
  add(pack: Pack): Promise<void>
  get(id: string): Promise<Pack | null>
}

/**
 * Something happened to a match. The store itself says `entries` (with what was written, the positions of its rounds apart), `table`
 * and `chat`; `data` is small and plain, and what is too long for the way is left out.
 */
export interface Notice {
  match: string
  about: string
  seq?: number
  data?: unknown
}

/**
 * From all nodes to all nodes, the sender too. Nothing is kept: whoever was away hears `missed` when it is back and asks the
 * tables, and asks them now and then anyway.
 */
export interface Bus {
  notify(notice: Notice): void
  listen(hear: (notice: Notice) => void, missed: () => void): () => void
}

/** How a store is opened. */
export interface StoreSettings {
  observer?: Observer
  /** Milliseconds after which a database that does not answer is away; 10 seconds by default. */
  patience?: number
}

/** What the store tells whoever measures. */
export interface Observer {
  /** A group of appends was flushed. */
  committed?(milliseconds: number, appends: number, entries: number): void
  /** Appends that wait, whenever that changes. */
  waiting?(appends: number): void
}
