import { setImmediate as breath } from 'node:timers/promises'
import { Conflict, StoreAway, StoreFull } from './errors.ts'
import type { Observer } from './store.ts'

/** What waits at most, in appends and in characters: more is refused, so that a database that hangs does not fill the memory. */
const MOST = { appends: 20_000, size: 64_000_000 }
/** As much as goes into one transaction. */
const GROUP = { appends: 500, size: 1_000_000 }
/** So many are told at once; then others have a turn, because whoever is told goes to work. */
const TOLD = 8

export interface Appending {
  match: string
  /** The number of the first entry, and how many there are. */
  first: number
  count: number
  /** In characters, roughly. */
  size: number
}

interface Job<A> {
  append: A
  resolve(): void
  reject(error: unknown): void
}

export interface Groups<A> {
  append(append: A): Promise<void>
  /** When all that waits is written or refused. */
  settled(): Promise<void>
}

/**
 * Appends that come while others are being written wait and then go together, one of each match: `write` flushes a group and
 * returns the matches whose append fitted. Whatever waits behind one that failed was built on it and fails too.
 */
export function groups<A extends Appending>(
  write: (group: readonly A[]) => Promise<readonly string[]>,
  observer: Observer = {},
): Groups<A> {
  const queue = new Map<string, Job<A>[]>()
  const waiting = { appends: 0, size: 0 }
  const words: (() => void)[] = []
  let pump: Promise<void> | null = null
  let telling: Promise<void> | null = null

  return {
    append: append =>
      new Promise((resolve, reject) => {
        if (waiting.appends >= MOST.appends || waiting.size >= MOST.size)
          return reject(new StoreAway('The database does not keep up: too much already waits to be written.'))
        const job = { append, resolve, reject }
        const before = queue.get(append.match)
        if (before) before.push(job)
        else queue.set(append.match, [job])
        wait(1, append.size)
        pump ??= run()
      }),
    settled: async () => {
      while (pump || telling) await (pump ?? telling)
    },
  }

  async function run(): Promise<void> {
    await null // whoever is called in the same breath comes along
    while (queue.size > 0) {
      const group = next()
      await flush(group)
      leave(group)
    }
    pump = null
  }

  function leave(jobs: readonly Job<A>[]): void {
    wait(-jobs.length, -jobs.reduce((sum, { append }) => sum + append.size, 0))
  }

  function wait(appends: number, size: number): void {
    waiting.appends += appends
    waiting.size += size
    observer.waiting?.(waiting.appends)
  }

  /** The first of every match; what follows it in its match goes to the end. */
  function next(): Job<A>[] {
    const group: Job<A>[] = []
    const behind: Job<A>[][] = []
    let size = 0
    for (const [match, jobs] of queue) {
      const job = jobs.shift()!
      queue.delete(match)
      if (jobs.length > 0) behind.push(jobs)
      size += job.append.size
      if (group.push(job) === GROUP.appends || size >= GROUP.size) break
    }
    for (const jobs of behind) queue.set(jobs[0]!.append.match, jobs)
    return group
  }

  async function flush(group: readonly Job<A>[]): Promise<void> {
    const began = performance.now()
    try {
      const written = new Set(await write(group.map(({ append }) => append)))
      const entries = group.reduce((sum, { append }) => sum + (written.has(append.match) ? append.count : 0), 0)
      observer.committed?.(performance.now() - began, group.length, entries)
      for (const job of group)
        if (written.has(job.append.match)) tell(job.resolve)
        else
          fail(job, new Conflict(`Match ${job.append.match} does not stand at ${job.append.first}, or there is none.`))
    } catch (error) {
      const shared = error instanceof StoreAway || error instanceof StoreFull
      if (group.length === 1 || shared) for (const job of group) fail(job, error)
      else for (const job of group) await flush([job]) // one of them is to blame: the others do not pay for it
    }
  }

  function fail({ append, reject }: Job<A>, error: unknown): void {
    const behind = queue.get(append.match) ?? []
    queue.delete(append.match)
    leave(behind)
    for (const job of [{ reject }, ...behind]) tell(() => job.reject(error))
  }

  /** In the order in which it was written, while the next group is already under way. */
  function tell(word: () => void): void {
    words.push(word)
    telling ??= sayAll()
  }

  async function sayAll(): Promise<void> {
    await null
    while (words.length > 0) {
      for (const word of words.splice(0, TOLD)) word()
      if (words.length > 0) await breath()
    }
    telling = null
  }
}
