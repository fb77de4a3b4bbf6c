import { type DoomDecision, type DoomState, glimpse } from '@redoubt/doom'
import { type Choice, type Decision, seenDecision } from '@redoubt/kernel'
import type { Beliefs } from '../character/priorities.ts'
import { optionsOf } from '../reading/option.ts'
import { read } from '../reading/situation.ts'
import { type Memory, pickOf, turnOf } from '../recruit.ts'
import { type Errand, errandOf } from '../walking/walk.ts'

/** Decides in an imagined world, for whichever seat is asked there. */
export type Actor = (g: DoomState) => Choice

/** An errand under way: how much of it is done, and when the next move is due. */
interface Trail extends Errand {
  seq: number
  seat: string
  at: number
}

/** Plays by these beliefs, but once under way it walks on without a thought as long as nothing comes in between. */
export function actor(beliefs: Beliefs, memory: Memory = { attacked: '', taste: 0 }): Actor {
  let trail: Trail | null = null
  return g => {
    const decision = g.decision!
    const { options, seat } = decision
    if (options.length === 1) return options[0]!
    if (trail && trail.seq === g.seq && trail.seat === seat) {
      const next = follow(trail, decision)
      if (next) {
        if (next.do === 'attack') memory.attacked = turnOf(g.round, decision.about?.demon)
        return next
      }
    }
    trail = null
    const seen = seenDecision<DoomDecision>(g, seat)!
    const offered = optionsOf(seen)
    const pick = pickOf(read(glimpse(g, seat), beliefs), seen, offered, memory)
    const errand = pick.do === 'step' ? errandOf(pick) : null
    if (errand) trail = { ...errand, seq: g.seq + 1, seat, at: 1 }
    return options[offered.indexOf(pick)]!
  }
}

/** The next step, or what the way was for, unless there is something to think about. */
function follow(trail: Trail, { options }: Decision): Choice | undefined {
  const move = trail.way[trail.at]
  if (move && move.do !== 'step') return undefined
  let found: Choice | undefined
  for (const option of options) {
    if (option.do === 'take') return undefined
    if (move ? option.do === 'step' && option.info?.place === move.to : option.do === trail.then) found ??= option
  }
  trail.seq++
  trail.at++
  return found
}
