import { type DoomState, doom, INVADER } from '@redoubt/doom'
import { fastRandom } from '@redoubt/kernel'
import type { AssignmentKind } from '../../src/doom/character/assignment.ts'
import { VETERAN } from '../../src/doom/character/experience.ts'
import { actor } from '../../src/doom/search/actor.ts'
import { featuresOf } from '../../src/doom/search/features.ts'

/** A match between Veterans: who won, and the features of the position at the start of every activation. */
export interface Played {
  mission: string
  marines: number
  assignment: AssignmentKind
  won: boolean
  positions: number[][]
}

const MOST_DECISIONS = 6000

export function playVeterans(mission: string, marines: number, seed: string): Played | null {
  const g = doom.create({ mission, marines }, seed)
  g.random = fastRandom(seed)
  const players = new Map<string, (g: DoomState) => unknown>()
  const positions: number[][] = []
  let assignment: AssignmentKind = 'clear'
  let seen = ''
  for (let n = 0; !g.outcome && n < MOST_DECISIONS; n++) {
    const { seat } = g.decision!
    const now = `${g.round} ${g.initiative.cards.length}`
    if (g.phase === 'activation' && now !== seen) {
      seen = now
      const found = featuresOf(g)!
      assignment = found.assignment
      positions.push(found.features)
    }
    let player = players.get(seat)
    // The classes differ from match to match.
    if (!player)
      players.set(seat, (player = actor(VETERAN, { attacked: '', taste: fastRandom(seed + seat).fast![0] >>> 0 })))
    doom.choose(g, player(g) as never)
  }
  return g.outcome && { mission, marines, assignment, won: !g.outcome.winners.includes(INVADER), positions }
}
