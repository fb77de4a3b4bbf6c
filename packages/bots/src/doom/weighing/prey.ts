import { atLeast, mean } from '@redoubt/doom/odds'
import { chargeOf } from '../table/demons.ts'
import { apart, focusOn, inSight, type Piece, type Situation } from '../table/situation.ts'
import { damageOdds } from './odds.ts'

/** What an attack on a figure of the squad is worth to the invader. */
export function preyWorth(s: Situation, d: Piece, p: Piece, cover = false): number {
  const { prey, assault } = s.beliefs
  const { dice } = s.content.demons[d.kind]!
  const odds = damageOdds(s.content, p.kind === 'drone' ? 'drone' : 'marine', { ...dice, cover, bare: p.stunned })
  const kill = assault ? prey.kill + assault.win / (s.view.fragLimit - s.view.invader.frags + 0.5) : prey.kill
  const value =
    focusOn(s, p) * (prey.wound * Math.min(1, mean(odds) / p.left) + kill * atLeast(odds, p.left) + 0.5 * mean(odds))
  if (p.kind === 'drone') return value * prey.drone
  return p.carries === undefined ? value : value + prey.carrier
}

/** Range with the argent at hand. */
export function rangeOf(s: Situation, d: Piece): number {
  return s.content.demons[d.kind]!.range + chargeOf(s, d).range
}

/** What each of the squad is worth to the demon that asked last; it asks for every place it can reach. */
const weighed: { s: Situation | null; d: Piece | null; worths: number[] } = { s: null, d: null, worths: [] }

function worthsFor(s: Situation, d: Piece): readonly number[] {
  if (weighed.s !== s || weighed.d !== d) {
    weighed.worths = s.squad.map(p => preyWorth(s, d, p))
    weighed.s = s
    weighed.d = d
  }
  return weighed.worths
}

/** The best prey of a demon that stands on these spaces, if there is any. */
export function preyAt(s: Situation, d: Piece, from: readonly number[]): { prey: Piece; worth: number } | null {
  const reach = rangeOf(s, d)
  const worths = worthsFor(s, d)
  let most = 0
  let prey: Piece | null = null
  for (let i = 0; i < s.squad.length; i++) {
    const p = s.squad[i]!
    if (worths[i]! <= most || apart(s, from, p.spaces) > reach || !inSight(s, from, p.spaces)) continue
    most = worths[i]!
    prey = p
  }
  return prey && { prey, worth: most }
}

/** Standing next to a checkpoint or portal keeps the marines from working there. */
export function contest(s: Situation, spaces: readonly number[]): number {
  const card = s.mission.objective.card
  const spots =
    card === 'guard-duty'
      ? s.view.objectives.filter(o => o.at !== null && o.progress < 2).map(o => o.at!)
      : card === 'seal-the-breach'
        ? s.view.portals.map(p => p.at)
        : []
  for (const spot of spots) if (apart(s, spaces, [s.board.at(spot)]) <= 1) return s.beliefs.prey.contest
  return 0
}
