import type { Reason } from '@redoubt/bots'
import type { Answer, Asking, Drift, Entry, Held, MatchSave, MatchVerdict, Message, Sealed } from '@redoubt/host'
import {
  type Event,
  type Outcome,
  type Said,
  type Seat,
  type SeenDecision,
  type State,
  sentence,
  type Viewer,
} from '@redoubt/kernel'
import type { Trouble } from './trouble.ts'

/**
 * The one door between the screen and its matches. Behind it is a host in a Web Worker; a host elsewhere can take its
 * place, for everything is asynchronous and plain data.
 */
export interface Tables {
  create(table: NewTable): Promise<string>
  /** Fetches the rules of a game that will soon be played. */
  prepare(game: string): Promise<void>
  /** All matches kept here, the latest first. */
  list(): Promise<MatchCard[]>
  open(id: string): Promise<OpenTable>
  /**
   * The listener gets the present at once, with the events after `since`, then every change. Bots begin when the first
   * watcher has come, unless it was told to `hold` before.
   */
  watch(id: string, viewer: Viewer, since: number, listener: (message: TableMessage) => void): () => void
  choose(id: string, seat: Seat, seq: number, keys: string | readonly string[]): Promise<Answer>
  undo(id: string, seat: Seat, seq: number, to?: number): Promise<Answer>
  answerUndo(id: string, seat: Seat, seq: number, agree: boolean): Promise<Answer>
  withdrawUndo(id: string, seat: Seat, seq: number): Promise<Answer>
  prefer(id: string, seat: Seat, kind: string, asking: Asking): Promise<Answer>
  /** Bots, or their answers, wait until this watcher has been shown what they did last; whoever stops watching holds nobody up. */
  hold(id: string, viewer: Viewer, held: Held): Promise<void>
  /**
   * What the strongest bot would do in this seat, knowing no more than the seat does; null where the table does not allow it,
   * other people play, or it is not this seat's turn.
   */
  advise(id: string, seat: Seat): Promise<Advice | null>
  /** Nobody looks at it any more: bots stop thinking. The match stays kept. */
  close(id: string): Promise<void>
  remove(id: string): Promise<void>
  /** Everything that is needed to go on elsewhere, the seed included. */
  exportMatch(id: string): Promise<MatchFile>
  /** What everybody may know of a running match; it cannot be played on. */
  exportSealed(id: string): Promise<SealedFile>
  /** Plays a match that is over again, from its seed, and compares all that was written down. */
  verify(id: string): Promise<MatchVerdict>
  /** Judges a file that somebody hands in and keeps nothing of it: for a host of its own, which may be ended if it takes too long. */
  inspect(file: unknown): Promise<void>
  /** Kept under a name of its own, or under `id`; one that is there already stays as it is. */
  importMatch(file: unknown, id?: string): Promise<string>
  /** A record from elsewhere, to be replayed and verified under this id while the page is open; nothing of it is kept. */
  lend(id: string, file: unknown): Promise<void>
  openReplay(id: string): Promise<ReplayInfo>
  replayAt(id: string, at: number, viewer: Viewer): Promise<ReplayPosition>
  /** What this viewer saw happen in every decision, the set-up first: the log of a replay. */
  replayEvents(id: string, viewer: Viewer): Promise<Event[][]>
  /** A position of a match that is over as settings to start from, and who decides there; null if scenarios cannot say it. */
  scenarioAt(id: string, at: number): Promise<{ options: Record<string, unknown>; seat: Seat } | null>
  /** A new match that goes on from a position of an old one. */
  continueFrom(id: string, at: number, seats?: Seating): Promise<string>
  /** Small things the screens keep: the score of an operation, a deck list. */
  keep(shelf: Shelf, key: string, value: unknown): Promise<void>
  kept(shelf: Shelf): Promise<Array<{ key: string; value: unknown }>>
  forget(shelf: Shelf, key: string): Promise<void>
  /** How well this browser keeps what it is given: now and at every change. */
  condition(listener: (condition: Condition) => void): () => void
  /** What is not kept yet, for whoever starts this again should it die: now and at every change. */
  spares(listener: (spares: Spare[]) => void): () => void
  /** To be said first, after a death. */
  restore(spares: readonly Spare[]): Promise<void>
  /** Tries at once to keep what is not kept. */
  hurry(): Promise<void>
}

/** What a screen needs of a match that it sits at, wherever it is played. */
export type MatchDoor = Pick<Tables, 'watch' | 'choose' | 'undo' | 'answerUndo' | 'withdrawUndo' | 'prefer' | 'hold'>

