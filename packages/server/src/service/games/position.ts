import type { State } from '@redoubt/kernel'
import type { Snapshot } from '../../store/index.ts'

/** What is kept as a snapshot: a position, and the rules that made it. Other rules may want other fields. */
export interface Position {
  rules: string
  position: State
  /** It was a practice by then. */
  practice?: true
}

export function positionIn({ state }: Snapshot, rules: string): State | null {
  const kept = state as Partial<Position> | null
  return kept?.rules === rules && kept.position ? kept.position : null
}

export const wasPractice = ({ state }: Snapshot): boolean => (state as Partial<Position> | null)?.practice === true
