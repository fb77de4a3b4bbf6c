import type { Doom } from '@redoubt/doom'
import { useEffect, useState } from 'react'
import type { Match } from '../../screen/match.ts'

/** Shorter than this nobody can read a question. */
const READABLE_MS = 120

/** Bots answer at once, and the host passes where nothing else is possible: such questions are gone as they come. */
export function isFleeting({ decision, yours, isReplay }: Pick<Match, 'decision' | 'yours' | 'isReplay'>): boolean {
  if (!decision || isReplay) return false
  return !yours || (decision.options?.length === 1 && decision.options[0]!.key === 'pass')
}

/** The match without questions that are answered before anybody could read them. */
export function useSteady(match: Match<Doom>): Match<Doom> {
  const { decision } = match
  const fleets = isFleeting(match)
  const [stayed, setStayed] = useState<typeof decision>(null)
  useEffect(() => {
    if (!fleets) return
    const timer = setTimeout(() => setStayed(decision), READABLE_MS)
    return () => clearTimeout(timer)
  }, [decision, fleets])
  return fleets && stayed !== decision ? { ...match, decision: null, yours: false } : match
}
