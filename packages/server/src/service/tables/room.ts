import type { Viewer } from '@redoubt/kernel'
import type { OperationState, TableState, You } from '@redoubt/protocol'
import type { Match, Seat } from '../../store/index.ts'
import type { Attendance } from '../people/attendance.ts'
import type { Session } from '../people/session.ts'
import type { Running } from './running.ts'
import type { Sheet } from './sheet.ts'

/** A table in memory: its rows, who is there, and its match if one is being played. */
export interface Room {
  readonly id: string
  match: Match
  /** The chairs of the match as it is set up, in their order. */
  seats: Seat[]
  sheet: Sheet
  /** When this node began to look at it. */
  readonly loaded: number
  version: number
  readonly attendance: Attendance
  /** Who follows it, with the chair whose link they came with. */
  readonly followers: Map<Session, string | null>
  /** Who watches its match, and through whose eyes. */
  readonly watchers: Set<Watcher>
  /** By seat: who said whether a bot should take it. */
  readonly votes: Map<string, Map<string, boolean>>
  readonly names: Map<string, string>
  readonly languages: Map<string, string>
  running: Running | null
  operation: OperationState | null
  next: TableState['next']
  now(): number
  seat(name: string): Seat | undefined
  /** Tells all who follow, if anything has changed since they were told. */
  push(): void
  answer(session: Session, kept?: string | null): { table: TableState; you: You }
}

export interface Watcher {
  session: Session
  as: Viewer
  delayed: boolean
  /** Ends it, with the reason. */
  end(code: string): void
}
