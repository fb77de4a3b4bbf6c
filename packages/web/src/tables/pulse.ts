/** One end of a channel between a worker and whoever started it. */
interface Channel {
  postMessage(message: unknown): void
  addEventListener(type: 'message', hear: (event: MessageEvent) => void): void
}

interface Startable extends Channel {
  addEventListener(type: 'message', hear: (event: MessageEvent) => void): void
  addEventListener(type: 'error', hear: (event: ErrorEvent) => void): void
}

/** So many questions may pass while it is loaded and comes up. */
const MOST_TO_START = 30

/** In a worker: says that it is there, and answers when asked whether it still is. */
export function beat(parent: Channel): void {
  parent.addEventListener('message', ({ data }) => {
    if (data?.pulse === 'ask') parent.postMessage({ pulse: 'here' })
  })
  const lock = `alive ${crypto.randomUUID()}`
  const here = () => parent.postMessage({ pulse: 'here', lock })
  // A lock is given back when its holder dies, however it dies.
  if (globalThis.navigator?.locks) navigator.locks.request(lock, () => new Promise(here)).catch(here)
  else here()
}

const DEATHS = ['gone', 'silent', 'broken'] as const
export type Death = (typeof DEATHS)[number]

interface PulseSettings {
  /** The worker has come up. */
  alive?(): void
  /** It has left two questions unanswered, and then again has not; it may be busy. */
  quiet?(quiet: boolean): void
  dead(how: Death): void
  /** Milliseconds between two questions. */
  every?: number
  /** So many questions without an answer mean that it hangs. Counted, not timed: a computer that slept has asked nothing. */
  most?: number
}

/** Of a worker: watches over it until it is dead, or until the returned function is called. */
export function pulse(worker: Startable, settings: PulseSettings): () => void {
  const { alive, quiet, dead, every = 2000, most = 10 } = settings
  let up = false
  let over = false
  let missed = 0
  const end = () => {
    over = true
    clearInterval(timer)
  }
  const die = (how: Death) => {
    if (over) return
    end()
    dead(how)
  }
  const timer = setInterval(() => {
    missed++
    if (missed > (up ? most : MOST_TO_START)) return die('silent')
    if (missed > 1) quiet?.(true)
    worker.postMessage({ pulse: 'ask' })
  }, every)
  worker.addEventListener('message', ({ data }) => {
    if (over) return
    if (missed > 1) quiet?.(false)
    missed = 0
    if (up || data?.pulse !== 'here') return
    up = true
    alive?.()
    if (data.lock && globalThis.navigator?.locks) navigator.locks.request(data.lock, () => die('gone')).catch(() => {})
  })
  // Later errors are those of one question; the worker lives on.
  worker.addEventListener('error', () => up || die('broken'))
  return end
}
