import type { Doom } from '@redoubt/doom'
import type { Content } from '@redoubt/doom/content'
import { useEffect } from 'react'
import type { Match } from '../../../screen/match.ts'
import { isKitQuestion, type Known, nextKey } from './kits.ts'
import { type Thought, think, thoughtOf, useThought } from './thought.ts'

const MOST_TRIES = 20

export interface Loadout {
  known: Known
  thought: Thought
}

/** The kits of one's marines, while they are asked for. Once confirmed they answer every question of the set-up by themselves. */
export function useLoadout(match: Match<Doom>, content: Content): Loadout | null {
  const { id, decision, view, seats, options, yours, busy } = match
  const thought = useThought(id)
  const asked = yours && decision !== null && isKitQuestion(decision.kind) ? decision : null
  const known: Known | null = asked && { content, view, decision: asked, seats, options }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each question, when it is confirmed and nothing is under way
  useEffect(() => {
    const thought = thoughtOf(id) // as it is now: an effect may run twice
    if (!known || !thought.confirmed.includes(known.decision.seat) || busy) return
    const has = view.marines.find(({ id }) => id === known.decision.seat)?.weapons.length ?? 0
    const question = `${known.decision.kind} ${known.decision.seat} ${has}`
    const key = nextKey(known, thought.kits)
    if (thought.answered.at(-1) === question) return
    if (thought.answered.includes(question)) return think(id, { confirmed: [], answered: [] })
    if (key === null) return think(id, { confirmed: [], answered: [], gone: goneFrom(known, thought) })
    think(id, { answered: [...thought.answered, question] })
    // Something else may be under way, or have come between: then it is said again.
    void match.choose(key).then(answer => {
      if (answer?.ok) return
      const { answered, refused } = thoughtOf(id)
      if (refused < MOST_TRIES) think(id, { answered: answered.slice(0, -1), refused: refused + 1 })
      else think(id, { confirmed: [], answered: [] })
    })
  }, [asked, busy, thought.confirmed, thought.answered])
  return known && { known, thought }
}

/** The class or weapon of the kit that is not on offer. */
function goneFrom({ decision }: Known, { kits }: Thought): string | null {
  const kit = kits[decision.seat]
  return (decision.kind === 'class-card' ? kit?.class : kit?.weapons.at(-1)) ?? null
}
