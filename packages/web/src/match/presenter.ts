import type { Event } from '@redoubt/kernel'
import type { TableMessage } from '../tables/tables.ts'
import type { LoggedEvent } from './match.ts'

/** How events are shown: what the presenter needs of a game and of the settings. */
export interface Stage {
  linger(event: Event): number
  foretell(view: unknown, event: Event): unknown
  /** Multiplies every time; 0 shows everything at once. */
  pace(): number
  cue(event: Event): void
}

export interface Shown {
  /** The latest message whose events have all been shown. */
  message: TableMessage | null
  view: unknown
  moment: { n: number; event: Event; ms: number } | null
  log: readonly LoggedEvent[]
}

export interface Presenter {
  readonly shown: Shown
  take(message: TableMessage): void
  /** Shows what is left at once. */
  skip(): void
  subscribe(listener: () => void): () => void
  close(): void
}

/** A long bot turn must not keep anybody waiting: beyond this many milliseconds in the queue everything goes faster. */
const PATIENCE = 6000

/** Shows one event after the other, each with its time, and the new position when they are through. */
export function presenter(stage: Stage): Presenter {
  let shown: Shown = { message: null, view: null, moment: null, log: [] }
  let queue: TableMessage[] = []
  let events: Event[] = []
  let timer: ReturnType<typeof setTimeout> | null = null
  let n = 0
  /** 1 when there is time; less when so much waits that patience would end. */
  let rush = 1
  const listeners = new Set<() => void>()

  const show = (change: Partial<Shown>) => {
    shown = { ...shown, ...change }
    for (const listener of listeners) listener()
  }

  const logged = (event: Event, view: unknown): LoggedEvent => ({ n: n++, event, view })

  /** What the rest of the queue would take at normal speed. */
  function waitingTime(): number {
    const rest = [...events, ...queue.slice(1).flatMap(message => message.events as Event[])]
    return rest.reduce((sum, event) => sum + stage.linger(event), 0)
  }

  function next(): void {
    timer = null
    for (;;) {
      const message = queue[0]
      if (!message) {
        rush = 1
        return
      }
      const event = events.shift()
      if (!event) {
        queue.shift()
        events = [...((queue[0]?.events as Event[]) ?? [])]
        show({ message, view: message.view, moment: null })
        continue
      }
      const log = heard(event)
      const view = stage.foretell(shown.view, event)
      const ms = Math.round(stage.linger(event) * stage.pace() * rush)
      if (ms < 8) {
        shown = { ...shown, view, log }
        continue
      }
      stage.cue(event)
      show({ view, log, moment: { n, event, ms } })
      timer = setTimeout(next, ms)
      return
    }
  }

  /** Decisions that were taken back stay in the log, but the line says so. */
  function heard(event: Event): readonly LoggedEvent[] {
    return [...shown.log, logged(event, shown.view)]
  }

  return {
    get shown() {
      return shown
    },
    take(message) {
      if (!shown.message && queue.length === 0) {
        // The past: into the log, not onto the stage.
        const past = message.events as Event[]
        const log = past.map(event => logged(event, message.view))
        show({ message, view: message.view, moment: null, log })
        return
      }
      queue.push(message)
      if (queue.length === 1) events = [...(message.events as Event[])]
      rush = Math.min(rush, PATIENCE / Math.max(1, waitingTime()))
      if (timer === null) next()
    },
    skip() {
      if (timer !== null) clearTimeout(timer)
      timer = null
      const last = queue.at(-1)
      if (!last) return
      const rest = [...events, ...queue.slice(1).flatMap(message => message.events as Event[])]
      const log = [...shown.log, ...rest.map(event => logged(event, last.view))]
      queue = []
      events = []
      show({ message: last, view: last.view, moment: null, log })
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    close() {
      if (timer !== null) clearTimeout(timer)
      listeners.clear()
    },
  }
}
