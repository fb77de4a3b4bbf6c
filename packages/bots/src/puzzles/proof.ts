import { offered } from '@redoubt/kernel'
import { type Attempt, begin, choose, copyOf, stateOf } from './play.ts'
import type { Puzzle } from './puzzle.ts'

/** What a search found: whether the goal can be forced, and how many positions it looked at. */
interface Proof {
  isForced: boolean
  positions: number
}

class TooMany extends Error {}

/**
 * Looks whether the seat reaches the goal whatever everybody else chooses. Chance is none of it: dice and decks lie as the
 * puzzle says. The kept line is tried first, so that a line that works against any answer is proven in few positions.
 * Null if that takes more than `most` positions.
 */
export function prove(puzzle: Puzzle, most = 20_000): Proof | null {
  const known = new Map<string, boolean>()
  let positions = 0

  /** `at`: so much of the kept line has been played. */
  function holds(attempt: Attempt, at: number): boolean {
    const now = stateOf(attempt)
    if (now !== 'open') return now === 'reached'
    const name = nameOf(attempt)
    const before = known.get(name)
    if (before !== undefined) return before
    if (++positions > most) throw new TooMany()
    known.set(name, false) // going round in circles reaches nothing
    const mine = attempt.state.decision!.seat === puzzle.seat
    const keys = offered(attempt.state)
    const kept = puzzle.solution[at]
    const after = (key: string) => {
      const next = copyOf(attempt)
      choose(next, key)
      return holds(next, mine && key === kept ? at + 1 : at)
    }
    const found = mine ? inOrder(keys, kept).some(after) : keys.every(after)
    known.set(name, found)
    return found
  }

  try {
    return { isForced: holds(begin(puzzle), 0), positions }
  } catch (error) {
    if (error instanceof TooMany) return null
    throw error
  }
}

const inOrder = (keys: readonly string[], first: string | undefined): readonly string[] =>
  first !== undefined && keys.includes(first) ? [first, ...keys.filter(key => key !== first)] : keys

/** Everything that matters for what is still to come, and what of the goal is done. */
export function nameOf({ state, events, puzzle }: Attempt): string {
  const { seq: _, reveals: _r, decision: _d, ...rest } = state
  const done = events.filter(({ type }) => type === 'killed' || type === 'glory-kill' || type === 'destroy').length
  return `${puzzle.goal.do} ${done} ${JSON.stringify(rest)}`
}
