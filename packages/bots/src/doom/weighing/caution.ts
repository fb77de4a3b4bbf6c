import { estimatedOdds, mean } from '@redoubt/doom/odds'
import { patience } from '../character/patience.ts'
import { apart, inSight, type Piece, type Situation } from '../reading/situation.ts'

interface Threat {
  spaces: readonly number[]
  range: number
  /** Range and speed. */
  grasp: number
  harm: number
}

/** A Recruit's fear: the damage to expect, and more of it when little health is left. */
export function cautionOf(s: Situation, me: Piece): (space: number) => number {
  const { frail, fear, caution } = s.beliefs.wishes
  const threats = s.demons.map(d => threat(s, d))
  const factor = patience(s.view.round) * (me.left <= frail ? fear : caution)
  const known: number[] = []
  return space => (known[space] ??= factor * danger(s, threats, space))
}

function threat(s: Situation, d: Piece): Threat {
  const { range, speed, dice } = s.content.demons[d.kind]!
  return { spaces: d.spaces, range, grasp: range + speed, harm: mean(estimatedOdds(s.content, 'marine', dice)) }
}

/** Damage to expect in a space from the demons that can get at it. */
function danger(s: Situation, threats: readonly Threat[], space: number): number {
  const here = [space]
  let sum = 0
  for (const { spaces, range, grasp, harm } of threats) {
    const far = apart(s, spaces, here)
    if (far > grasp) continue
    sum += far <= range && inSight(s, spaces, here) ? harm : 0.6 * harm
  }
  return sum
}
