import type { Bus, Notice } from './store.ts'

/** Within this process, where nothing is ever missed. */
export function localBus(): Bus {
  const listeners = new Set<(notice: Notice) => void>()
  return {
    // Later, as from elsewhere: nobody is called from within what they are just doing.
    notify: notice =>
      queueMicrotask(() => {
        for (const hear of listeners) hear(notice)
      }),
    listen: hear => {
      const own = (notice: Notice) => hear(notice)
      listeners.add(own)
      return () => void listeners.delete(own)
    },
  }
}
