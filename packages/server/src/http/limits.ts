import { type Buckets, buckets } from '../service/index.ts'

/** What one connection, one guest and one address may do. Tables and sayings have limits of their own, in the service. */
export interface Limits {
  /** New connections of an address. */
  connecting: Buckets
  /** Messages of a connection, of a guest, of an address. */
  messages: { connection: Buckets; guest: Buckets; address: Buckets }
  /** Bytes that come in over a connection. */
  bytes: Buckets
  /** Guests that an address makes. */
  guests: Buckets
  /** Codes that an address tries. */
  codes: Buckets
  /** Uploads of a guest and of an address. */
  uploads: Buckets
}

/** Connections of one address, of one guest, and of everybody. */
export const MOST_CONNECTIONS = { address: 200, guest: 20, all: 20_000 }
/** Bytes of one message. */
export const MOST_BYTES = 64 * 1024
/** Bytes that wait for a slow reader; whoever is slower is cut. */
export const MOST_WAITING = 4 * 1024 * 1024
/** Broken messages on one connection. */
export const MOST_BROKEN = 10
/** Messages that were refused for coming too fast, on one connection. */
export const MOST_HASTY = 300

/** The usual ones, or `times` as much of everything. */
export function limits(now: () => number, times = 1): Limits {
  const of = (burst: number, perSecond: number) => buckets({ burst: burst * times, perSecond: perSecond * times }, now)
  return {
    connecting: of(60, 4),
    messages: { connection: of(80, 25), guest: of(240, 75), address: of(1200, 400) },
    bytes: of(4 * MOST_BYTES, MOST_BYTES),
    guests: of(20, 1 / 10),
    codes: of(8, 1 / 20),
    uploads: of(6, 1 / 30),
  }
}
