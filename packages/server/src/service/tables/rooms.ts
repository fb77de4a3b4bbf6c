import type { Clock } from '@redoubt/host'
import { Refused, readCode, TABLE_CODE } from '@redoubt/protocol'
import type { Notice, Store, Table, Written } from '../../store/index.ts'
import { attendance, GRACE, type Told } from '../people/attendance.ts'
import type { People } from '../people/people.ts'
import { followingId } from '../people/secrets.ts'
import { room, rowsOf } from './make-room.ts'
import { GONE } from './presence.ts'
import type { Room } from './room.ts'

/** All tables that this node has in memory: those somebody follows or watches, or whose bots and clocks it runs. */
export interface Rooms {
  /** Refused if there is none. */
  get(id: string): Promise<Room>
  /** The same for work that takes a while: the table stays in memory until it is done. */
  using<T>(id: string, work: (room: Room) => Promise<T>): Promise<T>
  byCode(typed: string): Promise<Room>
  /** In memory already? */
  have(id: string): Room | undefined
  all(): Iterable<Room>
  /** Refuses only by what is written down: another node may have changed the table a moment ago. */
  sure<T>(room: Room, check: () => T): Promise<T>
  /** Reads its rows anew and tells those who follow. */
  refresh(room: Room): Promise<void>
  /** Who is there has changed. */
  moved(room: Room): void
  /** Forgets it if nobody needs it. */
  settle(room: Room): void
  close(): Promise<void>
}

interface RoomsSettings {
  store: Store
  people: People
  clock: Clock
  now(): number
  node: string
  /** Told of a table that has come into memory, before anybody gets it. */
  loaded(room: Room): Promise<void>
  /** Its rows are new. */
  refreshed(room: Room): Promise<void>
  /** So much is in its record, and this is what was written last, if the node has heard. */
  written(room: Room, seq: number, entries?: readonly Written[]): void
  /** So many things have been said. */
  said(room: Room, remarks: number): void
  /** What nodes tell each other besides. */
  heard(notice: Notice): void
  /** Somebody came, or is missed since. */
  came(room: Room, who: string): void
  went(room: Room, who: string, since: number): void
  dropped(room: Room): Promise<void>
  failed(error: unknown): void
}

/** Milliseconds between looks at what notifications may have missed, and between saying again who is here. */
const POLL = 5000
/** So many tables are asked about in one question. */
const AT_ONCE = 250
const SAY_AGAIN = 20_000

