import type { Seat } from './seat.ts'

/** Something that happened, for logs, animation and sound. Without `to` everybody may see it. */
export interface Event {
  type: string
  to?: readonly Seat[]
}

let sink: Event[] | null = null

/** Collects what is emitted while `work` runs. Nested calls do not occur: a state has one machine running it. */
export function listening<T>(out: Event[] | undefined, work: () => T): T {
  const before = listen(out ?? null)
  try {
    return work()
  } finally {
    listen(before)
  }
}

/** From now on this list collects what is emitted; returns the one that did before. */
export function listen(out: Event[] | null): Event[] | null {
  const before = sink
  sink = out
  return before
}

/** True while somebody listens; playouts do not, and need not build what nobody reads. */
export function heard(): boolean {
  return sink !== null
}

export function emit<E extends Event>(event: E): void {
  sink?.push(event)
}

/** The events a viewer may see, without the list of who may. */
export function seenEvents(events: readonly Event[], viewer: Seat | 'spectator'): Event[] {
  const seen: Event[] = []
  for (const event of events) {
    if (!event.to) seen.push(event)
    else if (event.to.includes(viewer)) {
      const { to: _, ...rest } = event
      seen.push(rest)
    }
  }
  return seen
}
