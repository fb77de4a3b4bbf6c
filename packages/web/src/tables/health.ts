import type { Wellbeing } from './steady.ts'
import type { Condition, TableProblem } from './tables.ts'

/** How whoever plays the matches does, and whether what happens is kept. */
export interface Health {
  wellbeing: Wellbeing
  condition: Condition
  /** The match that was being played and could not be opened again. */
  lost: { id: string; problem: TableProblem } | null
}

let now: Health = { wellbeing: 'well', condition: { trouble: null, unkept: [] }, lost: null }
const listeners = new Set<() => void>()

export const getHealth = (): Health => now

export function onHealth(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function noteHealth(change: Partial<Health>): void {
  now = { ...now, ...change }
  for (const listener of listeners) listener()
}
