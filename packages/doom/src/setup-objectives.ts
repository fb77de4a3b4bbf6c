import type { ObjectiveCard } from './content/cards.ts'
import type { Figure, Objective } from './state.ts'

export const newObjective = (id: string, kind: string, at: number): Objective => ({
  id,
  kind,
  at,
  progress: 0,
  round: 0,
})

/** Samples set aside at the beginning of Sample Collection. */
export const SAMPLES: readonly string[] = ['sample-1', 'sample-2', 'sample-3']

export function newFigure(id: string, kind: string, at: number[]): Figure {
  return { id, kind, at, damage: 0, stunned: false, mp: 0, moved: 0 }
}

export function newDrone(card: ObjectiveCard | undefined, at: number): Figure {
  return { ...newFigure('drone', 'drone', [at]), health: card?.drone?.health ?? 8 }
}
