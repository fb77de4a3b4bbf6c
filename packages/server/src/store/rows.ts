import type { Entry } from '@redoubt/host'

/** What the store keeps. Times are milliseconds since 1970, as the caller says; only leases go by the database's own clock. */

export interface Player {
  id: string
  name: string
  language: string
  /** Hash of the code that brings a guest back. */
  recovery: string
  created: number
  seen: number
}

export interface Device {
  /** Hash of what the cookie holds. */
  token: string
  player: string
  created: number
  seen: number
}

/** A code that adds a device to a player, once and not for long. */
export interface Pairing {
  code: string
  player: string
  expires: number
}

export const STATUSES = ['waiting', 'running', 'over', 'closed'] as const
export type Status = (typeof STATUSES)[number]

/** A table and its match. `options`, `terms` and `outcome` are plain data. */
export interface Match {
  id: string
  /** Seven letters and digits that people can read out. */
  code: string
  game: string
  rules: string
  options: unknown
  /** The table's own rules: clocks, watching, takeover, chat. */
  terms: unknown
  /** The player whose table it is. */
  host: string
  status: Status
  secret: string
  commitment: string
  /** Known when everybody sits. */
  seed: string | null
  created: number
  updated: number
  made: number
  round: number
  /** The seat that has to decide. */
  waitsFor: string | null
  outcome: unknown
  operation: string | null
  /** The match of which this is the rematch or the next mission. */
  after: string | null
  language: string
  /** Shown in the lobby. */
  listed: boolean
}

const SEAT_KINDS = ['open', 'person', 'bot'] as const
export type SeatKind = (typeof SEAT_KINDS)[number]
export const LINK_STATES = ['open', 'opened', 'used', 'void'] as const
export type LinkState = (typeof LINK_STATES)[number]

export interface Seat {
  match: string
  seat: string
  kind: SeatKind
  player: string | null
  name: string | null
  level: string | null
  /** Milliseconds a bot may think. */
  think: number | null
  /** Hash of the key in this chair's link. */
  link: string | null
  linkState: LinkState
  /** What this seat adds to the seed. */
  number: string | null
  /** Hash of what an external bot shows. */
  token: string | null
  since: number | null
  clockLeft: number | null
}

/** An entry of the host's record, and when it was written. */
export interface Written {
  seq: number
  at: number
  entry: Entry
}

/** A position, secrets included, before the entry `seq`. */
export interface Snapshot {
  made: number
  seq: number
  state: unknown
}

export interface Remark {
  n: number
  at: number
  player: string
  seat: string | null
  preset: string | null
  text: string | null
  /** A space of the board that it points at. */
  space: string | null
  reported: boolean
}

export interface Operation {
  id: string
  player: string
  state: unknown
  updated: number
}

export interface Share {
  id: string
  match: string
  viewer: string
  at: number
  created: number
}

export interface Pack {
  id: string
  data: unknown
}

export interface Lease {
  match: string
  /** Empty: nobody's, until somebody takes it. */
  node: string
  /** By the database's clock. */
  until: number
  /** When its node was last heard of; null if never. */
  seen: number | null
}

export interface Node {
  id: string
  address: string
  seen: number
}
