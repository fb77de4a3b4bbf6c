import type { Asking } from '@redoubt/host'
import { useEffect, useState } from 'react'
import type { Match } from '../../screen/match.ts'

/**
 * How often one is asked at moments nobody of one's cards fits. Among bots a pause betrays nothing, so it is left out;
 * beside other people it stays until somebody says otherwise.
 */
export function useAsking(match: Match): { asking: Asking; ask(asking: Asking): void } {
  const [asking, ask] = useState<Asking>(() => (isAlone(match) ? 'when-able' : 'always'))
  const { viewer, isReplay } = match
  // biome-ignore lint/correctness/useExhaustiveDependencies: said once for each pair of eyes and each wish
  useEffect(() => {
    if (!isReplay && viewer !== 'spectator') void match.prefer('*', asking)
  }, [viewer, asking, isReplay])
  return { asking, ask }
}

function isAlone({ seats }: Match): boolean {
  const people = seats.flatMap(({ plan }) => (plan.kind === 'human' ? [plan.person] : []))
  return new Set(people).size < 2
}
