import type { Answer } from '@redoubt/host'
import type { Viewer } from '@redoubt/kernel'
import { type Answered, type Asked, Refused } from '@redoubt/protocol'
import type { Seat } from '../../store/index.ts'
import { type Handlers, personIn } from '../people/handlers.ts'
import type { Session } from '../people/session.ts'
import type { Room, Watcher } from '../tables/room.ts'
import type { Rooms } from '../tables/rooms.ts'
import type { Running, SeatWord } from '../tables/running.ts'
import { holds } from '../tables/state.ts'
import type { Delayed } from './delayed.ts'

type MatchCommand =
  | 'watch'
  | 'unwatch'
  | 'choose'
  | 'undo'
  | 'answerUndo'
  | 'withdrawUndo'
  | 'prefer'
  | 'history'
  | 'pause'

/** Playing and watching. Watching as a seat is allowed to whoever may choose for it. */
interface Matches {
  readonly commands: Handlers<MatchCommand>
  /** Ends the watching of those who no longer may. */
  recheck(room: Room): void
}

interface MatchSettings {
  rooms: Rooms
  running(room: Room): Promise<Running>
  delayed(room: Room): Promise<Delayed>
  /** Stops the match, or lets it go on. */
  pause(room: Room, seat: string, on: boolean): Promise<void>
}

const MOST_WATCHED = 20

export function matches({ rooms, running, delayed, pause }: MatchSettings): Matches {
  return {
    commands: {
      watch: (session, { match, ...asked }) => rooms.using(match, room => watchIn(room, session, asked)),
      unwatch: async (session, { watch }) => {
        session.watches.get(watch)?.()
        return {}
      },
      choose: (session, { match, seat, seq, keys }) => say(session, match, { cmd: 'choose', seat, seq, keys }),
      undo: (session, { match, ...word }) => say(session, match, { cmd: 'undo', ...word }),
      answerUndo: (session, { match, ...word }) => say(session, match, { cmd: 'answerUndo', ...word }),
      withdrawUndo: (session, { match, ...word }) => say(session, match, { cmd: 'withdrawUndo', ...word }),
      prefer: (session, { match, ...word }) => say(session, match, { cmd: 'prefer', ...word }),
      history: (session, { match, as, before, most }) =>
        rooms.using(match, async room => {
          await rooms.sure(room, () => {
            if (room.match.status === 'waiting') throw new Refused('not-started')
            mayWatch(room, session, as, false)
          })
          return (await running(room)).history(as, before, most)
        }),
      pause: async (session, { match, seat, on }) => {
        const room = await rooms.get(match)
        personIn(session)
        await rooms.sure(room, () => {
          heldBy(room, session, seat)
          if (room.match.status !== 'running') throw new Refused('not-started')
        })
        if ((room.sheet.paused !== null) !== on) await pause(room, seat, on)
        return room.answer(session)
      },
    },
    recheck: room => {
      for (const watcher of room.watchers)
        try {
          mayWatch(room, watcher.session, watcher.as, watcher.delayed)
        } catch (error) {
          watcher.end((error as Refused).code)
        }
    },
  }

  async function watchIn(
    room: Room,
    session: Session,
    { watch, as, since, delayed: late = false }: Omit<Asked<'watch'>, 'match'>,
  ): Promise<Answered<'watch'>> {
    const allowed = () => {
      if (room.match.status === 'waiting') throw new Refused('not-started')
      if (room.match.status === 'closed') throw new Refused('table-closed')
      mayWatch(room, session, as, late)
    }
    await rooms.sure(room, allowed)
    session.watches.get(watch)?.()
    if (session.watches.size >= MOST_WATCHED) throw new Refused('too-many')
    const forget = () => void session.watches.delete(watch)
    session.watches.set(watch, forget)
    const isWanted = () => session.watches.get(watch) === forget
    let source: Running | Delayed
    try {
      source = late ? await delayed(room) : await running(room)
      allowed() // again: it took a while
    } catch (error) {
      if (isWanted()) forget()
      throw error
    }
    if (!session.isOpen() || !isWanted()) return { seq: source.seq() } // gone meanwhile, or asked for something else
    const end = (code: string) => {
      session.watches.get(watch)?.()
      session.send(JSON.stringify({ on: 'unwatched', watch, code }))
    }
    const leave = source.watch(as, { watch, send: session.send, end }, since)
    const watcher: Watcher = { session, as, delayed: late, end }
    room.watchers.add(watcher)
    room.attendance.arrive(session)
    session.watches.set(watch, () => {
      session.watches.delete(watch)
      room.watchers.delete(watcher)
      leave()
      room.attendance.leave(session)
      rooms.moved(room)
    })
    rooms.moved(room)
    return { seq: source.seq() }
  }

  function say(session: Session, match: string, word: SeatWord): Promise<Answered<'choose'>> {
    return rooms.using(match, async room => {
      await rooms.sure(room, () => {
        heldBy(room, session, word.seat)
        if (room.match.status === 'waiting') throw new Refused('not-started')
      })
      return answerOf(await (await running(room)).say(word))
    })
  }
}

/** Refused unless this end of the connection holds the seat now. */
function heldBy(room: Room, session: Session, seat: string): Seat {
  const row = room.seat(seat)
  if (!row) throw new Refused('unknown-seat')
  if (!holds(row, session.who)) throw new Refused('not-seated')
  return row
}

function mayWatch(room: Room, session: Session, as: Viewer, late: boolean): void {
  if (as === 'spectator') {
    if (late) throw new Refused('not-allowed')
    return
  }
  if (!late) {
    heldBy(room, session, as)
    return
  }
  if (!room.seat(as)) throw new Refused('unknown-seat')
  const { watching } = room.sheet.terms
  // Whoever plays would see hands that are still held.
  const plays = room.match.status === 'running' && room.seats.some(row => holds(row, session.who))
  if (watching === 'public' || plays) throw new Refused('not-allowed')
}

/** The host's answer on the wire: its sentence stays here. */
function answerOf(answer: Answer): Answered<'choose'> {
  if (answer.ok) {
    const { ok: _, ...accepted } = answer
    return accepted
  }
  const { code, seq, options } = answer
  if (code === 'not-recorded') throw new Refused('storage-away', { seq, after: 2000 })
  throw new Refused(code, { seq, ...(options ? { options } : {}) })
}