export interface TableMessage extends Message {
  /**
   * The key with which whoever decides lets it be. By what everybody knows they could do something or nothing, so it betrays nothing to ask
   * them aloud; missing where only they can say what there is to choose.
   */
  readonly aloud?: string
}

export interface Condition {
  /** Why the browser does not keep or find what it should; null: all is well. */
  trouble: Trouble | null
  /** Matches that are lost, wholly or in part, if this page goes now; `shared` by people who may not know the same. */
  unkept: Array<{ id: string; decisions: number; whole: boolean; shared: boolean }>
  /** Matches that were played here when another tab deleted them. */
  deleted?: string[]
}

/** A match as far as it is not kept. */
export interface Spare {
  head: KeptMatch
  /** How many entries come before these; -1: none of it is kept. */
  kept: number
  entries: Entry[]
}

export const SHELVES = ['operations', 'decks', 'packs'] as const
export type Shelf = (typeof SHELVES)[number]

/** Who sits where. Seats of one `person` need no screen between them. */
export type SeatPlan =
  | { kind: 'human'; name: string; person: number }
  /** Somebody at another screen. */
  | { kind: 'remote'; name: string }
  | { kind: 'bot'; name: string; level: string; time?: number }
export type Seating = Readonly<Record<Seat, SeatPlan>>

/** Whoever sits at this screen. */
export function peopleOf(seats: Seating): Set<number> {
  return new Set(Object.values(seats).flatMap(plan => (plan.kind === 'human' ? [plan.person] : [])))
}

export interface Advice {
  key: string
  /** Null for a bot that cannot say. */
  reason: Reason | null
}

export interface NewTable {
  game: string
  options: unknown
  seats: Seating
  seed?: string
  /** Its name, if the asker wants to ask again without getting a second one. */
  id?: string
  /** The operation this match is a mission of. */
  operation?: string
  /** False: nobody may ask what a bot would do. */
  coach?: boolean
}

/** What a list of matches shows of one. */
export interface MatchCard {
  id: string
  game: string
  options: unknown
  seats: Seating
  operation?: string
  /** Against bots, something learnt was taken back, or it goes on from another match. */
  practice?: true
  coach?: boolean
  created: number
  updated: number
  made: number
  /** A round number, if the game counts rounds. */
  round: number | null
  waitsFor: Seat | null
  outcome: Outcome | null
}

export interface SeatCard {
  seat: Seat
  name: string
  side: string
  plan: SeatPlan
}

export interface OpenTable extends MatchCard {
  seatCards: SeatCard[]
  /** sha256 of the seed. */
  commitment: string
}

export interface MatchFile {
  redoubt: 1
  seats: Seating
  created: number
  save: MatchSave
}

/** A running match for anybody's eyes: a receipt to read and to compare with, not to play on. */
export interface SealedFile {
  redoubt: 1
  seats: Seating
  created: number
  sealed: Sealed
  /** As a spectator sees it. */
  view: unknown
  /** What a spectator saw happen, decision by decision. */
  log: Event[][]
}

export interface ReplayInfo extends OpenTable {
  length: number
  /** The first position that can be shown: not 0 if other rules led there. */
  first: number
  drift: Drift | null
  /** Where rounds, activations, phases and battles begin. */
  chapters: Array<{ at: number; event: Event }>
}

export interface ReplayPosition {
  at: number
  view: unknown
  decision: SeenDecision | null
  events: Event[]
  last: { seat: Seat; key: string } | null
  outcome: Outcome | null
}

/** Why a table could not be had; the word is a key of the catalogue. */
const PROBLEMS = [
  'unknown-match',
  'open-elsewhere',
  /** In another tab, while it was open here. */
  'deleted',
  'bad-options',
  'bad-file',
  'sealed-file',
  'old-rules',
  'storage-away',
  'host-gone',
  'rules-failure',
  /** The detail is the server's word, a key of `refusal.`. */
  'server',
] as const
export type ProblemCode = (typeof PROBLEMS)[number]

export class TableProblem extends Error {
  constructor(
    readonly code: ProblemCode,
    readonly detail: Said = '',
  ) {
    super(`${code}${detail ? `: ${sentence(detail)}` : ''}`)
    this.name = 'TableProblem'
  }
}

/** The head of a kept match; its decisions are entries beside it. */
export interface KeptMatch extends MatchCard {
  rules: string
  seed: string
  /** sha256 of the seed, since the match was made. */
  commitment?: string
  /** Where the match stands, to compare with and to go on from when the rules have changed. */
  position?: State
}
