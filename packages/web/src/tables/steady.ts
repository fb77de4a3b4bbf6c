import type { Viewer } from '@redoubt/kernel'
import { type Spare, type TableMessage, TableProblem, type Tables } from './tables.ts'

/** One life of the host: a worker and the door to it. */
export interface Life {
  tables: Tables
  end(): void
}

/** Of whoever plays the matches: `well`, or why nothing moves at the moment; `gone` for good, until it is called again. */
export type Wellbeing = 'well' | 'quiet' | 'restarting' | 'gone'

export interface Signs {
  alive(): void
  quiet(quiet: boolean): void
  dead(): void
}

interface SteadySettings {
  start(signs: Signs): Life
  told(how: Wellbeing): void
  /** A match that was watched could not be opened again. */
  lost(id: string, problem: TableProblem): void
  /** Milliseconds before each new life; after the last of them it is given up. A minute without a death forgives all. */
  waits?: readonly number[]
}

export interface Steady {
  tables: Tables
  /** After it was given up: once more, by the wish of a person. */
  again(): void
}

interface Call {
  method: keyof Tables
  args: unknown[]
  tries: number
  resolve(value: unknown): void
  reject(error: Error): void
}

/** A call that has killed this many hosts is not tried on another. */
const MOST_TRIES = 2
const FORGIVEN = 60_000

/**
 * Tables that outlive their host. What was asked and not answered is asked again: words to a match carry their `seq`, so
 * nothing happens twice. Who watched, watches on from the last message; who held the bots, holds them.
 */
export function steadyTables({ start, told, lost, waits = [0, 500, 3000] }: SteadySettings): Steady {
  const calls = new Set<Call>()
  const streams = new Set<Stream>()
  const holds = new Map<string, Parameters<Tables['hold']>>()
  const wishes = new Map<string, Parameters<Tables['prefer']>>()
  let spares: Spare[] = []
  let deaths: number[] = []
  let life: Life | null = null
  begin()

  const tables = new Proxy({} as Tables, {
    get:
      (_, method: keyof Tables) =>
      (...args: unknown[]) =>
        method in special ? (special[method] as (...args: unknown[]) => unknown)(...args) : call(method, args),
  })
  const special: Partial<Tables> = {
    watch,
    condition: listener => listen(tables => tables.condition(listener)),
    create: table => call('create', [{ id: crypto.randomUUID(), ...table }]) as Promise<string>,
    hold: (id, viewer, held) => {
      if (held) holds.set(`${id} ${viewer}`, [id, viewer, held])
      else holds.delete(`${id} ${viewer}`)
      return call('hold', [id, viewer, held]) as Promise<void>
    },
    prefer: (...wish) => {
      wishes.set(wish.slice(0, 3).join(' '), wish)
      return call('prefer', wish) as ReturnType<Tables['prefer']>
    },
    close: id => {
      for (const [name, [of]] of [...holds, ...wishes]) if (of === id) holds.delete(name) || wishes.delete(name)
      return call('close', [id]) as Promise<void>
    },
  }
  return {
    tables,
    again: () => {
      if (life || deaths.length <= waits.length) return
      deaths = []
      told('restarting')
      begin()
    },
  }

  function begin(): void {
    let over = false
    const mine: Life = start({
      alive: () => over || told('well'),
      quiet: quiet => over || told(quiet ? 'quiet' : 'well'),
      dead: () => {
        if (over) return
        over = true
        died(mine)
      },
    })
    life = mine
    if (spares.length > 0) mine.tables.restore(spares).catch(() => {})
    mine.tables.spares(now => {
      spares = now
    })
    for (const hold of holds.values()) mine.tables.hold(...hold).catch(() => {})
    for (const stream of streams) stream.join(mine.tables)
    for (const wish of wishes.values()) mine.tables.prefer(...wish).catch(() => {})
    for (const one of calls) send(one)
  }

  function died(dead: Life): void {
    dead.end()
    life = null
    const now = Date.now()
    deaths = [...deaths.filter(at => now - at < FORGIVEN), now]
    const wait = waits[deaths.length - 1]
    for (const one of calls) if (wait === undefined || one.tries >= MOST_TRIES) giveUp(one)
    told(wait === undefined ? 'gone' : 'restarting')
    if (wait !== undefined) setTimeout(() => life ?? begin(), wait)
  }

  function giveUp(one: Call): void {
    calls.delete(one)
    one.reject(new TableProblem('host-gone'))
  }

  function call(method: keyof Tables, args: unknown[]): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const one: Call = { method, args, tries: 0, resolve, reject }
      calls.add(one)
      if (life) send(one)
      else if (deaths.length > waits.length) giveUp(one)
    })
  }

  function send(one: Call): void {
    one.tries++
    const answer = (life!.tables[one.method] as (...args: unknown[]) => Promise<unknown>)(...one.args)
    answer.then(
      value => calls.delete(one) && one.resolve(value),
      error => calls.delete(one) && one.reject(error),
    )
  }

  function listen(join: (tables: Tables) => () => void): () => void {
    const stream: Stream = {
      leave: () => {},
      join: tables => {
        stream.leave = join(tables)
      },
    }
    streams.add(stream)
    if (life) stream.join(life.tables)
    return () => {
      streams.delete(stream)
      if (life) stream.leave()
    }
  }

  function watch(id: string, viewer: Viewer, since: number, listener: (message: TableMessage) => void): () => void {
    let seen = since
    let joined = false
    return listen(tables => {
      // The first time, whoever watches has opened it.
      if (joined) tables.open(id).catch(error => error instanceof TableProblem && lost(id, error))
      joined = true
      return tables.watch(id, viewer, seen, message => {
        seen = message.seq
        listener(message)
      })
    })
  }
}

interface Stream {
  join(tables: Tables): void
  leave(): void
}
