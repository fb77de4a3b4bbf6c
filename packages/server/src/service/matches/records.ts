import type { PublicRecord } from '@redoubt/host'
import { type Chance, Refused } from '@redoubt/protocol'
import type { Store } from '../../store/index.ts'
import { buckets } from '../people/buckets.ts'
import { type Handlers, personIn } from '../people/handlers.ts'
import { newId } from '../people/secrets.ts'
import type { Room } from '../tables/room.ts'
import type { Rooms } from '../tables/rooms.ts'
import type { Running } from '../tables/running.ts'
import { cardOf } from '../tables/state.ts'

interface RecordSettings {
  store: Store
  rooms: Rooms
  running(room: Room): Promise<Running>
  now(): number
}

const RATE = { burst: 20, perSecond: 1 / 10 }

/** What is left of a match: for whoever replays, verifies, keeps or shows it. Sealed until it is over. */
export function records({ store, rooms, running, now }: RecordSettings): Handlers<'record' | 'share' | 'shared'> {
  const limits = buckets(RATE, now)
  return {
    record: (_, { match }) => rooms.using(match, recordOf),
    share: async (session, { match, viewer, at }) => {
      const player = personIn(session)
      const room = await rooms.get(match)
      if (room.match.status !== 'over') throw new Refused('not-over')
      if (viewer !== 'spectator' && !room.seat(viewer)) throw new Refused('unknown-seat')
      const after = limits.take(player.id)
      if (after > 0) throw new Refused('too-fast', { after })
      const share = newId()
      await store.shares.add({ id: share, match, viewer, at: Math.min(at, room.match.made), created: now() })
      return { share }
    },
    shared: async (_, { share }) => {
      const found = await store.shares.get(share)
      if (!found) throw new Refused('unknown-share')
      const { match, viewer, at } = found
      return rooms.using(match, async room => {
        return { match, viewer, at, table: cardOf(room.match, room.seats, room), ...(await recordOf(room)) }
      })
    },
  }

  async function recordOf(room: Room): Promise<{ record: PublicRecord; chance: Chance }> {
    if (room.match.status === 'waiting' || room.match.status === 'closed') throw new Refused('not-started')
    const match = await running(room)
    const record = (room.match.status === 'over' ? await match.whole() : match.host()).publicRecord()
    rooms.settle(room)
    return { record, chance: chanceOf(room) }
  }
}

/** What is known of the chance: everything when the match is over. */
function chanceOf({ match, sheet }: Room): Chance {
  const { commitment, secret, seed } = match
  const { fair, numbers } = sheet
  const seats = sheet.specs.map(({ seat }) => seat)
  const isOver = match.status === 'over'
  return { commitment, fair, seats, numbers, ...(isOver ? { secret, seed: seed! } : {}) }
}
