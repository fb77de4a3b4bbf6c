import { type Clock, systemClock } from '@redoubt/host'
import { type Command, PROTOCOL, Refused } from '@redoubt/protocol'
import { type Notice, type Store, StoreAway } from '../store/index.ts'
import { GAMES, gameOf } from './games/games.ts'
import { wholeOptions } from './games/setup.ts'
import { beginWith } from './matches/beginning.ts'
import { type Delayed, openDelayed } from './matches/delayed.ts'
import { type Leases, leases as leasesOf } from './matches/leases.ts'
import { matches as matchesOf } from './matches/matches.ts'
import { records } from './matches/records.ts'
import { openRunning } from './matches/running.ts'
import { type Guests, guests as guestsOf } from './people/guests.ts'
import type { Handlers } from './people/handlers.ts'
import { people as peopleOf } from './people/people.ts'
import { newId } from './people/secrets.ts'
import type { Who } from './people/session.ts'
import { type Outlet, switchboard, type Talk } from './switchboard.ts'
import { chairs } from './tables/chairs.ts'
import { chat as chatOf } from './tables/chat.ts'
import { lists as listsOf, type Page } from './tables/lists.ts'
import { opening } from './tables/opening.ts'
import { operations as operationsOf } from './tables/operations.ts'
import type { Room } from './tables/room.ts'
import { rooms as roomsOf } from './tables/rooms.ts'
import type { Running, SeatWord } from './tables/running.ts'
import { type Cast, takeover as takeoverOf } from './tables/takeover.ts'
import { type BotPool, botPool } from './threads/bots.ts'
import { inspector } from './threads/inspect.ts'
import { type Uploads, uploads as uploadsOf } from './threads/uploads.ts'

/** Online play without the network: whoever carries messages to and fro connects them here. */
export interface Service {
  connect(who: Who, outlet: Outlet): Talk
  readonly guests: Guests
  readonly uploads: Uploads
  /** Who comes with this seat token? */
  seatOf(hash: string): Promise<Who['seat']>
  /** A device was signed out: its connections end, on every node. */
  signedOut(device: string): void
  /** What a link to a table may say about it to anybody. */
  preview(code: string): Promise<{ game: string; host: string; options: unknown } | null>
  /** The tables that anybody may see. */
  lobby(): Promise<Page>
  /** Rejects while nothing can be written. */
  ready(): Promise<void>
  figures(): Figures
  /** Hands its matches to other nodes, and ends all connections. */
  close(): Promise<void>
}

export interface Figures {
  connections: number
  rooms: number
  matches: number
  watchers: number
  waitingBots: number
}

export interface ServiceSettings {
  store: Store
  clock?: Clock
  now?(): number
  /** The bundled server, which its threads run; a `.ts` file: everything is done in this thread. */
  program: string
  threads?: number
  address?: string
  node?: string
  failed(error: unknown, doing?: string): void
  answered?(cmd: Command, milliseconds: number, code: string): void
  recorded?(): void
  thought?(level: string, waited: number, took: number): void
}

/** Milliseconds that what is under way has to come to its end when the service is closed. */
const UNDER_WAY = 2000

