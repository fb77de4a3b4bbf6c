import type { Event } from '@redoubt/kernel'
import type { Entry } from './entry.ts'
import type { Past } from './past.ts'
import { firstOf, stateAt, type Timeline } from './timeline.ts'

/** What a record tells beside the line that stands. */
interface Retold {
  /** What happened in decisions that were taken back. */
  undone: Past[]
  /** The take-backs themselves, as far as they are still told. */
  backs: Past[]
}

const nothing = (): Retold => ({ undone: [], backs: [] })

/** Makes the decisions that were taken back once more, aside from the line, to hear what happened then. */
export function retold(line: Timeline, entered: readonly Entry[]): Retold {
  if (firstOf(line) > 0 || !entered.some(entry => 'takeBack' in entry)) return nothing()
  const undone: Past[] = []
  let backs: Past[] = []
  const stack: Array<{ key: string; seq: number }> = []
  for (const entry of entered) {
    if ('since' in entry) return nothing() // other rules led to what lies before
    if ('key' in entry) stack.push({ key: entry.key, seq: entry.seq + 1 })
    if (!('takeBack' in entry)) continue
    const { by, takeBack: made, practice, seq } = entry
    const gone = stack.splice(made)
    const before = stack.map(({ key }) => key)
    try {
      const happened = replayed(
        line,
        before,
        gone.map(({ key }) => key),
      )
      for (const [n, events] of happened.entries())
        undone.push({ seq: gone[n]!.seq, made: made + n + 1, events, takenBack: false })
    } catch {
      // A line less in the log: no reason not to open the match.
    }
    const event = { type: 'taken-back', seat: by, made, ...(practice ? { practice } : {}) } as const
    backs = backs.filter(one => one.made < made)
    backs.push({ seq: seq + 1, made, events: [event], takenBack: true })
  }
  return { undone, backs }
}

/** What happened in each of these decisions, made after those before. */
function replayed(line: Timeline, before: readonly string[], keys: readonly string[]): Event[][] {
  const { game } = line
  let shared = 0
  while (shared < before.length && before[shared] === line.keys[shared]) shared++
  const state = game.copy(stateAt(line, shared))
  for (const key of before.slice(shared)) game.choose(state, key)
  return keys.map(key => {
    const events: Event[] = []
    game.choose(state, key, events)
    return events
  })
}
