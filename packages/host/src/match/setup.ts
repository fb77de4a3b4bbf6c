import type { State } from '@redoubt/kernel'
import type { Entry, MatchSave } from '../record/entry.ts'
import type { Hosting } from '../seats/hosting.ts'

/** A match that goes on from a position that was kept with its record: nothing before it is played again. */
export interface KeptMatch extends Hosting {
  options: unknown
  seed: string
  /** The position, and the number of the entry that followed it. */
  from: { seq: number; state: State }
  /** Of the record: some of the latest before that, without gaps, then all after it. */
  entries: readonly Entry[]
  /** It was a practice before that. */
  practice?: boolean
}

export interface NewMatch extends Hosting {
  options: unknown
  seed: string
}

export interface OldMatch extends Hosting {
  save: MatchSave
  /** Where the numbering of messages goes on; by default after the decisions of the save. */
  seq?: number
  /** Which of its decisions the host had made for their seat; by default none. */
  auto?: readonly boolean[]
  /** All that was entered into its record, in order: words that are sent again after a restart are known by it. */
  entries?: readonly Entry[]
}
