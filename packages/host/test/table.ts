import type { AnyGame } from '@redoubt/kernel'
import { freeze } from '@redoubt/kernel/testing'
import { type Entry, type Host, type Hosting, type Message, openMatch, type Report } from '../src/index.ts'
import { type TestClock, testClock } from '../testing/index.ts'

/** A hosted match with everybody's messages kept, and frozen: they are shared, so nothing may ever change in one. */
export interface Table {
  host: Host
  clock: TestClock
  reports: Report[]
  entries: Entry[]
  inbox: Record<string, Message[]>
  /** The latest message of a viewer. */
  seen(viewer: string): Message
  events(viewer: string): string[]
  keys(seat: string): string[]
  /** The seat picks now; throws if refused. */
  does(seat: string, ...keys: string[]): void
}

export function table(
  game: AnyGame,
  options: unknown = {},
  hosting: Partial<Hosting> & { seed?: string; open?: (setup: Hosting) => Host } = {},
): Table {
  const { seed = 'test', open, ...rest } = hosting
  const clock = testClock()
  const reports: Report[] = []
  const entries: Entry[] = []
  const setup = {
    clock,
    report: (r: Report) => void reports.push(r),
    record: (e: Entry) => void entries.push(e),
    ...rest,
    game,
  }
  const host = open ? open(setup) : openMatch({ ...setup, options, seed })
  const inbox: Record<string, Message[]> = {}
  for (const viewer of [...host.seats.map(s => s.seat), 'spectator']) {
    const mine: Message[] = (inbox[viewer] = [])
    host.subscribe(viewer, message => mine.push(freeze(message)))
  }
  const seen = (viewer: string) => inbox[viewer]!.at(-1)!
  return {
    host,
    clock,
    reports,
    entries,
    inbox,
    seen,
    events: viewer => seen(viewer).events.map(event => event.type),
    keys: seat => seen(seat).decision?.options?.map(option => option.key) ?? [],
    does: (seat, ...keys) => {
      for (const key of keys) {
        const before = host.seq
        void host.choose(seat, before, key)
        if (host.seq === before) throw new Error(`${seat} cannot ${key}.`)
      }
    },
  }
}

/** What the entries say was decided. */
export function fold(entries: readonly Entry[]): string[] {
  const keys: string[] = []
  for (const entry of entries) {
    if ('key' in entry) keys.push(entry.key)
    else if ('takeBack' in entry) keys.length = entry.takeBack
  }
  return keys
}
