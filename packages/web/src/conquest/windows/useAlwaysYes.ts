import type { Conquest } from '@redoubt/conquest'
import { useEffect } from 'react'
import type { Match } from '../../screen/match.ts'
import { freeGain, useAlways } from './gains.ts'

/**
 * What somebody always takes is taken without a question: the match that is shown has none. Whoever has just taken it back is asked, and so
 * is everybody whose word did not arrive.
 */
export function useAlwaysYes(match: Match<Conquest>): Match<Conquest> {
  const always = useAlways()
  const { decision, yours, busy, view, log, refusal } = match
  const gain = yours && refusal === null ? freeGain(decision, view) : null
  const key = gain && always.includes(gain.ability) && log.at(-1)?.event.type !== 'taken-back' ? gain.key : null
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each question
  useEffect(() => {
    if (key !== null && !busy) void match.choose(key)
  }, [key, decision, busy])
  return key === null ? match : { ...match, decision: null, yours: false }
}
