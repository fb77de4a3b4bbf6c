import type { Clock } from '@redoubt/host'
import type { Session } from './session.ts'

/** Who is at a table now, on this node and on others. People are named by their id, programs by their seat. */
export interface Attendance {
  arrive(session: Session): void
  leave(session: Session): void
  isHere(who: string): boolean
  /** Since when somebody is here, or is not; undefined if this node does not know. */
  since(who: string): number | undefined
  /** All who are here. */
  all(): string[]
  strangers(): number
  /** What another node says about those who are connected there. */
  elsewhere(node: string, told: Told): void
  /** What this node has to say. */
  told(): Told
  /** Has any other node people at this table? */
  isShared(): boolean
  /** Nobody is connected here, and nobody has just left. */
  isEmpty(): boolean
  close(): void
}

export interface Told {
  people: string[]
  strangers: number
}

interface AttendanceSettings {
  clock: Clock
  now(): number
  /** Somebody is here who was not. */
  came(who: string): void
  /** Somebody has not been here for a while. */
  went(who: string, since: number): void
}

/** Milliseconds: whoever is back by then was never away; what other nodes say holds for so long. */
export const GRACE = 10_000
const HEARSAY = 45_000

export function attendance({ clock, now, came, went }: AttendanceSettings): Attendance {
  /** Somebody may be here for several things: to follow the table, to watch through some eyes. */
  const sessions = new Map<Session, number>()
  const known = new Map<string, { here: boolean; since: number; stop(): void }>()
  const others = new Map<string, Told & { at: number }>()
  const leaving = new Set<string>()
  const isConnected = (who: string) =>
    [...sessions.keys()].some(({ present }) => present === who) || fresh().some(({ people }) => people.includes(who))

  return {
    arrive: session => {
      sessions.set(session, (sessions.get(session) ?? 0) + 1)
      if (session.present !== null) seen(session.present)
    },
    leave: session => {
      const left = (sessions.get(session) ?? 1) - 1
      if (left > 0) sessions.set(session, left)
      else if (sessions.delete(session) && session.present !== null) missed(session.present)
    },
    isHere: who => known.get(who)?.here === true,
    since: who => known.get(who)?.since,
    all: () => [...known].filter(([, { here }]) => here).map(([who]) => who),
    strangers: () =>
      [...sessions.keys()].filter(({ present }) => present === null).length +
      fresh().reduce((sum, { strangers }) => sum + strangers, 0),
    elsewhere: (node, told) => {
      const before = others.get(node)?.people ?? []
      others.set(node, { ...told, at: now() })
      for (const who of told.people) seen(who)
      for (const who of before) if (!told.people.includes(who)) missed(who)
    },
    told: () => ({
      people: [...new Set([...sessions.keys()].flatMap(({ present }) => (present === null ? [] : [present])))],
      strangers: [...sessions.keys()].filter(({ present }) => present === null).length,
    }),
    isShared: () => fresh().length > 0,
    isEmpty: () => sessions.size === 0 && leaving.size === 0,
    close: () => {
      for (const { stop } of known.values()) stop()
    },
  }

  function fresh(): Told[] {
    for (const [node, { at, people }] of others)
      if (now() - at > HEARSAY) {
        others.delete(node)
        for (const who of people) missed(who)
      }
    return [...others.values()]
  }

  function seen(who: string): void {
    const before = known.get(who)
    before?.stop()
    leaving.delete(who)
    if (before?.here) known.set(who, { ...before, stop: () => {} })
    else {
      known.set(who, { here: true, since: now(), stop: () => {} })
      came(who)
    }
  }

  /** A connection is gone; the person perhaps not. */
  function missed(who: string): void {
    const before = known.get(who)
    if (!before?.here || isConnected(who)) return
    const left = now()
    before.stop()
    leaving.add(who)
    const stop = clock.after(GRACE, () => {
      leaving.delete(who)
      if (isConnected(who)) return
      known.set(who, { here: false, since: left, stop: () => {} })
      went(who, left)
    })
    known.set(who, { ...before, stop })
  }
}
