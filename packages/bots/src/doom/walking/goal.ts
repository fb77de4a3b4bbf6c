import type { Situation } from '../table/situation.ts'
import type { Field } from './field.ts'

/** Something a marine walks towards. */
export interface Goal {
  /** What people call it. */
  name: string
  field: Field
  /** Worth of one movement point nearer. */
  step: number
  /** Worth of being there with so many points left. */
  there: number
  spare: number
}

/** Under these threats a door lets demons out, so nobody opens one in passing. */
export const doorsMatter = (s: Situation): boolean =>
  s.mission.threat.card === 'infestation' || s.mission.threat.card === 'tutorial'

/** Spaces under a name the objective card uses. */
export function placesOf(s: Situation, name: string): number[] {
  const given = s.mission.objective.places?.[name]
  if (!given) return []
  const list = (typeof given[0] === 'number' ? [given] : given) as ReadonlyArray<readonly [number, number]>
  return list.map(([x, y]) => s.board.find(x, y)).filter(space => space >= 0)
}
