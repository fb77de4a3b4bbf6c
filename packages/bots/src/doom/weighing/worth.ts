import { apart, focusOn, type Piece, type Situation } from '../reading/situation.ts'
import { workSpaces } from '../walking/goal.ts'

/** The worth of a demon as a target. */
export function worthOf(s: Situation, d: Piece): number {
  let worth: number = s.content.demons[d.kind]!.points
  if (d.carries !== undefined) worth += s.beliefs.wishes.carrier
  if (workSpaces(s).some(spot => apart(s, d.spaces, [spot]) <= 1)) worth += 2
  return worth * focusOn(s, d)
}
