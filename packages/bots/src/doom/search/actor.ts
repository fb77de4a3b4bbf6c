import { type DoomDecision, type DoomState, doom } from '@redoubt/doom'
import { type Choice, type Decision, seenDecision } from '@redoubt/kernel'
import type { Beliefs } from '../character/priorities.ts'
import { type Memory, pickOf } from '../recruit.ts'
import { optionsOf } from '../table/option.ts'
import { read } from '../table/situation.ts'
import { wayTaken } from '../walking/walk.ts'

/** Decides in an imagined world, for whichever seat is asked there. */
export type Actor = (g: DoomState) => Choice

/** Where somebody is going: the moves that are left, and when the next one is due. */
interface Trail {
  seq: number
  seat: string
  way: ReturnType<typeof wayTaken>
  /** How much of it has been walked. */
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
      if (next) return next
    }
    trail = null
    const seen = seenDecision<DoomDecision>(g, seat)!
    const offered = optionsOf(seen)
    const pick = pickOf(read(doom.view(g, seat), beliefs), seen, offered, memory)
    const way = pick.do === 'step' ? wayTaken(pick) : []
    if (way.length > 1) trail = { seq: g.seq + 1, seat, way, at: 1 }
    return options[offered.indexOf(pick)]!
  }
}

/** The next step, unless there is something to think about. */
function follow(trail: Trail, { options }: Decision): Choice | undefined {
  const move = trail.way[trail.at]
  if (move?.do !== 'step') return undefined
  let found: Choice | undefined
  for (const option of options) {
    if (option.do === 'take') return undefined
    if (option.do === 'step' && option.info?.place === move.to) found = option
  }
  trail.seq++
  trail.at++
  return found
}
