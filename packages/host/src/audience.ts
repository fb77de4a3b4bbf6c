import type { Viewer } from '@redoubt/kernel'
import type { Listener, Message } from './message.ts'

/** Who listens. Messages leave in order even when a listener answers at once. */
export interface Audience {
  viewers(): Set<Viewer>
  join(viewer: Viewer, listener: Listener): () => void
  send(messageFor: (viewer: Viewer) => Message): void
  tell(listener: Listener, message: Message): void
  clear(): void
}

export function audience(failed: (error: unknown) => void): Audience {
  const members = new Set<{ viewer: Viewer; listener: Listener }>()
  const outbox: Array<() => void> = []
  let delivering = false

  const viewers = () => new Set([...members].map(member => member.viewer))
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
    viewers,
    join: (viewer, listener) => {
      const member = { viewer, listener }
      members.add(member)
      return () => {
        members.delete(member)
      }
    },
    send: messageFor => {
      const ready = new Map<Viewer, Message>()
      for (const viewer of viewers()) {
        try {
          ready.set(viewer, messageFor(viewer))
        } catch (error) {
          failed(error)
        }
      }
      for (const member of members) {
        const message = ready.get(member.viewer)
        if (message) outbox.push(() => members.has(member) && member.listener(message))
      }
      deliver()
    },
    tell: (listener, message) => {
      outbox.push(() => listener(message))
      deliver()
    },
    clear: () => members.clear(),
  }
}
