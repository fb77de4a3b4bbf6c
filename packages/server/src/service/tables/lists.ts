import type { Clock } from '@redoubt/host'
import { type Mine, Refused, type TableCard } from '@redoubt/protocol'
import type { Listing, Store } from '../../store/index.ts'
import { type Handlers, personIn } from '../people/handlers.ts'
import type { Session } from '../people/session.ts'
import type { Rooms } from './rooms.ts'
import { cardOf } from './state.ts'

/** The lobby for everybody, and one's own tables. */
interface Lists {
  readonly commands: Handlers<'lobby' | 'mine'>
  /** The lobby as it is now, for whoever only looks in. */
  lobby(): Promise<Page>
  /** Some table has changed: whoever follows the lobby is told, soon. */
  changed(): void
  /** Where it is this player's turn. */
  turns(player: string): Promise<Array<{ match: string; seat: string }>>
  close(): void
}

interface ListSettings {
  store: Store
  rooms: Rooms
  clock: Clock
  now(): number
  failed(error: unknown): void
}

const MOST_LISTED = 50
const MOST_MINE = 50
/** Milliseconds: no oftener is the lobby looked at anew. */
const PAUSE = 1500
const MOST_WATCHED = 20

interface Filter {
  game?: string | undefined
  language?: string | undefined
}
export interface Page {
  tables: TableCard[]
  more: number
}

export function lists({ store, rooms, clock, now, failed }: ListSettings): Lists {
  const followers = new Map<string, { session: Session; watch: number; filter: Filter; told: string }>()
  let stopTimer: (() => void) | null = null
  let latest: { at: number; pages: Map<string, Promise<Page>> } = { at: 0, pages: new Map() }

  return {
    commands: {
      lobby: async (session, { filter, watch }) => {
        const page = await pageOf(filter)
        if (watch !== undefined && session.isOpen()) follow(session, watch, filter, page)
        return page
      },
      mine: async (session, { over, before }) => {
        const player = personIn(session).id
        const page = before === undefined ? {} : { before }
        const found = await store.matches.mine({ player, limit: MOST_MINE, ...page })
        const tables = found
          .filter(({ match }) => over || match.status !== 'over')
          .map(one => mineOf(one, player))
          .sort((a, b) => Number(b.yours) - Number(a.yours) || b.updated - a.updated)
        return { tables, more: found.length === MOST_MINE }
      },
    },
    lobby: () => pageOf({}),
    changed: () => {
      if (followers.size > 0) stopTimer ??= clock.after(PAUSE, look)
    },
    turns: async player => {
      const found = await store.matches.mine({ player, limit: MOST_MINE })
      return found.filter(one => isTurn(one, player)).map(({ match }) => ({ match: match.id, seat: match.waitsFor! }))
    },
    close: () => stopTimer?.(),
  }

  function pageOf(filter: Filter): Promise<Page> {
    if (now() - latest.at > PAUSE / 2) latest = { at: now(), pages: new Map() }
    const name = JSON.stringify([filter.game, filter.language])
    const page = latest.pages.get(name) ?? readPage(filter)
    latest.pages.set(name, page)
    return page
  }

  /** Tables that wait for people come first, then matches to watch. */
  async function readPage({ game, language }: Filter): Promise<Page> {
    const query = { ...(game ? { game } : {}), ...(language ? { language } : {}), limit: MOST_LISTED + 1 }
    const waiting = await store.matches.lobby({ ...query, status: 'waiting' })
    const running = await store.matches.lobby({ ...query, status: 'running' })
    const all = [...waiting, ...running]
    const tables = all.slice(0, MOST_LISTED).map(({ match, seats }) => cardOf(match, seats, rooms.have(match.id)))
    return { tables, more: all.length - tables.length }
  }

  function follow(session: Session, watch: number, filter: Filter, page: Page): void {
    session.watches.get(watch)?.()
    if (session.watches.size >= MOST_WATCHED) throw new Refused('too-many')
    const name = `${session.id} ${watch}`
    followers.set(name, { session, watch, filter, told: JSON.stringify(page) })
    session.watches.set(watch, () => {
      session.watches.delete(watch)
      followers.delete(name)
    })
  }

  function look(): void {
    stopTimer = null
    const work = [...followers.values()].map(async one => {
      const text = JSON.stringify(await pageOf(one.filter))
      if (text === one.told || !one.session.isOpen()) return
      one.told = text
      one.session.send(`{"on":"lobby","watch":${one.watch},${text.slice(1)}`)
    })
    Promise.all(work).catch(failed)
  }

  function mineOf({ match, seats }: Listing, player: string): Mine {
    const mine = seats.filter(seat => seat.player === player).map(({ seat }) => seat)
    return { ...cardOf(match, seats, rooms.have(match.id)), seats: mine, yours: isTurn({ match, seats }, player) }
  }
}

function isTurn({ match, seats }: Listing, player: string): boolean {
  if (match.status !== 'running' || match.waitsFor === null) return false
  return seats.some(({ seat, kind, player: who }) => seat === match.waitsFor && kind === 'person' && who === player)
}
