import { below, type Chance, fastRandom } from '@redoubt/kernel'
import { assertDecidable, assertPlain } from '@redoubt/kernel/testing'
import { doom } from '../../src/game.ts'
import { assertInvariants } from '../../test/invariants.ts'

export interface Job {
  mission: string
  n: number
  /** Look at the position after every decision. */
  thorough: boolean
}

export interface Played {
  decisions: number
  rounds: number
  marinesWin: boolean
  seconds: number
}

const LEVELS = ['regular', 'veteran', 'cadet', 'nightmare']
/** Random play is long, but not that long. */
const MOST_DECISIONS = 300_000
/** How often a game that is not thorough is looked at. */
const SELDOM = 25

/** Any number of marines, recommended or free choice, any level: drawn from the name of the game. */
export function optionsOf({ mission, n }: Job) {
  const chance: Chance = { random: fastRandom(`options ${mission} ${n}`) }
  const marines = 1 + below(chance, 4)
  const difficulty = LEVELS[below(chance, LEVELS.length)]
  return { mission, marines, freeChoice: mission !== 'tutorial' && below(chance, 2) === 0, difficulty }
}

export const seedOf = ({ mission, n }: Job) => `soak ${mission} ${n}`

export function play(job: Job): Played {
  const start = performance.now()
  const g = doom.create(optionsOf(job), seedOf(job))
  const chance: Chance = { random: fastRandom(seedOf(job)) }
  const look = () => {
    try {
      assertInvariants(g)
      if (!g.outcome) assertDecidable(g)
      if (g.seq % 500 === 0) assertPlain(g)
    } catch (error) {
      throw new Error(`decision ${g.seq}: ${(error as Error).message}`, { cause: error })
    }
  }
  look()
  while (!g.outcome) {
    if (g.seq > MOST_DECISIONS) throw new Error(`no outcome after ${MOST_DECISIONS} decisions`)
    const { options } = g.decision!
    doom.choose(g, options[below(chance, options.length)]!)
    if (job.thorough || g.seq % SELDOM === 0 || g.outcome) look()
  }
  return {
    decisions: g.seq,
    rounds: g.round,
    marinesWin: !g.outcome.winners.includes('invader'),
    seconds: (performance.now() - start) / 1000,
  }
}
