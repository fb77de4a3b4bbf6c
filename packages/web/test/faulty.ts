import { randomBot } from '@redoubt/bots'
import { doom } from '@redoubt/doom'
import { expect } from 'vitest'
import { hostTables } from '../src/tables/hosttables.ts'
import { type Locks, noLocks } from '../src/tables/locks.ts'
import { memoryStore, type Store } from '../src/tables/store.ts'
import type { Condition, NewTable, TableMessage, Tables } from '../src/tables/tables.ts'
import { StoreTrouble } from '../src/tables/trouble.ts'

/** A store that fails on demand: as a whole, in writing, or by answering nobody until the browser's limit is over. */
export interface Faulty extends Store {
  fault: null | 'all' | 'writes' | 'silent'
  /** What is behind it. */
  readonly behind: Store
  /** As a person does in the settings of the browser. */
  clear(): void
}

export function faultyStore(): Faulty {
  let behind = memoryStore()
  const faulty = { fault: null as Faulty['fault'] }
  const guard = (name: keyof Store, writes: boolean) => {
    return async (...args: never[]) => {
      if (faulty.fault === 'silent') {
        await new Promise(resolve => setTimeout(resolve, 30))
        throw new StoreTrouble('silent', 'no answer')
      }
      if (faulty.fault === 'all' || (faulty.fault === 'writes' && writes))
        throw new DOMException('aborted', 'AbortError')
      return (behind[name] as (...args: never[]) => Promise<never>)(...args)
    }
  }
  return Object.assign(faulty, {
    heads: guard('heads', false),
    head: guard('head', false),
    entries: guard('entries', false),
    all: guard('all', false),
    write: guard('write', true),
    remove: guard('remove', true),
    put: guard('put', true),
    drop: guard('drop', true),
    get behind() {
      return behind
    },
    clear: () => {
      behind = memoryStore()
    },
  }) as Faulty
}

export const hostedTables = (store: Store = memoryStore(), locks: Locks = noLocks) =>
  hostTables({
    store,
    locks,
    game: async id => (id === 'doom' ? doom : null),
    bot: async (_, __, seed) => randomBot(seed),
    knows: async (_, level) => level === 'random',
    patience: { first: 10, most: 40 },
  })

export const ALONE: NewTable = {
  game: 'doom',
  options: { mission: 'tutorial', marines: 1 },
  seats: {
    alpha: { kind: 'human', name: 'A', person: 0 },
    invader: { kind: 'bot', name: 'B', level: 'random' },
  },
}

/** The latest message once `ready` holds for it. */
export function until(tables: Tables, id: string, viewer: string, ready: (message: TableMessage) => boolean) {
  return new Promise<TableMessage>(resolve => {
    const leave = tables.watch(id, viewer, -1, message => {
      if (!ready(message)) return
      setTimeout(() => leave(), 0)
      resolve(message)
    })
  })
}
export const myTurn = (message: TableMessage) => message.decision?.options !== undefined

/** The person makes some decisions, always the first that is offered. */
export async function decide(tables: Tables, id: string, times: number): Promise<TableMessage> {
  let message = await until(tables, id, 'alpha', myTurn)
  for (let i = 0; i < times; i++) {
    const { key } = message.decision!.options![0]!
    const before = message.seq
    expect(await tables.choose(id, 'alpha', before, key)).toMatchObject({ ok: true })
    message = await until(tables, id, 'alpha', next => next.seq > before && myTurn(next))
  }
  return message
}

/** On a machine that has other things to do, too. */
export const eventually = <T>(what: () => T) => expect.poll(what, { timeout: 20_000 })

/** What the tables say of themselves now. */
export function conditionOf(tables: Tables): Condition {
  let condition: Condition | null = null
  tables.condition(now => {
    condition = now
  })()
  return condition!
}

/** The locks of one browser, for several tabs. */
export function sharedLocks(): { held: Set<string>; locks: Locks } {
  const held = new Set<string>()
  const losing = new Map<string, (() => void) | undefined>()
  const locks: Locks = async (name, { lost, steal } = {}) => {
    if (held.has(name) && !steal) return null
    if (held.has(name)) losing.get(name)?.()
    held.add(name)
    losing.set(name, lost)
    return () => {
      if (losing.get(name) === lost) held.delete(name)
    }
  }
  return { held, locks }
}
