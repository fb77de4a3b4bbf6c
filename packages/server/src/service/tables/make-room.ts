import type { Table } from '../../store/index.ts'
import type { Attendance } from '../people/attendance.ts'
import type { Room } from './room.ts'
import type { Sheet } from './sheet.ts'
import { stateOf, youAt } from './state.ts'

interface RoomSettings {
  table: Table
  attendance: Attendance
  now(): number
}

export function room({ table, attendance, now }: RoomSettings): Room {
  let told = ''
  const one: Room = {
    id: table.match.id,
    ...rowsOf(table),
    loaded: now(),
    version: 0,
    attendance,
    followers: new Map(),
    watchers: new Set(),
    votes: new Map(),
    names: new Map(),
    languages: new Map(),
    running: null,
    operation: null,
    next: null,
    now,
    seat: name => one.seats.find(({ seat }) => seat === name),
    push: () => {
      if (one.followers.size === 0) return
      const { version: _, ...state } = stateOf(one)
      const text = JSON.stringify(state)
      if (text === told) return
      told = text
      one.version++
      const table = JSON.stringify({ ...state, version: one.version })
      for (const [session, kept] of one.followers)
        session.send(`{"on":"table","table":${table},"you":${JSON.stringify(youAt(one, session, kept))}}`)
    },
    answer: (session, kept = one.followers.get(session) ?? null) => ({
      table: stateOf(one),
      you: youAt(one, session, kept),
    }),
  }
  return one
}

/** Chairs that the match does not have as it is set up now stay behind. */
export function rowsOf({ match, seats }: Table): Pick<Room, 'match' | 'seats' | 'sheet'> {
  const sheet = match.terms as Sheet
  return { match, sheet, seats: sheet.specs.map(spec => seats.find(({ seat }) => seat === spec.seat)!) }
}
