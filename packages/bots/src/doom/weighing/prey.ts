import { cover, type Occupancy } from '@redoubt/doom'
import { isEscortedKind } from '@redoubt/doom/figure-kinds'
import { atLeast, estimatedOdds, mean } from '@redoubt/doom/odds'
import { chargeOf, NO_CHARGE } from '../reading/demons.ts'
import { apart, focusOn, inSight, type Piece, type Situation } from '../reading/situation.ts'
import { workSpaces } from '../walking/goal.ts'

/** What an attack on a figure of the squad is worth to the invader. */
export function preyWorth(s: Situation, d: Piece, p: Piece, cover = false): number {
  const { prey, assault } = s.beliefs
  const { dice } = s.content.demons[d.kind]!
  const charge = assault ? chargeOf(s, d) : NO_CHARGE
  const odds = estimatedOdds(s.content, p.kind, {
    red: dice.red + charge.red,
    black: dice.black + charge.black,
    cover,
    bare: p.stunned,
  })
  const kill = assault ? prey.kill + assault.win / (s.view.fragLimit - s.view.invader.frags + 0.5) : prey.kill
  const value =
    focusOn(s, p) *
    (prey.wound * Math.min(1, mean(odds) / p.left) + kill * atLeast(odds, p.left) + prey.harm * mean(odds))
  if (isEscortedKind(p.kind)) return value * prey.drone
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
  for (const spot of workSpaces(s)) if (apart(s, spaces, [spot]) <= 1) return s.beliefs.prey.contest
  return 0
}

/** Does cover help one of the squad against an attack from these spaces? `bodies`: who stands where, the attacker left aside. */
export function isCovered(s: Situation, from: readonly number[], p: Piece, bodies: Occupancy): boolean {
  const defender = { spaces: p.spaces, stunned: p.stunned }
  return cover(s.table, { spaces: from, aloft: false }, defender, bodies)
}
