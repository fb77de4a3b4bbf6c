import { apart, type Piece, type Situation } from '../reading/situation.ts'

/** A spot beside which a demon keeps the marines from their work, and what that is worth. */
interface Denial {
  spot: number
  worth: number
}

/** Where a demon stands in the way of what the marines have to do; where another one does so already there is less to gain. */
export function denialsOf(s: Situation, d: Piece): Denial[] {
  const { board, view, beliefs, squad } = s
  const { assignment, guarded } = s.orders
  const { portal, undo, second } = beliefs.assault!
  if (assignment.kind === 'seal') return view.portals.map(p => ({ spot: board.at(p.at), worth: portal }))
  if (assignment.kind !== 'mark') return []
  return view.objectives.flatMap(o => {
    if (o.at === null) return []
    const spot = board.at(o.at)
    const isDone = o.progress >= assignment.needed
    if (isDone && (guarded === null || squad.some(p => apart(s, p.spaces, [spot]) <= guarded))) return []
    const isHeld = s.demons.some(other => other !== d && apart(s, other.spaces, [spot]) <= 1)
    return [{ spot, worth: (isDone ? undo : beliefs.prey.contest) * (isHeld ? second : 1) }]
  })
}
