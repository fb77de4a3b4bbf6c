import type { Clock } from '@redoubt/host'
import { Refused } from '@redoubt/protocol'
import type { Seat, Store } from '../../store/index.ts'
import { type Handlers, personIn } from '../people/handlers.ts'
import type { Chat } from './chat.ts'
import { presenceOf } from './presence.ts'
import type { Room } from './room.ts'
import type { Rooms } from './rooms.ts'
import { standIn } from './standin.ts'
import { holds } from './state.ts'
import { isDecided, voteOn } from './votes.ts'

/** Seats whose players have vanished: handed to a bot by vote or by time, and taken back. */
interface Takeover {
  readonly commands: Handlers<'vote' | 'back'>
  /** Somebody voted on another node. */
  heard(room: Room, cast: Cast): void
  close(): void
}

export interface Cast {
  about: string
  by: string
  hand: boolean
}

interface TakeoverSettings {
  store: Store
  rooms: Rooms
  chat: Chat
  clock: Clock
  now(): number
  /** Tells the other nodes. */
  spread(room: Room, cast: Cast): void
  failed(error: unknown): void
}

/** Milliseconds between looks for players who have been away too long. */
const LOOK = 10_000
const MINUTE = 60_000

export function takeover({ store, rooms, chat, clock, now, spread, failed }: TakeoverSettings): Takeover {
  let stop = clock.after(LOOK, look)
  return {
    commands: {
      vote: async (session, { match, seat, about, hand }) => {
        const room = await rooms.get(match)
        personIn(session)
        const row = room.seat(seat)
        if (row?.kind !== 'person' || !holds(row, session.who)) throw new Refused('not-seated')
        if (!room.seat(about)) throw new Refused('unknown-seat')
        if (room.sheet.terms.takeover !== 'vote') throw new Refused('not-allowed')
        if (!voteOn(room, about) || room.seat(about)!.player === row.player) throw new Refused('not-away')
        const cast = { about, by: seat, hand }
        await count(room, cast)
        spread(room, cast)
        return room.answer(session)
      },
      back: async (session, { match, seat }) => {
        const room = await rooms.get(match)
        const player = personIn(session)
        const row = room.seat(seat)
        if (!row || row.player !== player.id) throw new Refused('not-seated')
        if (row.kind === 'bot') {
          const mine = {
            kind: 'person',
            level: null,
            think: null,
            link: null,
            linkState: 'void',
            since: now(),
          } as const
          const isBack = await store.seats.change(room.id, seat, mine, { kind: 'bot', player: player.id })
          await rooms.refresh(room)
          if (!isBack) throw new Refused('not-seated') // somebody else sits there now
          chat.note(room, 'taken-back', player.id, seat)
        }
        return room.answer(session)
      },
    },
    heard: (room, cast) => void count(room, cast).catch(failed),
    close: () => stop(),
  }

  async function count(room: Room, { about, by, hand }: Cast): Promise<void> {
    const votes = room.votes.get(about) ?? new Map<string, boolean>()
    room.votes.set(about, votes.set(by, hand))
    if (isDecided(room, about)) await handOver(room, room.seat(about)!)
    else room.push()
  }

  async function handOver(room: Room, { seat, player }: Seat): Promise<void> {
    const isDone = await store.seats.change(room.id, seat, standIn(room, now()), { kind: 'person', player })
    room.votes.delete(seat)
    await rooms.refresh(room)
    if (isDone) chat.note(room, 'handed-over', player!, seat)
  }

  /** Whoever is to decide and has been away for as long as the terms say. */
  function look(): void {
    for (const room of rooms.all()) {
      const { takeover: terms } = room.sheet.terms
      if (typeof terms === 'string' || room.match.status !== 'running' || room.sheet.paused) continue
      const decider = room.running?.decider()
      const row = decider == null ? undefined : room.seat(decider)
      if (row?.kind !== 'person' || !room.running!.isLeading()) continue
      const presence = presenceOf(room, row)
      const away = presence?.state === 'here' || !presence ? 0 : now() - Math.max(presence.since, room.loaded)
      if (away >= terms.after * MINUTE) handOver(room, row).catch(failed)
    }
    stop = clock.after(LOOK, look)
  }
}
