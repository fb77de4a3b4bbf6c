import type { Schema } from './schema.ts'

/** Every table with the columns of its key, so that whoever is named comes before whoever names. */
export const TABLES = {
  players: ['id'],
  devices: ['token'],
  pairings: ['code'],
  matches: ['id'],
  seats: ['match', 'seat'],
  decisions: ['match', 'seq'],
  snapshots: ['match'],
  chat: ['match', 'n'],
  operations: ['id'],
  leases: ['match'],
  nodes: ['id'],
  shares: ['id'],
  packs: ['id'],
} as const satisfies { [T in keyof Schema]: readonly (keyof Schema[T])[] }

export type TableName = keyof Schema
