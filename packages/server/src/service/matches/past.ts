import type { Clock } from '@redoubt/host'
import type { AnyGame } from '@redoubt/kernel'
import type { Store } from '../../store/index.ts'
import { wholeOptions } from '../games/setup.ts'
import type { Room } from '../tables/room.ts'
import type { Uploads } from '../threads/uploads.ts'
import { type Step, stepsOf } from './history.ts'

interface PastSettings {
  room: Room
  store: Store
  clock: Clock
  uploads: Uploads
}

/** Milliseconds for which a past that somebody asked for is kept: the next page is asked for soon. */
const PAST_KEPT = 20_000

/** All that has happened in the match of a room; played again at most once in a while. */
export function pastOf({ room, store, clock, uploads }: PastSettings, game: AnyGame): () => Promise<Step[]> {
  let past: Promise<Step[]> | null = null
  const forget = () => {
    past = null
  }
  return () => {
    if (past) return past
    past = (async () => {
      const written = await store.record.entries(room.id)
      const options = await wholeOptions(room.match.options, uploads)
      const entries = written.map(({ entry }) => entry)
      return stepsOf(game, options, room.match.seed!, entries)
    })()
    past.then(() => clock.after(PAST_KEPT, forget), forget)
    return past
  }
}
