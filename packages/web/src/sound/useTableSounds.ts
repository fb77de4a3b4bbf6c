import { useEffect, useRef } from 'react'
import { useSettings } from '../app/settings.ts'
import type { Match } from '../screen/match.ts'
import { play, tune } from './sound.ts'

/** Answers to what somebody else does. */
const REACTIONS = new Set(['defense-card', 'shield', 'use-effect'])
/** Milliseconds after which a person may have looked away. One's own decisions in a row are silent. */
const WAITED = 2500

/** Sounds that belong to the table rather than to an event: it is your turn, that was refused, it is over. */
export function useTableSounds(match: Match | null): void {
  const { muted, ambience } = useSettings()
  const yours = match?.yours === true
  const isReaction = REACTIONS.has(match?.decision?.kind ?? '')
  const handedOn = useRef(Number.NEGATIVE_INFINITY)
  useEffect(() => {
    if (!yours) {
      handedOn.current = performance.now()
      return
    }
    const waited = performance.now() - handedOn.current
    if (isReaction && waited > 800) play('reaction-window')
    else if (waited > WAITED) play('your-decision')
  }, [yours, isReaction])

  const refusal = match?.refusal ?? null
  useEffect(() => {
    if (refusal !== null) play('error')
  }, [refusal])

  const isOver = match?.outcome != null && !match.isReplay
  const won = match?.outcome?.winners.some(seat => match.seats.find(each => each.seat === seat)?.plan.kind === 'human')
  useEffect(() => {
    if (isOver) play(won ? 'win' : 'lose')
  }, [isOver, won])

  useEffect(() => {
    if (!muted) tune().catch(() => {})
  }, [muted])

  const game = match?.game
  const volume = muted ? 0 : ambience
  useEffect(() => {
    if (game === undefined || volume === 0) return
    import('./ambience.ts').then(({ ambience }) => ambience(game, volume)).catch(() => {})
    return () => {
      import('./ambience.ts').then(({ ambience }) => ambience(game, 0)).catch(() => {})
    }
  }, [game, volume])
}
