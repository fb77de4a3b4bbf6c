import type { Conquest } from '@redoubt/conquest'
import { useEffect, useRef } from 'react'
import type { Match } from '../../screen/match.ts'
import { isShared, useWindows, wishes } from './windows.ts'

/** The host forgets wishes with the match; they are said again at every table. */
export function useWishes(match: Match<Conquest>): void {
  const windows = useWindows()
  const latest = useRef(match)
  latest.current = match
  // biome-ignore lint/correctness/useExhaustiveDependencies: said once for each seat, and again when they change
  useEffect(() => {
    if (latest.current.isReplay || latest.current.viewer === 'spectator') return
    for (const [kind, asking] of wishes(windows, isShared(latest.current.seats)))
      void latest.current.prefer(kind, asking)
  }, [windows, match.id, match.viewer])
}
