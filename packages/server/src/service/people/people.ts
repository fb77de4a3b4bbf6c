import type { Player, Store } from '../../store/index.ts'
import { sweeping } from './sweeping.ts'

/** Names and languages of people, remembered for a moment. */
export interface People {
  get(id: string): Promise<Player | null>
  /** They have another name now. */
  forget(id: string): void
}

const MOMENT = 30_000
const MOST = 5000

export function people(store: Store, now: () => number): People {
  const known = new Map<string, { player: Promise<Player | null>; at: number }>()
  const kept = sweeping(MOMENT, () => {
    for (const [id, { at }] of known) if (now() - at >= MOMENT) known.delete(id)
    return known.size > 0
  })
  return {
    get: id => {
      const found = known.get(id)
      if (found && now() - found.at < MOMENT) return found.player
      const player = store.players.get(id)
      known.delete(id)
      known.set(id, { player, at: now() })
      kept()
      if (known.size > MOST) known.delete(known.keys().next().value!)
      player.catch(() => known.delete(id))
      return player
    },
    forget: id => void known.delete(id),
  }
}
