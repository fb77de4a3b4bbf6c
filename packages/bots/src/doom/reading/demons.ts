import type { Content, Demon } from '@redoubt/doom/content'
import type { Piece, Situation } from './situation.ts'

/** What the words of a demon's card mean for its movement and its attack. */
interface Nature {
  /** It flies while it acts, perhaps without standing where nobody could. */
  flies: boolean
  lands: boolean
  /** Movement points that it gains when it has attacked. */
  run: number
  /** What argent adds to its attack. */
  charge: Readonly<{ cost: number; range: number; red: number; black: number }>
}

const known = new WeakMap<Demon, Nature>()

export function natureOf(content: Content, kind: string): Nature {
  const demon = content.demons[kind]!
  let nature = known.get(demon)
  if (!nature) known.set(demon, (nature = read(demon)))
  return nature
}

function read(demon: Demon): Nature {
  let flies = demon.flying
  let lands = false
  let run = 0
  const charge = { cost: 0, range: 0, red: 0, black: 0 }
  for (const { cost, timing, effects } of demon.abilities)
    for (const effect of effects)
      if (effect.op === 'grantFlying') {
        flies = true
        lands = effect.mustEndOnGround === true
      } else if (effect.op === 'gainMovement' && cost === 0 && timing === 'after-attack') run += effect.amount
      else if (cost > 0 && timing === 'before-attack' && (effect.op === 'modifyRange' || effect.op === 'addDice')) {
        charge.cost = cost
        if (effect.op === 'modifyRange') charge.range += effect.amount
        else {
          charge.red += effect.red
          charge.black += effect.black
        }
      }
  return { flies, lands, run, charge }
}

export const NO_CHARGE = { range: 0, red: 0, black: 0 }

/** What the argent at hand adds to a demon's attack. */
export function chargeOf(s: Situation, d: Piece): Readonly<{ range: number; red: number; black: number }> {
  const { charge } = natureOf(s.content, d.kind)
  return charge.cost > 0 && (s.view.demons[d.kind]?.argent ?? 0) >= charge.cost ? charge : NO_CHARGE
}
