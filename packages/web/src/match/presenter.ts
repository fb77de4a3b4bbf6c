import type { Event } from '@redoubt/kernel'
import type { TableMessage } from '../tables/tables.ts'
import { alike } from './alike.ts'
import type { LoggedEvent } from './match.ts'

/** How events are shown: what the presenter needs of a game and of the settings. */
export interface Stage {
  linger(event: Event): number
  foretell(view: unknown, event: Event): unknown
  /** Multiplies every time; 0 shows everything at once. */
  pace(): number
  cue(event: Event): void
  /** Bots are to wait, or need wait no longer, until what they did has been shown. They wait when all begins. */
  hold(held: boolean): void
  /** Nobody at this screen decides anything: who skips, skips only what waits now. */
  watchesOnly: boolean
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
  /** Shows what is left at once, and what follows until the decision is one's own. */
  skip(): void
  /** Nothing moves while somebody reads. */
  pause(paused: boolean): void
  subscribe(listener: () => void): () => void
  close(): void
}

/** With more milliseconds than this still to be shown, bots wait. */
const AHEAD = 1500
/** Who skips, or wants no pace at all, sees where the others have got to this often. */
const GLIMPSE = 100

/** Shows one event after the other, each with its time, and the new position when they are through. */
export function presenter(stage: Stage): Presenter {
  let shown: Shown = { message: null, view: null, moment: null, log: [] }
  let queue: TableMessage[] = []
  let events: Event[] = []
  let timer: ReturnType<typeof setTimeout> | null = null
  let n = 0
  let held = true
  let skipping = false
  let paused = false
  let begin: ReturnType<typeof setTimeout> | undefined
  const listeners = new Set<() => void>()

  const show = (change: Partial<Shown>) => {
    shown = { ...shown, ...change }
    for (const listener of listeners) listener()
  }

  const logged = (event: Event, view: unknown): LoggedEvent => ({ n: n++, event, view })

  const rest = () => [...events, ...queue.slice(1).flatMap(message => message.events as Event[])]

  function hold(): void {
    const pace = skipping ? 0 : stage.pace()
    const left = rest().reduce((sum, event) => sum + stage.linger(event), 0) * pace
    if ((paused || left > AHEAD) === held) return
    held = !held
    stage.hold(held)
  }

  function next(): void {
    timer = null
    if (paused) return
    for (;;) {
      const message = queue[0]
      if (!message) {
        hold()
        return
      }
      const event = events.shift()
      if (!event) {
        queue.shift()
        events = [...((queue[0]?.events as Event[]) ?? [])]
        show({ message, view: alike(shown.view, message.view), moment: null })
        continue
      }
      const log = heard(event)
      const view = stage.foretell(shown.view, event)
      const ms = Math.round(stage.linger(event) * stage.pace())
      if (ms < 8) {
        shown = { ...shown, view, log } // to be drawn with what follows
        continue
      }
      stage.cue(event)
      show({ view, log, moment: { n, event, ms } })
      timer = setTimeout(next, ms)
      hold()
      return
    }
  }

  /** A screen drawn anew for each of many decisions would only flicker. */
  function glimpse(message: TableMessage): void {
    if (paused) hold()
    else if (isMine(message)) {
      skipping = false
      flush()
    } else timer ??= setTimeout(flush, GLIMPSE)
  }

  /** Everything that waits, at once. */
  function flush(): void {
    if (timer !== null) clearTimeout(timer)
    timer = null
    const last = queue.at(-1)
    if (!last) return
    const log = [...shown.log, ...rest().map(event => logged(event, last.view))]
    queue = []
    events = []
    show({ message: last, view: alike(shown.view, last.view), moment: null, log })
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
        // Whoever wants to read something first says so as soon as the table is drawn.
        begin = setTimeout(hold, 0)
        return
      }
      queue.push(message)
      if (queue.length === 1) events = [...(message.events as Event[])]
      if (skipping || stage.pace() === 0) return glimpse(message)
      if (timer === null) next()
      hold()
    },
    skip() {
      const last = queue.at(-1)
      if (!last) return
      skipping = !stage.watchesOnly && !isMine(last)
      flush()
      hold()
    },
    pause(on) {
      paused = on
      if (!paused && timer === null) next()
      hold()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    close() {
      if (timer !== null) clearTimeout(timer)
      clearTimeout(begin)
      listeners.clear()
    },
  }
}

/** Whoever gets this decides next, or nobody does any more. */
function isMine({ decision, outcome }: TableMessage): boolean {
  return outcome !== null || decision?.options !== undefined
}
