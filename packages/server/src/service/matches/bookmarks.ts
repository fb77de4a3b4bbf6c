import { type Entry, isPractice } from '@redoubt/host'

/** What is remembered of a record as it grows. */
export interface Bookmarks {
  /** After this number the latest round began. */
  roundBegan: number
  /** The number of the latest position that was written down. */
  kept: number
  /** Something hidden was taken back against bots. */
  practice: boolean
}

/** The position is written down when a round begins, and in long rounds after so many entries: opening the match begins there. */
const SNAPSHOT_EVERY = 256

/** Is the position it leads to written down beside it? All nodes reckon alike. */
export function keepsPosition({ kept }: Bookmarks, entry: Entry): boolean {
  return ('key' in entry && entry.round !== undefined) || entry.seq + 1 - kept >= SNAPSHOT_EVERY
}

/** It is in the record. */
export function movePast(marks: Bookmarks, entry: Entry): void {
  if (keepsPosition(marks, entry)) marks.kept = entry.seq + 1
  if ('key' in entry && entry.round) marks.roundBegan = entry.seq
  marks.practice ||= isPractice(entry)
}
