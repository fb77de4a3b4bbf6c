import { type Held, reused } from '@redoubt/host'
import type { Event } from '@redoubt/kernel'
import type { LoggedEvent } from '../../screen/match.ts'
import type { TableMessage } from '../../tables/tables.ts'

/** How events are shown: what the presenter needs of a game and of the settings. */
interface Stage {
  linger(event: Event): number
  foretell(view: unknown, event: Event): unknown
  /** Multiplies every time; 0 shows everything at once. */
  pace(): number
  cue(event: Event): void
  /**
   * Bots are to wait, or need wait no longer, until what they did has been shown. They wait when all begins. Their answers wait while a
   * person decides and a moment longer: until then a slip is taken back without having seen what follows.
   */
  hold(held: Held): void
  /** Nobody at this screen decides anything: who skips, skips only what waits now. */
  watchesOnly: boolean
}

interface Shown {
  /** The latest message whose events have all been shown. */
  message: TableMessage | null
  /** Its question has been answered, what came of that is not drawn yet: it is asked no more. */
  isAnswered: boolean
  view: unknown
  onScreen: { n: number; event: Event; ms: number } | null
  log: readonly LoggedEvent[]
  /** What had been taken back before one sat down. */
  undoneEarlier: readonly LoggedEvent[]
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
/** So many milliseconds after one's own decision has been shown, a bot may answer it. */
const GRACE = 1200
/** Who skips, or wants no pace at all, sees where the others have got to this often. */
const GLIMPSE = 100

/** Shows one event after the other, each with its time, and the new position when they are through. */
export function presenter(stage: Stage): Presenter {
  let shown: Shown = {
    ...{ message: null, isAnswered: false, view: null, onScreen: null },
    ...{ log: [], undoneEarlier: [] },
  }
  let queue: TableMessage[] = []
  let events: Event[] = []
  let timer: ReturnType<typeof setTimeout> | null = null
  let n = 0
  let held: Held = true
  /** A person at this screen has decided, and may still think better of it. */
  let grace: ReturnType<typeof setTimeout> | 'deciding' | null = null
  let skipping = false
  let paused = false
  let begin: ReturnType<typeof setTimeout> | undefined
  const listeners = new Set<() => void>()

  const show = (change: Partial<Shown>) => {
    shown = { ...shown, ...change }
    for (const listener of listeners) listener()
  }

  const logged = (event: Event, view: unknown, made?: number): LoggedEvent => ({
    ...{ n: n++, event, view },
    ...(made === undefined ? {} : { made }),
  })

  const rest = () => [...events, ...queue.slice(1).flatMap(message => message.events as Event[])]

  function hold(): void {
    const pace = skipping ? 0 : stage.pace()
    const left = rest().reduce((sum, event) => sum + stage.linger(event), 0) * pace
    const wanted = paused || left > AHEAD || (grace !== null && pace > 0 && 'answers')
    if (wanted === held) return
    held = wanted
    stage.hold(held)
  }

  /** Until the decision has been shown and a moment has passed. */
  function allow(message: TableMessage): void {
    if (grace !== null && grace !== 'deciding') clearTimeout(grace)
    const pace = stage.pace()
    if (pace === 0 || stage.watchesOnly || message.outcome !== null) grace = null
    else if (isMine(message)) grace = 'deciding'
    else if (grace !== null && message.undo.can === 'freely')
      grace = setTimeout(() => {
        grace = null
        hold()
      }, GRACE * pace)
    else grace = null
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
        show({ message, isAnswered: false, view: reused(shown.view, message.view), onScreen: null })
        allow(message)
        continue
      }
      const log = [...shown.log, logged(event, shown.view, message.made)]
      const view = stage.foretell(shown.view, event)
      const ms = Math.round(stage.linger(event) * stage.pace())
      if (ms < 8) {
        shown = { ...shown, view, log } // to be drawn with what follows
        continue
      }
      stage.cue(event)
      show({ view, log, onScreen: { n, event, ms } })
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
    const left = queue.flatMap(({ made, events: all }, i) =>
      (i === 0 ? events : (all as Event[])).map(event => logged(event, last.view, made)),
    )
    const log = [...shown.log, ...left]
    queue = []
    events = []
    show({ message: last, isAnswered: false, view: reused(shown.view, last.view), onScreen: null, log })
    allow(last)
    hold()
  }

  return {
    get shown() {
      return shown
    },
    take(message) {
      if (!shown.message && queue.length === 0) {
        // The past: into the log, not onto the stage.
        const log: LoggedEvent[] = []
        const undoneEarlier: LoggedEvent[] = []
        const past = message.events as Event[]
        const undone = message.undone ?? []
        for (const [after, event] of [...past, null].entries()) {
          for (const one of undone)
            if (one.after === after)
              for (const gone of one.events) undoneEarlier.push(logged(gone as Event, message.view))
          if (event) log.push(logged(event, message.view))
        }
        show({ message, view: message.view, onScreen: null, log, undoneEarlier })
        allow(message)
        // Whoever wants to read something first says so as soon as the table is drawn.
        begin = setTimeout(hold, 0)
        return
      }
      queue.push(message)
      if (queue.length === 1) events = [...(message.events as Event[])]
      if (skipping || stage.pace() === 0) glimpse(message)
      else {
        if (timer === null) next()
        hold()
      }
      const { message: asked, isAnswered, onScreen } = shown
      if (queue.length > 0 && onScreen === null && !isAnswered && isMine(asked!) && asked!.seq !== message.seq)
        show({ isAnswered: true })
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
      if (grace !== null && grace !== 'deciding') clearTimeout(grace)
      clearTimeout(begin)
      listeners.clear()
    },
  }
}

/** Whoever gets this decides next, or nobody does any more. */
function isMine({ decision, passes, outcome }: TableMessage): boolean {
  return outcome !== null || (decision?.options !== undefined && !passes)
}