export function rooms(settings: RoomsSettings): Rooms {
  const { store, people, clock, now, node, failed } = settings
  const known = new Map<string, Promise<Room>>()
  const here = new Map<string, Room>()
  const looked = new Map<string, number>()
  const used = new Map<string, number>()
  const timers = new Map<Room, Set<() => void>>()
  const refreshing = new Map<string, { again: boolean; done: Promise<void> }>()
  let closed = false
  let stopPoll = clock.after(POLL, poll)
  let stopSaying = clock.after(SAY_AGAIN, sayAgain)
  const stopListening = store.bus.listen(hear, () => void look().catch(failed))

  return {
    get,
    using: async (id, work) => {
      used.set(id, (used.get(id) ?? 0) + 1)
      try {
        return await work(await get(id))
      } finally {
        const left = used.get(id)! - 1
        if (left > 0) used.set(id, left)
        else used.delete(id)
      }
    },
    byCode: async typed => {
      const code = readCode(typed, TABLE_CODE)
      const table = code === null ? null : await store.matches.byCode(code)
      if (!table) throw new Refused('unknown-table')
      return get(table.match.id)
    },
    sure: async (one, check) => {
      try {
        return check()
      } catch (error) {
        if (!(error instanceof Refused)) throw error
        await refresh(one)
        return check()
      }
    },
    have: id => here.get(id),
    all: () => here.values(),
    refresh,
    moved,
    settle,
    close: async () => {
      closed = true
      stopPoll()
      stopSaying()
      stopListening()
      for (const one of here.values()) await drop(one)
    },
  }

  function get(id: string): Promise<Room> {
    const found = known.get(id)
    if (found) return found
    const loading = load(id)
    known.set(id, loading)
    loading.catch(() => known.delete(id))
    return loading
  }

  async function load(id: string): Promise<Room> {
    const table = await store.matches.get(id)
    if (!table) throw new Refused('unknown-table')
    const one: Room = room({
      table,
      now,
      attendance: attendance({
        clock,
        now,
        came: who => {
          settings.came(one, who)
          moved(one)
        },
        went: (who, since) => {
          settings.went(one, who, since)
          moved(one)
          later(one, GONE - GRACE)
        },
      }),
    })
    await introduce(one)
    await settings.loaded(one)
    here.set(id, one)
    store.bus.notify({ match: id, about: 'who', data: { node } })
    later(one, GONE)
    return one
  }

  /** Somebody who is away becomes gone by time alone. */
  function later(one: Room, ms: number): void {
    // Stopped with the room, which it would hold in memory.
    const mine = timers.get(one) ?? new Set()
    const stop = clock.after(ms + 1, () => {
      mine.delete(stop)
      one.push()
    })
    timers.set(one, mine.add(stop))
  }

  async function introduce(one: Room): Promise<void> {
    const ids = [one.match.host, ...one.seats.flatMap(({ player }) => player ?? [])]
    for (const player of await Promise.all([...new Set(ids)].map(id => people.get(id))))
      if (player) {
        one.names.set(player.id, player.name)
        one.languages.set(player.id, player.language)
      }
    if (one.match.status === 'over') one.next = await nextOf(one.id)
  }

  /** Where these people have gone on after the end. */
  async function nextOf(id: string): Promise<Room['next']> {
    for (const what of ['next', 'rematch']) {
      const table = await store.matches.get(followingId(id, what))
      if (table) return { match: table.match.id, code: table.match.code }
    }
    return null
  }

  /** Several wishes at once are one; what changes meanwhile is read once more. */
  function refresh(one: Room): Promise<void> {
    const under = refreshing.get(one.id)
    if (under) {
      under.again = true
      return under.done
    }
    const work = { again: false, done: Promise.resolve() }
    refreshing.set(one.id, work)
    work.done = (async () => {
      try {
        do {
          work.again = false
          const table = await store.matches.get(one.id)
          if (table) await adopt(one, table)
        } while (work.again)
      } finally {
        refreshing.delete(one.id)
      }
    })()
    return work.done
  }

  /** However long it takes, neither the other tables nor the next look wait for it; what could not be read is read then. */
  async function lookInto(one: Room, changes: number): Promise<void> {
    try {
      await refresh(one)
      if (here.get(one.id) === one) looked.set(one.id, changes)
    } catch (error) {
      failed(error)
    }
  }

  async function adopt(one: Room, table: Table): Promise<void> {
    Object.assign(one, rowsOf(table))
    await introduce(one)
    await settings.refreshed(one)
    one.push()
  }

  function moved(one: Room): void {
    one.push()
    say(one)
  }

  /** Tells the other nodes who is connected here. */
  function say(one: Room): void {
    store.bus.notify({ match: one.id, about: 'here', data: { node, ...one.attendance.told() } })
  }

  function hear(notice: Notice): void {
    const one = here.get(notice.match)
    const from = (notice.data as { node?: string } | undefined)?.node
    if (from === node) return
    if (!one) settings.heard(notice)
    else if (notice.about === 'table') refresh(one).catch(failed)
    else if (notice.about === 'entries') settings.written(one, notice.seq ?? 0, notice.data as Written[])
    else if (notice.about === 'chat') settings.said(one, notice.seq ?? 0)
    else if (notice.about === 'who') {
      if (!one.attendance.isEmpty()) say(one)
    } else if (notice.about === 'here') {
      const { people: there, strangers } = notice.data as Told
      one.attendance.elsewhere(from!, { people: there, strangers })
      one.push()
    } else settings.heard(notice)
  }

  function poll(): void {
    look()
      .catch(failed)
      .finally(() => {
        if (!closed) stopPoll = clock.after(POLL, poll)
      })
  }

  async function look(): Promise<void> {
    const all = [...here.keys()]
    for (let n = 0; n < all.length; n += AT_ONCE)
      for (const { match, seq, changes, remarks } of await store.matches.standing(all.slice(n, n + AT_ONCE))) {
        const one = here.get(match)
        if (!one) continue
        settings.written(one, seq)
        settings.said(one, remarks)
        const before = looked.get(match)
        if (before === undefined || before === changes) looked.set(match, changes)
        else void lookInto(one, changes)
      }
    for (const one of here.values()) settle(one)
  }

  function sayAgain(): void {
    for (const one of here.values()) if (one.attendance.isShared() && !one.attendance.isEmpty()) say(one)
    if (!closed) stopSaying = clock.after(SAY_AGAIN, sayAgain)
  }

  function settle(one: Room): void {
    const isNeeded = used.has(one.id) || one.followers.size > 0 || !one.attendance.isEmpty() || one.running?.isNeeded()
    if (!isNeeded && here.get(one.id) === one) drop(one).catch(failed)
  }

  async function drop(one: Room): Promise<void> {
    here.delete(one.id)
    known.delete(one.id)
    looked.delete(one.id)
    for (const stop of timers.get(one) ?? []) stop()
    timers.delete(one)
    one.attendance.close()
    await settings.dropped(one)
  }
}
