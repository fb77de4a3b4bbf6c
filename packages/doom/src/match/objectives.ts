import type { Objective } from './state.ts'

export const newObjective = (id: string, kind: string, at: number): Objective => ({
  id,
  kind,
  at,
  progress: 0,
  round: 0,
})
