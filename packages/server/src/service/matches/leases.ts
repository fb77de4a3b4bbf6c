import type { Clock } from '@redoubt/host'
import type { Store } from '../../store/index.ts'
import type { Room } from '../tables/room.ts'
import type { Rooms } from '../tables/rooms.ts'
import type { Running } from '../tables/running.ts'

/** Which matches this node runs the bots and clocks of. One node at a time; another takes over when it dies. */
export interface Leases {
  /** Asks for it at once, for a match that has just come into memory. */
  take(room: Room): Promise<void>
  release(room: Room): Promise<void>
  /** Nobody has to run it before so many milliseconds are over. */
  later(room: Room, ms: number): Promise<void>
  /** Others shall take over now. */
  handOver(): Promise<void>
}

interface LeaseSettings {
  store: Store
  rooms: Rooms
  clock: Clock
  node: string
  address: string
  running(room: Room): Promise<Running>
  failed(error: unknown): void
}

/** Milliseconds a lease holds: it is written down anew when half of that is over, which at thousands of matches is often enough. */
export const TTL = 60_000
/** A node that was not heard of for so many milliseconds is dead, and its matches are anybody's. */
export const SILENT = 5000
/** Milliseconds between its words that it lives, and between its looks for matches that nobody runs. */
const BEAT = 1500
const MOST_AT_ONCE = 50

export function leases({ store, rooms, clock, node, address, running, failed }: LeaseSettings): Leases {
  let closed = false
  let stop = clock.after(BEAT, tick)
  // Before it takes anything: whoever dies at once must be known to have lived.
  const born = store.nodes.beat(node, address)
  born.catch(failed)

  return {
    take: async room => {
      await born.catch(() => {})
      const held = await store.leases.take([room.id], node, TTL, SILENT)
      room.running?.lead(held.includes(room.id))
    },
    release: room => store.leases.release([room.id], node),
    later: (room, ms) => store.leases.handOver([room.id], node, ms),
    handOver: async () => {
      closed = true
      stop()
      await store.leases.handOver(mine(), node)
      await store.nodes.remove(node)
    },
  }

  /** Those that are being played. */
  function mine(): string[] {
    return [...rooms.all()].filter(({ running: one, match }) => one && match.status === 'running').map(({ id }) => id)
  }

  function tick(): void {
    renew()
      .then(adopt)
      .catch(failed)
      .finally(() => {
        if (!closed) stop = clock.after(BEAT, tick)
      })
  }

  async function renew(): Promise<void> {
    await store.nodes.beat(node, address)
    const wanted = mine()
    const held = new Set(await store.leases.take(wanted, node, TTL, SILENT))
    for (const id of wanted) rooms.have(id)?.running?.lead(held.has(id))
  }

  /** Matches whose node has died, or which were running when this one was started. */
  async function adopt(): Promise<void> {
    for (const id of await store.leases.lapsed(MOST_AT_ONCE, SILENT)) {
      if (closed) return
      try {
        const room = await rooms.using(id, async one => {
          if (one.match.status === 'running') await running(one)
          else await store.leases.take([id], node, TTL, SILENT).then(() => store.leases.release([id], node))
          return one
        })
        rooms.settle(room)
      } catch (error) {
        failed(error)
      }
    }
  }
}
