import type { Viewer } from '@redoubt/kernel'
import type { Listener, Message } from './message.ts'

interface Member {
  listener: Listener
}

/** Who listens. Messages leave in order even when a listener answers at once. */
export interface Audience {
  viewers(): Iterable<Viewer>
  join(viewer: Viewer, listener: Listener): () => void
  send(messageFor: (viewer: Viewer) => Message): void
  tell(listener: Listener, message: Message): void
  clear(): void
}

export function audience(failed: (error: unknown) => void): Audience {
  const members = new Map<Viewer, Set<Member>>()
  const outbox: Array<() => void> = []
  let delivering = false

  const deliver = () => {
    if (delivering) return
    delivering = true
    for (let next = outbox.shift(); next; next = outbox.shift()) {
      try {
        next()
      } catch (error) {
        failed(error)
      }
    }
    delivering = false
  }

  return {
    viewers: () => members.keys(),
    join: (viewer, listener) => {
      const member = { listener }
      const those = members.get(viewer) ?? new Set()
      members.set(viewer, those.add(member))
      return () => {
        those.delete(member)
        if (those.size === 0 && members.get(viewer) === those) members.delete(viewer)
      }
    },
    send: messageFor => {
      for (const [viewer, those] of members) {
        try {
          const message = messageFor(viewer)
          for (const member of those) outbox.push(() => those.has(member) && member.listener(message))
        } catch (error) {
          failed(error)
        }
      }
      deliver()
    },
    tell: (listener, message) => {
      outbox.push(() => listener(message))
      deliver()
    },
    clear: () => {
      for (const those of members.values()) those.clear()
      members.clear()
    },
  }
}
