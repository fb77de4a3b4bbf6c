import type { LinkState, SeatKind, Status } from '../rows.ts'

/** The tables as they stand after the last migration. JSON is text, yes and no are 1 and 0, times are milliseconds. */
export interface Schema {
  players: { id: string; name: string; language: string; recovery: string; created: number; seen: number }
  devices: { token: string; player: string; created: number; seen: number }
  pairings: { code: string; player: string; expires: number; used: number }
  matches: MatchRow
  seats: SeatRow
  decisions: { match: string; seq: number; at: number; entry: string }
  snapshots: { match: string; made: number; seq: number; state: string }
  chat: RemarkRow
  operations: { id: string; player: string; state: string; updated: number }
  leases: { match: string; node: string; until: number }
  nodes: { id: string; address: string; seen: number }
  shares: { id: string; match: string; viewer: string; at: number; created: number }
  packs: { id: string; data: string }
}

export interface MatchRow {
  id: string
  code: string
  game: string
  rules: string
  options: string
  terms: string
  host: string
  status: Status
  secret: string
  commitment: string
  seed: string | null
  created: number
  updated: number
  /** The number of the next entry. */
  seq: number
  changes: number
  made: number
  round: number
  /** '' is nobody: null means, in an append, that it stays. */
  waits_for: string
  outcome: string
  operation: string | null
  after: string | null
  language: string
  listed: number
}

export interface SeatRow {
  match: string
  seat: string
  /** In which order the chairs stand. */
  place: number
  changes: number
  kind: SeatKind
  player: string | null
  name: string | null
  level: string | null
  think: number | null
  link: string | null
  link_state: LinkState
  number: string | null
  token: string | null
  since: number | null
  clock_left: number | null
}

export interface RemarkRow {
  match: string
  n: number
  at: number
  player: string
  seat: string | null
  preset: string | null
  text: string | null
  space: string | null
  reported: number
}
