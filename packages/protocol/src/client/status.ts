/** How the connection is, for the screen. Times are by the clock the connection was given. */
export type Status =
  /** Everything that happens arrives. */
  | { state: 'online' }
  /** No connection; the next try is at `retryAt`, or under way (null). `tries` have failed since it was lost. */
  | { state: 'connecting'; retryAt: number | null; tries: number }
  /** The device says that it has no network: nothing is tried until it has. */
  | { state: 'offline' }
  /** The server speaks another version: the page must be loaded anew. */
  | { state: 'outdated' }
  /** Closed from here. */
  | { state: 'closed' }

/** How long to wait before the next try, in milliseconds: soon at first, never long, and not everybody at once. */
export function delayBefore(tries: number, random: number): number {
  const longest = Math.min(15_000, 400 * 2 ** tries)
  return Math.round(longest * (0.6 + 0.4 * random))
}
