import { type Said, sentence } from './finding.ts'
import type { Outcome, State } from './state.ts'

/** A match is data: the game, its rules version, its options, its seed and the decisions made. */
export interface Save {
  format: 1
  game: string
  rules: string
  options: unknown
  /** sha256 of the seed; public from the start. */
  commitment: string
  /** Secret until the match is over. */
  seed?: string
  /** Keys of the decisions: readable, and independent of the code. */
  decisions: string[]
  /** How many decisions there are, so that a file that was cut short is noticed. */
  length?: number
  outcome?: Outcome | null
  /** Of the last state, so that a replay can prove itself. */
  hash?: string
  /** The last state itself: where the match goes on if other rules no longer lead there. */
  state?: State
  /** The first position of every round. */
  rounds?: Milestone[]
  /** The match did not come here by today's rules: it goes on from a position that was kept. */
  since?: Since
}

/** A position on the way, to compare with, and (the latest ones) to go on from. */
export interface Milestone {
  /** Decisions made. */
  at: number
  round: number
  hash: string
  state?: State
}

export interface Since {
  at: number
  /** The rules that had led there. */
  rules: string
  state: State
}

export class BadSave extends Error {
  readonly code = 'bad-save'
  constructor(readonly said: Said) {
    super(sentence(said))
    this.name = 'BadSave'
  }
}
