import { useEffect, useState } from 'react'
import { useHealth } from '../app/useHealth.ts'
import { notePlayed, playedLast } from '../match/played.ts'
import { localTables } from '../tables/local.ts'
import type { MatchCard } from '../tables/tables.ts'

/** The matches of this browser; null until they are known. Where nothing is kept there are none. */
export function useOwnMatches(): MatchCard[] | null {
  const [matches, setMatches] = useState<MatchCard[] | null>(null)
  const { trouble } = useHealth().condition
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was away may be there again
  useEffect(() => {
    let gone = false
    localTables()
      .list()
      .catch(() => [])
      .then(found => {
        if (found.length === 0) notePlayed(null)
        else if (playedLast() === null) notePlayed(found[0]!.game)
        if (!gone) setMatches(found)
      })
    return () => {
      gone = true
    }
  }, [trouble])
  return matches
}
