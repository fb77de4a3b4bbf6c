import type { Shown, Viewer } from '@redoubt/kernel'
import { useEffect, useState } from 'react'
import type { Heard, Match } from '../../screen/match.ts'
import { localTables } from '../../tables/local.ts'
import { useWays } from '../ways.ts'

/** One event of a match that is over, and after how many decisions it happened; null if that is not known. */
interface Told<G extends Shown> {
  event: Heard<G>
  at: number | null
}

/**
 * All that happened in a match, without what was taken back. The log of the table has both, and of a long match only the end:
 * the record is asked, and where there is none the log has to do.
 */
export function useWholeStory<G extends Shown>(match: Match<G>): readonly Told<G>[] {
  const { isOnline } = useWays()
  const [record, setRecord] = useState<readonly Told<G>[] | null>(null)
  const { id, viewer, isReplay } = match
  const isOver = match.outcome !== null && !isReplay
  useEffect(() => {
    if (!isOver || isOnline) return
    let gone = false
    recorded<G>(id, viewer).then(
      found => gone || setRecord(found),
      () => {},
    )
    return () => {
      gone = true
    }
  }, [id, viewer, isOver, isOnline])
  return record ?? match.log.map(({ event }) => ({ event, at: null }))
}

async function recorded<G extends Shown>(id: string, viewer: Viewer): Promise<readonly Told<G>[]> {
  const events = await localTables().replayEvents(id, viewer)
  return events.flatMap((some, at) => some.map(event => ({ event: event as Heard<G>, at })))
}

/** Where each round begins, by its number: from there the match can be played once more. */
export function roundsIn<G extends Shown>(story: readonly Told<G>[]): Map<number, number> {
  const rounds = new Map<number, number>()
  for (const { event, at } of story)
    if (event.type === 'round' && 'round' in event && at !== null) rounds.set(Number(event.round), at)
  // Where the first is not told, it begins with the match.
  if (rounds.size > 0 && !rounds.has(1)) rounds.set(1, 0)
  return rounds
}
