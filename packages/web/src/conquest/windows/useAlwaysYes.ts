import type { Conquest } from '@redoubt/conquest'
import { useEffect } from 'react'
import type { Match } from '../../screen/match.ts'
import { freeGain, useAlways } from './gains.ts'

/** What somebody always takes is taken without a question; whoever has just taken it back is asked. */
export function useAlwaysYes(match: Match<Conquest>): void {
  const always = useAlways()
  const { decision, yours, busy, view, log } = match
  const gain = yours && !busy ? freeGain(decision, view) : null
  const key = gain && always.includes(gain.ability) && log.at(-1)?.event.type !== 'taken-back' ? gain.key : null
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each question
  useEffect(() => {
    if (key !== null) void match.choose(key)
  }, [key, decision])
}
