import { estimatedOdds, mean } from '@redoubt/doom/odds'
import { patience } from '../character/patience.ts'
import { chargeOf } from '../reading/demons.ts'
import type { Piece, Situation } from '../reading/situation.ts'
import { demonsOpen } from '../walking/demon-doors.ts'
import { moverOf, placeOf } from '../walking/walk.ts'
import { type Strikes, strikes } from './strikes.ts'

/** One demon's next attack, as somebody it may choose sees it. */
interface ExpectedAttack {
  hits: Strikes
  /** Damage to expect, and how far from that it may be, given that it may choose somebody else. */
  mean: number
  variance: number
}

/** What one more frag costs the squad, in points: the nearer the end, the more. */
const fragCost = (s: Situation): number =>
  (patience(s.view.round) * s.beliefs.squad!.loss) / (s.view.fragLimit - s.view.invader.frags + 0.5)

/** What ending an activation in a space costs a marine, by the attacks that may follow. */
export function perilFor(s: Situation, me: Piece): (space: number) => number {
  const { wound, share } = s.beliefs.squad!
  const attacks = s.demons.map(d => attackBy(s, d, me, share))
  const frag = fragCost(s)
  const costs: number[] = new Array(s.board.size).fill(-1)
  return space => {
    const before = costs[space]!
    if (before >= 0) return before
    const { death, damage } = harmIn(space, me, attacks)
    return (costs[space] = frag * (death + (wound * Math.min(damage, me.left)) / (me.left + me.damage)))
  }
}

/** What these demons may do to one of the squad where it stands: the chance of its death, and damage to expect. */
export function harmTo(s: Situation, me: Piece, demons: readonly Piece[]): { death: number; damage: number } {
  return harmIn(
    me.spaces[0]!,
    me,
    demons.map(d => attackBy(s, d, me, SHARE)),
  )
}

const SHARE = 0.6

function harmIn(space: number, me: Piece, attacks: readonly ExpectedAttack[]): { death: number; damage: number } {
  let damage = 0
  let variance = 0.3
  for (const attack of attacks) {
    if (attack.hits[space] === 0) continue
    damage += attack.mean
    variance += attack.variance
  }
  if (damage === 0) return { death: 0, damage: 0 }
  return { death: 1 / (1 + Math.exp((-1.7 * (damage - me.left + 0.5)) / Math.sqrt(variance))), damage }
}

function attackBy(s: Situation, d: Piece, me: Piece, share: number): ExpectedAttack {
  const { speed, range, dice } = s.content.demons[d.kind]!
  const charge = chargeOf(s, d)
  const place = placeOf(s, d)
  const hits = strikes(s, {
    mover: moverOf(s, d),
    place,
    points: speed,
    range: range + charge.range,
    opens: demonsOpen(s),
  })
  const rivals = s.squad.filter(p => p !== me && p.spaces.some(space => hits[space] === 1)).length
  const chance = 1 / (1 + share * rivals)
  const odds = estimatedOdds(s.content, 'marine', {
    red: dice.red + charge.red,
    black: dice.black + charge.black,
    bare: me.stunned,
  })
  const one = mean(odds)
  let square = 0
  for (let n = 1; n < odds.length; n++) square += n * n * odds[n]!
  return { hits, mean: chance * one, variance: chance * square - (chance * one) ** 2 }
}
