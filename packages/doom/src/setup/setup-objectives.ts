import type { ObjectiveCard } from '../content/cards.ts'
import { newFigure } from '../match/figures.ts'
import type { Figure, Objective } from '../match/state.ts'

export const newObjective = (id: string, kind: string, at: number): Objective => ({
  id,
  kind,
  at,
  progress: 0,
  round: 0,
})

/** Samples set aside at the beginning of Sample Collection. */
export const SAMPLES: readonly string[] = ['sample-1', 'sample-2', 'sample-3']

export function newDrone(card: ObjectiveCard | undefined, at: number): Figure {
  const drone = newFigure('drone', 'drone', [at])
  drone.health = card?.drone?.health ?? 8
  return drone
}
