import { demonsOpen } from './demon-doors.ts'
import { damageOdds, mean } from './odds.ts'
import type { Piece, Situation } from './situation.ts'
import { type Strikes, strikes } from './strikes.ts'
import { moverOf, placeOf } from './walk.ts'

/** One demon's next attack, as somebody it may choose sees it. */
interface Blow {
  hits: Strikes
  /** Damage to expect, and how far from that it may be, given that it may choose somebody else. */
  mean: number
  variance: number
}

/** What one more frag costs the squad, in points: the nearer the end, the more. */
export const fragCost = (s: Situation): number =>
  s.beliefs.squad!.loss / (s.view.fragLimit - s.view.invader.frags + 0.5)

/** What ending an activation in a space costs a marine, by the attacks that may follow. */
export function perilFor(s: Situation, me: Piece): (space: number) => number {
  const { wound, share } = s.beliefs.squad!
  const blows = s.demons.map(d => blowOf(s, d, me, share))
  const frag = fragCost(s)
  const costs = new Float64Array(s.board.size).fill(-1)
  return space => {
    const before = costs[space]!
    if (before >= 0) return before
    let sum = 0
    let variance = 0.3
    for (const blow of blows) {
      if (blow.hits[space] === 0) continue
      sum += blow.mean
      variance += blow.variance
    }
    const death = sum === 0 ? 0 : 1 / (1 + Math.exp((-1.7 * (sum - me.left + 0.5)) / Math.sqrt(variance)))
    return (costs[space] = frag * (death + (wound * Math.min(sum, me.left)) / (me.left + me.damage)))
  }
}

function blowOf(s: Situation, d: Piece, me: Piece, share: number): Blow {
  const { speed, range, dice } = s.content.demons[d.kind]!
  const charged = d.kind === 'imp' && (s.view.demons.imp?.argent ?? 0) > 0
  const reaching = charged ? range + 2 : range
  const place = placeOf(s, d)
  const hits = strikes(s, { mover: moverOf(s, d), place, points: speed, range: reaching, opens: demonsOpen(s) })
  const rivals = s.squad.filter(p => p !== me && p.spaces.some(space => hits[space] === 1)).length
  const chance = 1 / (1 + share * rivals)
  const odds = damageOdds('marine', { ...dice, red: dice.red + (charged ? 1 : 0), bare: me.stunned })
  const one = mean(odds)
  let square = 0
  for (let n = 1; n < odds.length; n++) square += n * n * odds[n]!
  return { hits, mean: chance * one, variance: chance * square - (chance * one) ** 2 }
}
