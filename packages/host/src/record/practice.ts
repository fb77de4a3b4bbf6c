import { BadSave, type Seat, type State } from '@redoubt/kernel'
import type { Entry } from './entry.ts'
import { stateAt, type Timeline } from './timeline.ts'

/** Something learnt was taken back: from this entry on the match is a practice. */
export const isPractice = (entry: Entry): boolean => 'takeBack' in entry && entry.practice === true

/**
 * Have these seats together come to know something since the first `from` decisions that going back would let them use: a die, a shuffle, a
 * card, a turned dial? Their own cards that others have seen since are no news to them.
 */
export function hasLearnt(t: Timeline, seats: readonly Seat[], from: number): boolean {
  const { game, marks } = t
  const then = marks[from]!
  const now = marks.at(-1)!
  if (then.drawn !== now.drawn) return true
  if (then.reveals === now.reveals) return false
  const { known } = game
  if (!known) return true
  let state: State
  try {
    state = game.copy(stateAt(t, from))
  } catch (error) {
    if (error instanceof BadSave) return true // what led here is not there any more
    throw error
  }
  const all = () => together(seats.map(seat => known(state, seat)))
  const seen = all()
  for (let n = from; n < t.keys.length; n++) {
    game.choose(state, t.keys[n]!)
    if (marks[n + 1]!.reveals === marks[n]!.reveals) continue
    for (const [name, count] of all()) if (count > (seen.get(name) ?? 0)) return true
  }
  return false
}

/** How often each name is known to whoever knows it most often. */
function together(lists: ReadonlyArray<readonly string[]>): Map<string, number> {
  const most = new Map<string, number>()
  for (const names of lists) {
    const counts = new Map<string, number>()
    for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
    for (const [name, count] of counts) most.set(name, Math.max(count, most.get(name) ?? 0))
  }
  return most
}