export function openService(settings: ServiceSettings): Service {
  const { store, clock = systemClock, now = Date.now, program } = settings
  let isClosing = false
  /** What was under way when the store was closed behind this service has not failed: another node, or the next start, goes on with it. */
  const failed: typeof settings.failed = (error, doing) => {
    if (!(isClosing && error instanceof StoreAway)) settings.failed(error, doing)
  }
  const { node = newId(), address = '' } = settings
  const people = peopleOf(store, now)
  const uploads = uploadsOf(store, inspector(program))
  const bots: BotPool = botPool({
    program,
    ...(settings.threads ? { threads: settings.threads } : {}),
    ...(settings.thought ? { thought: settings.thought } : {}),
  })
  const opened = new Map<string, Promise<Running>>()
  const late = new Map<string, Promise<Delayed>>()
  /** How the chairs of a running match stood when its host was told. */
  const seated = new Map<string, string>()

  const rooms = roomsOf({
    ...{ store, people, clock, now, node, failed },
    loaded: async room => {
      room.operation = await operations.of(room)
    },
    refreshed: async room => {
      matches.recheck(room)
      lists.changed()
      if (room.running && seated.get(room.id) !== seating(room)) {
        seated.set(room.id, seating(room))
        await room.running.reseat().catch(error => {
          seated.delete(room.id) // they do not sit there yet: the next look tries again
          throw error
        })
      }
      if (room.match.status === 'over') room.operation = await operations.of(room)
      if (room.match.status === 'closed') endAll(room, 'table-closed')
    },
    written: (room, seq, entries) => room.running?.written(seq, entries),
    said: (room, remarks) => chat.tell(room, remarks),
    heard,
    came: (room, who) => {
      const row = room.seats.find(({ player }) => player === who)
      if (row) room.votes.delete(row.seat)
    },
    went: (room, who, since) => void wentAway(room, who, since).catch(failed),
    dropped: async room => {
      const running = room.running
      const due = room.match.status === 'running' ? (running?.due() ?? null) : null
      room.running = null
      opened.delete(room.id)
      seated.delete(room.id)
      running?.close()
      void late.get(room.id)?.then(
        one => one.close(),
        () => {},
      )
      late.delete(room.id)
      chat.forget(room)
      // On the way out they were handed over: somebody else must run them.
      if (running?.isLeading() && !isClosing) await (due === null ? leases.release(room) : leases.later(room, due))
    },
  })
  const chat = chatOf({ store, rooms, people, now, failed })
  const lists = listsOf({ store, rooms, clock, now, failed })
  const operations = operationsOf({ store, now, finalView: async room => (await runningOf(room)).view('spectator') })
  const matches = matchesOf({ rooms, running: runningOf, delayed: delayedOf, pause })
  const takeover = takeoverOf({
    ...{ store, rooms, chat, clock, now, failed },
    spread: (room, cast) => store.bus.notify({ match: room.id, about: 'vote', data: { node, ...cast } }),
  })
  const leases: Leases = leasesOf({ store, rooms, clock, node, address, running: runningOf, failed })

  const handlers: Handlers = {
    hello: async session => {
      const { player, seat } = session.who
      return {
        protocol: PROTOCOL,
        now: now(),
        player: player && { id: player.id, name: player.name, language: player.language },
        seat: seat && { match: seat.match, seat: seat.seat },
        games: Object.fromEntries(Object.entries(GAMES).map(([id, { rules }]) => [id, rules])),
        turns: player ? await lists.turns(player.id) : [],
      }
    },
    beat: async () => ({ now: now() }),
    ...opening({
      store,
      rooms,
      chat,
      uploads,
      operations,
      now,
      bring: (room, save) => beginWith(store, room, save, now()),
      begin,
    }),
    ...chairs({ store, rooms, chat, now }),
    ...matches.commands,
    ...takeover.commands,
    ...chat.commands,
    ...lists.commands,
    ...records({ store, rooms, running: runningOf, now }),
  }
  const board = switchboard({
    handlers,
    failed: (error, cmd) => failed(error, cmd),
    ...(settings.answered ? { answered: settings.answered } : {}),
  })

  return {
    connect: board.connect,
    guests: guestsOf(store, now),
    uploads,
    seatOf: async hash => {
      const seat = await store.seats.byToken(hash)
      return seat && { match: seat.match, seat: seat.seat, token: hash }
    },
    signedOut: device => store.bus.notify({ match: '', about: 'signed-out', data: { device } }),
    preview: async code => {
      try {
        const { match, sheet } = await rooms.byCode(code)
        return { game: match.game, host: sheet.host.name, options: sheet.shown }
      } catch (error) {
        if (error instanceof Refused) return null
        throw error
      }
    },
    lobby: () => lists.lobby(),
    ready: () => store.ready(),
    figures: () => {
      const all = [...rooms.all()]
      return {
        connections: [...board.sessions()].length,
        rooms: all.length,
        matches: all.filter(({ running }) => running).length,
        watchers: all.reduce((sum, { watchers }) => sum + watchers.size, 0),
        waitingBots: bots.waiting,
      }
    },
    close: async () => {
      if (isClosing) return
      isClosing = true
      await board.close(UNDER_WAY)
      await leases.handOver().catch(failed)
      // Not all in the same instant: whoever takes them over has to welcome each.
      const sessions = [...board.sessions()]
      for (const session of sessions) session.end('going-down', Math.floor(Math.random() * (sessions.length / 5)))
      takeover.close()
      lists.close()
      await rooms.close()
      await bots.close()
    },
  }

  function runningOf(room: Room): Promise<Running> {
    const found = opened.get(room.id)
    if (found) return found
    const opening = openRunning({
      ...{ room, store, clock, now, bots, uploads, node, failed },
      recorded,
      followed: one => one.match.status === 'over' && rooms.refresh(one).catch(failed),
      spoken: (one, word) => store.bus.notify({ match: one.id, about: 'word', data: { node, ...word } }),
    }).then(async running => {
      room.running = running
      seated.set(room.id, seating(room))
      try {
        if (room.match.status === 'running') await leases.take(room)
        if (running.isLeading() && running.isOwed()) await running.bank()
      } catch (error) {
        // Whoever asks next opens another: this one must not go on beside it.
        room.running = null
        running.close()
        throw error
      }
      return running
    })
    opened.set(room.id, opening)
    opening.catch(() => opened.delete(room.id))
    return opening
  }

  function delayedOf(room: Room): Promise<Delayed> {
    const found = late.get(room.id)
    if (found) return found
    const { watching } = room.sheet.terms
    const opening = (async () =>
      openDelayed({
        ...{ match: room.id, game: gameOf(room.match.game), seed: room.match.seed!, store, clock, now, failed },
        options: await wholeOptions(room.match.options, uploads),
        delay: (watching === 'public' ? 0 : watching.hands) * 60_000,
      }))()
    late.set(room.id, opening)
    opening.catch(() => late.delete(room.id))
    return opening
  }

  async function begin(room: Room): Promise<void> {
    await runningOf(room)
    turned(room, null)
  }

  function recorded(room: Room, before: string | null): void {
    settings.recorded?.()
    turned(room, before)
    if (room.match.status === 'over') rooms.refresh(room).catch(failed)
  }

  /** Tells people, wherever they are connected, that it is their turn, or no longer. */
  function turned(room: Room, before: string | null): void {
    const { id, game, code, waitsFor } = room.match
    const personAt = (seat: string | null) => {
      const row = seat === null ? undefined : room.seat(seat)
      return row?.kind === 'person' ? row.player : null
    }
    const [was, is] = [personAt(before), personAt(waitsFor)]
    if (was === is) return
    const tell = (player: string | null, seat: string | null, yours: boolean) =>
      player &&
      store.bus.notify({
        match: id,
        about: 'turn',
        data: { player, push: { on: 'turn', match: id, seat, game, code, yours } },
      })
    tell(was, before, false)
    tell(is, waitsFor, true)
  }

  function heard({ match, about, data }: Notice): void {
    if (about === 'table') lists.changed()
    const room = rooms.have(match)
    if (about === 'turn') {
      const { player, push } = data as { player: string; push: object }
      for (const session of board.of(player)) session.send(JSON.stringify(push))
    } else if (about === 'signed-out') {
      for (const session of board.sessions())
        if (session.who.device === (data as { device: string }).device) session.end('signed-out')
    } else if (about === 'word' && room) room.running?.overhear(data as SeatWord)
    else if (about === 'vote' && room) takeover.heard(room, data as Cast)
  }

  async function wentAway(room: Room, who: string, since: number): Promise<void> {
    const mine = room.seats.filter(({ player, kind }) => player === who && kind === 'person')
    if (mine.length === 0) return
    for (const { seat } of mine) await store.seats.change(room.id, seat, { since }, { kind: 'person', player: who })
    if (room.match.status === 'running' && room.attendance.all().length > 0) chat.note(room, 'away', who, mine[0]!.seat)
    rooms.settle(room)
  }

  async function pause(room: Room, seat: string, on: boolean): Promise<void> {
    if (on) await (await runningOf(room)).bank()
    const sheet = { ...room.sheet, paused: on ? { by: seat, since: now() } : null, ...(on ? {} : { clockFrom: now() }) }
    await store.matches.change(room.id, { terms: sheet }, { status: 'running' })
    await rooms.refresh(room)
    chat.note(room, on ? 'paused' : 'resumed', room.seat(seat)!.player!, seat)
  }

  function endAll(room: Room, code: string): void {
    for (const watcher of [...room.watchers]) watcher.end(code)
  }
}

/** All that a host must be told about chairs. */
function seating({ seats, sheet }: Room): string {
  return JSON.stringify([
    seats.map(({ kind, player, level, think, token }) => [kind, player, level, think, token]),
    sheet.paused !== null,
  ])
}
