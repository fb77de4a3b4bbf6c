import {
  type AnyGame,
  type Event,
  type Outcome,
  type Save,
  type Seat,
  type SeenDecision,
  type State,
  seenDecision,
  seenEvents,
  type Viewer,
} from '@redoubt/kernel'
import type { Drift } from '../messages/drift.ts'
import { plain } from '../messages/plain.ts'
import { openSave } from './opensave.ts'
import { firstOf, fork, stateAt, toSave } from './timeline.ts'

/** A finger on the record of a match: any position, forwards and backwards, through anybody's eyes. */
export interface Replay {
  readonly length: number
  /** The first position that can be shown: not 0 if other rules led there. */
  readonly first: number
  readonly drift: Drift | null
  /** How many decisions have been made where the finger stands. */
  readonly at: number
  /** Goes to a position; beyond the ends means the end. */
  go(n: number): void
  view(viewer: Viewer): unknown
  decision(viewer: Viewer): SeenDecision | null
  /** What happened in the decision that led here (at 0: in setting up). */
  events(viewer: Viewer): Event[]
  /** What happened in the decision that led to another position, without going there. */
  eventsAt(n: number, viewer: Viewer): Event[]
  /** The decision that led here; null at the start. The key may be a secret: for the owner of the record. */
  last(): { seat: Seat; key: string } | null
  outcome(): Outcome | null
  /** Where the match stands here, secrets included: for the owner of the record. Not to be changed. */
  position(): State
  /** The record up to here, to be resumed as a new match. Chance stays the same: the seed is the seed. */
  continueHere(): Save
}

/** Throws BadSave if the record cannot be followed to its end; one that was `kept` here shows what still can be shown. */
export function openReplay(game: AnyGame, save: Save, kept = false): Replay {
  const heard: Event[][] = []
  const { line, drift } = openSave(game, plain(save), (_, events) => heard.push(events), kept)
  const first = firstOf(line)
  let at = first
  let here: State = stateAt(line, first)
  return {
    length: line.keys.length,
    first,
    drift,
    get at() {
      return at
    },
    go: n => {
      at = Math.min(line.keys.length, Math.max(first, Math.trunc(n) || 0))
      here = stateAt(line, at)
    },
    view: viewer => plain(game.view(here, viewer)),
    decision: viewer => plain(seenDecision(here, viewer)),
    events: viewer => plain(seenEvents(heard[at - first]!, viewer)),
    eventsAt: (n, viewer) => plain(seenEvents(heard[n - first] ?? [], viewer)),
    last: () => (at === first ? null : { seat: line.marks[at]!.by!, key: line.keys[at - 1]! }),
    outcome: () => plain(here.outcome),
    position: () => here,
    continueHere: () => plain(toSave(fork(line, at))),
  }
}
