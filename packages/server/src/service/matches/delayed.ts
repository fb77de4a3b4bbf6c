import type { Clock, Message } from '@redoubt/host'
import { type AnyGame, commitment, type Event, type Seat, seenDecision, seenEvents, type Viewer } from '@redoubt/kernel'
import type { Store, Written } from '../../store/index.ts'
import { replaying } from '../games/replaying.ts'
import type { Member } from '../tables/running.ts'
import { type Channel, channel } from './channel.ts'

/** A match as it stood some minutes ago, for those who may see all hands. */
export interface Delayed {
  seq(): number
  watch(viewer: Seat, member: Member): () => void
  readonly isWatched: boolean
  close(): void
}

interface DelayedSettings {
  match: string
  game: AnyGame
  options: unknown
  seed: string
  store: Store
  clock: Clock
  now(): number
  /** Milliseconds. */
  delay: number
  failed(error: unknown): void
}

const LOOK = 1000

export async function openDelayed(settings: DelayedSettings): Promise<Delayed> {
  const { match, game, options, seed, store, clock, now, delay, failed } = settings
  const channels = new Map<Viewer, Channel>()
  const seal = commitment(seed)
  const again = replaying(game, options, seed)
  let read = 0
  /** Read, and too young to be shown. */
  let ahead: Written[] = []
  let closed = false
  await look(() => {})
  let stop = clock.after(LOOK, goOn)

  return {
    seq: () => again.seq,
    watch: (viewer, member) => {
      const to = channels.get(viewer) ?? channel()
      channels.set(viewer, to)
      const leave = to.join(member, { ...messageFor(viewer, []), commitment: seal })
      return () => {
        leave()
        if (to.size() === 0) channels.delete(viewer)
      }
    },
    get isWatched() {
      return channels.size > 0
    },
    close: () => {
      closed = true
      stop()
    },
  }

  function goOn(): void {
    look(events => {
      for (const [viewer, to] of channels) to.take(messageFor(viewer, events))
    })
      .catch(failed)
      .finally(() => {
        if (!closed) stop = clock.after(LOOK, goOn)
      })
  }

  async function look(tell: (events: readonly Event[]) => void): Promise<void> {
    const fresh = await store.record.entries(match, read)
    read += fresh.length
    ahead.push(...fresh)
    const due = ahead.filter(({ at }) => at <= now() - delay)
    ahead = ahead.slice(due.length)
    for (const { entry } of due) tell(again.play(entry))
  }

  /** As the seat saw it, without what it could choose: nobody chooses here. */
  function messageFor(viewer: Viewer, events: readonly Event[]): Message {
    const { state, keys } = again.line
    const outcome = again.forfeit ?? state.outcome
    const message: Message = {
      seq: again.seq,
      made: keys.length,
      view: game.view(state, viewer),
      decision: outcome ? null : seenDecision(state, 'spectator'),
      events: seenEvents(events, viewer),
      outcome,
      clocks: null,
      undo: { can: 'no', request: null },
    }
    return JSON.parse(JSON.stringify(message))
  }
}
