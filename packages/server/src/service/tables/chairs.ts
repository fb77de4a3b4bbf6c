import { type Asked, Refused } from '@redoubt/protocol'
import type { Seat, SeatChange, Store } from '../../store/index.ts'
import { checkedLevel, isSearching } from '../games/games.ts'
import { type Handlers, personIn } from '../people/handlers.ts'
import { fits, hashed, newKey, newToken } from '../people/secrets.ts'
import type { Session } from '../people/session.ts'
import type { Chat } from './chat.ts'
import { EXTERNAL } from './presence.ts'
import type { Room } from './room.ts'
import type { Rooms } from './rooms.ts'
import { standIn } from './standin.ts'
import { holds } from './state.ts'

type ChairCommand = 'sit' | 'stand' | 'move' | 'invite' | 'bot' | 'free' | 'token'

interface ChairSettings {
  store: Store
  rooms: Rooms
  chat: Chat
  now(): number
}

/** An empty chair. */
export const EMPTY = {
  ...({ kind: 'open', player: null, name: null, level: null, think: null } as const),
  ...({ link: null, linkState: 'void', number: null, token: null } as const),
} satisfies SeatChange

const THINK = 1000

/** Who sits where. Every change names what it expects to find: of two who want the same chair one gets it. */
export function chairs({ store, rooms, chat, now }: ChairSettings): Handlers<ChairCommand> {
  return {
    sit: async (session, asked) => {
      const room = await rooms.get(asked.match)
      await sit(room, session, asked)
      return done(room, session)
    },
    stand: async (session, { match, seat }) => {
      const room = await rooms.get(match)
      const row = held(room, session, seat)
      const isRunning = room.match.status === 'running'
      await change(room, row, isRunning ? standIn(room, now()) : { ...EMPTY, since: now() })
      chat.note(room, 'stood', row.player!, seat)
      return done(room, session)
    },
    move: async (session, { match, from, to, number }) => {
      const room = await rooms.get(match)
      waiting(room)
      const row = chair(room, from)
      if (row.kind !== 'person' || (!holds(row, session.who) && !isHost(room, session))) throw new Refused('not-seated')
      const target = chair(room, to)
      if (target.kind !== 'open') throw new Refused('chair-taken')
      const { kind, player, name } = row
      await change(room, target, { ...EMPTY, kind, player, name, number, since: now() })
      await change(room, row, { ...EMPTY, since: now() })
      return done(room, session)
    },
    invite: async (session, { match, seat }) => {
      const room = await rooms.get(match)
      host(room, session)
      const row = chair(room, seat)
      const mayInvite = room.match.status === 'waiting' ? row.kind !== 'person' : row.kind === 'bot'
      if (!mayInvite || row.level === EXTERNAL) throw new Refused('chair-taken')
      const key = newKey()
      const link = { link: hashed(key), linkState: 'open', since: now() } as const
      await change(room, row, room.match.status === 'waiting' ? { ...EMPTY, ...link } : link)
      return { ...(await done(room, session)), key }
    },
    bot: async (session, { match, seat, level, think }) => {
      const room = await rooms.get(match)
      host(room, session)
      const row = chair(room, seat)
      // In a running match only a bot's place changes: people leave by their own word, or by vote.
      if (room.match.status !== 'waiting' && (row.kind !== 'bot' || row.player)) throw new Refused('chair-taken')
      await change(room, row, { ...botChair(room, level, think), since: now() })
      return done(room, session)
    },
    free: async (session, { match, seat }) => {
      const room = await rooms.get(match)
      host(room, session)
      waiting(room)
      await change(room, chair(room, seat), { ...EMPTY, since: now() })
      return done(room, session)
    },
    token: async (session, { match, seat }) => {
      const room = await rooms.get(match)
      host(room, session)
      const row = chair(room, seat)
      if (row.kind === 'person' && !holds(row, session.who)) throw new Refused('chair-taken')
      if (row.kind === 'bot' && row.player) throw new Refused('chair-taken')
      const token = newToken()
      await change(room, row, { ...EMPTY, kind: 'bot', level: EXTERNAL, token: hashed(token), since: now() })
      return { ...(await done(room, session)), token }
    },
  }

  async function sit(room: Room, session: Session, { seat, key, number }: Asked<'sit'>): Promise<void> {
    const player = personIn(session)
    const row = chair(room, seat)
    if (row.kind === 'person' && row.player === player.id) {
      // Again, or for a rematch: a number of one's own until it starts.
      if (room.match.status === 'waiting' && row.number !== number) await change(room, row, { number })
      return
    }
    const hasKey = fits(key, row.link)
    const isKept = row.link !== null && (row.linkState === 'open' || row.linkState === 'opened')
    if (row.kind === 'person' || row.level === EXTERNAL) throw new Refused(hasKey ? 'link-used' : 'chair-taken')
    if (row.linkState === 'used' && hasKey) throw new Refused('link-used')
    if (key !== undefined && !hasKey && isKept) throw new Refused('link-used')
    const isRunning = room.match.status === 'running'
    if (isRunning ? !hasKey || !isKept : isKept && !hasKey && !isHost(room, session)) throw new Refused('chair-kept')
    try {
      await change(room, row, {
        ...EMPTY,
        ...{ kind: 'person', player: player.id, name: player.name, since: now() },
        ...(hasKey ? { link: row.link, linkState: 'used' } : {}),
        number: isRunning ? row.number : number,
      })
    } catch (error) {
      // The same word, sent again to another node because its answer was late, may have been quicker.
      if (room.seat(seat)?.player !== player.id) throw error
      return
    }
    chat.note(room, 'sat', player.id, seat)
  }

  function chair(room: Room, seat: string): Seat {
    const { status } = room.match
    if (status === 'over' || status === 'closed') throw new Refused('table-closed')
    const row = room.seat(seat)
    if (!row) throw new Refused('unknown-seat')
    return row
  }

  function held(room: Room, session: Session, seat: string): Seat {
    const row = chair(room, seat)
    personIn(session)
    if (!holds(row, session.who)) throw new Refused('not-seated')
    return row
  }

  function host(room: Room, session: Session): void {
    personIn(session)
    if (!isHost(room, session)) throw new Refused('not-host')
  }

  function botChair(room: Room, level: string, think?: number): SeatChange {
    const { game } = room.match
    checkedLevel(game, level)
    return { ...EMPTY, kind: 'bot', level, think: isSearching(game, level) ? (think ?? THINK) : null }
  }

  /** If the chair still is as the room knows it. */
  async function change(room: Room, row: Seat, changes: SeatChange): Promise<void> {
    const { kind, player, link, linkState, token } = row
    const number = room.match.status === 'waiting' ? {} : { number: row.number } // it is in the seed
    const seen = { kind, player, link, linkState, token }
    if (await store.seats.change(room.id, row.seat, { ...changes, ...number }, seen)) return
    await rooms.refresh(room)
    throw new Refused('chair-taken')
  }

  async function done(room: Room, session: Session): Promise<ReturnType<Room['answer']>> {
    await rooms.refresh(room)
    return room.answer(session)
  }
}

export function isHost({ match }: Room, { who }: Session): boolean {
  return who.player !== null && who.player.id === match.host
}

export function waiting({ match }: Room): void {
  if (match.status === 'running') throw new Refused('already-started')
  if (match.status !== 'waiting') throw new Refused('table-closed')
}
