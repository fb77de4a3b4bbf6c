import { applied, type Difference, type Message } from '@redoubt/host'
import type { Push } from '../pushes.ts'

/** What a watcher has been told so far, put together from whole messages and changes. */
export interface Watching {
  /** The number of the last decision it knows; undefined: nothing yet. */
  readonly since: number | undefined
  /** Null if something is missing in between: the whole is needed. */
  take(push: Push<'match'>): Message | null
}

export function watching(since?: number): Watching {
  let last: { n: number; message: Message } | null = null
  return {
    get since() {
      return last?.message.seq ?? since
    },
    take: push => {
      if ('whole' in push) {
        // One that was on its way while a newer one was asked for says nothing new.
        last = { n: push.n, message: push.whole as Message }
        return last.message
      }
      if (!last || push.n !== last.n + 1) return null
      const { events: _, commitment: _known, clocks, ...before } = last.message
      const after = applied(before, push.change as Difference | null)
      const message: Message = { ...after, events: push.events, clocks: push.clocks ?? clocks }
      last = { n: push.n, message }
      return message
    },
  }
}
