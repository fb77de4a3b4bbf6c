import { fastRandom, nextUint32, type RandomState, type Seat, type State } from '@redoubt/kernel'
import { type Adapter, playOut } from './adapter.ts'
import type { Pace } from './pace.ts'

export interface Comparison {
  key: string
  /** The mean judgement of the choice, and of how many worlds. */
  value: number
  worlds: number
}

export interface CompareTerms {
  /** How many more worlds each option that is left sees, stage by stage, and which share goes on to the next stage. */
  stages: readonly number[]
  keep: number
  /** What the favourite is ahead by. */
  favour: number
}

/**
 * One-ply comparison: every option is tried in the same few imagined worlds and played on by the policy until it is
 * quiet. Stage by stage the worse options drop out and the others see more worlds. The best comes first; the favourite
 * wins ties. Unfinished business at the deadline counts as far as it got.
 */
export async function compare<S extends State>(
  adapter: Adapter<S>,
  imagine: (random: RandomState) => S,
  question: { seat: Seat; keys: readonly string[]; favourite: string },
  random: RandomState,
  pace: Pace,
  { stages, keep, favour }: CompareTerms,
): Promise<Comparison[]> {
  const { seat, favourite } = question
  const all = question.keys.map(key => ({ key, value: 0, sum: 0, worlds: 0 }))
  all.sort((x, y) => Number(y.key === favourite) - Number(x.key === favourite))
  let left = all
  for (const worlds of stages) {
    for (let i = 0; i < worlds && left.length > 1; i++) {
      const world = imagine(fastRandom(nextUint32(random)))
      const quiet = adapter.horizon(world)
      for (const one of left) {
        if (pace.over()) return ranked(all)
        const state = adapter.game.copy(world)
        adapter.game.hurry(state, one.key)
        if (!playOut(adapter, state, quiet, pace.over)) return ranked(all)
        one.sum += adapter.evaluate(state, seat) + (one.key === favourite ? favour : 0)
        one.worlds++
        one.value = one.sum / one.worlds
        const rest = pace.rest()
        if (rest) await rest
      }
    }
    left = ranked(left).slice(0, Math.max(2, Math.ceil(left.length * keep)))
  }
  return [...ranked(left), ...all.filter(one => !left.includes(one))]
}

function ranked<T extends { value: number; worlds: number }>(list: readonly T[]): T[] {
  return [...list].sort((x, y) => Number(y.worlds > 0) - Number(x.worlds > 0) || y.value - x.value)
}
