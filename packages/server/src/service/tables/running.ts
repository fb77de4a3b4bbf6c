import type { Answer, Host } from '@redoubt/host'
import type { Seat, Viewer } from '@redoubt/kernel'
import type { Answered } from '@redoubt/protocol'
import type { Written } from '../../store/index.ts'

/** The match of a room: a host whose record is the store. On several nodes at once there are several; the store says who was first. */
export interface Running {
  seq(): number
  /** The seat that is to decide. */
  decider(): Seat | null
  watch(viewer: Viewer, member: Member, since?: number): () => void
  /** Ends the watching of those who no longer may. */
  unwatch(viewer: Viewer, code: string, which?: (member: Member) => boolean): void
  viewers(): Viewer[]
  /** A word of a seat: written down before it is answered. */
  say(word: SeatWord): Promise<Answer>
  /** A word that was said on another node and is not in the record. */
  overhear(word: SeatWord): void
  /** So much is in the record, and this is what was written last, if it is known. */
  written(seq: number, entries?: readonly Written[]): void
  /** Other people or bots sit there now, or the table is paused, or goes on. */
  reseat(): Promise<void>
  /** Whether this node runs its bots and clocks. */
  lead(on: boolean): void
  isLeading(): boolean
  /** Must it stay in memory though nobody watches? */
  isNeeded(): boolean
  /** Milliseconds until somebody's time is over; null if no clock runs. */
  due(): number | null
  /** Writes down what everybody has left, and that the clock counts from now on. */
  bank(): Promise<void>
  /** No server ran the match for a while, and that time is nobody's. */
  isOwed(): boolean
  view(viewer: Viewer): unknown
  /** What this viewer saw happen before a number, the oldest first. */
  history(viewer: Viewer, before: number, most: number): Promise<Answered<'history'>>
  host(): Host
  /** One that knows every decision, not only the latest. */
  whole(): Promise<Host>
  close(): void
}

export type SeatWord =
  | { cmd: 'choose'; seat: Seat; seq: number; keys: string | readonly string[] }
  | { cmd: 'undo'; seat: Seat; seq: number; to?: number | undefined }
  | { cmd: 'answerUndo'; seat: Seat; seq: number; agree: boolean }
  | { cmd: 'withdrawUndo'; seat: Seat; seq: number }
  | { cmd: 'prefer'; seat: Seat; kind: string; asking: 'always' | 'when-able' | 'never' }

/** Whoever watches through one pair of eyes. */
export interface Member {
  /** The client's number of what it watches. */
  readonly watch: number
  send(text: string): void
  /** Watching is over. */
  end(code: string): void
}
