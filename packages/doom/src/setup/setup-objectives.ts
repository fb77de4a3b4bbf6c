import { escortOf } from '../abilities/escort.ts'
import { newFigure } from '../match/figures.ts'
import type { DoomState, Figure, Objective } from '../match/state.ts'

export const newObjective = (id: string, kind: string, at: number): Objective => ({
  id,
  kind,
  at,
  progress: 0,
  round: 0,
})

/** Samples set aside at the beginning of Sample Collection. */
export const SAMPLES: readonly string[] = ['sample-1', 'sample-2', 'sample-3']

/** The drone, as the objective card describes it. */
export function newDrone(g: DoomState, at: number): Figure {
  const drone = newFigure('drone', 'drone', [at])
  drone.health = escortOf(g)!.figure.health
  return drone
}
