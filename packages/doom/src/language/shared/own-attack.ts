import type { Use } from '../../abilities/use.ts'
import { type AttackFrame, attackOf } from '../../match/attack-frame.ts'
import { isDemonId } from '../../match/figures.ts'
import { INVADER } from '../../match/seats.ts'
import type { DoomState } from '../../match/state.ts'

/** The attack in progress, if the side that uses an ability performs it. */
export function ownAttack(g: DoomState, use: Use): AttackFrame | null {
  const attack = attackOf(g)
  return attack && isDemonId(g, attack.attacker) === (use.owner === INVADER) ? attack : null
}

/** The attack in progress, if it is against the side that uses an ability. */
export function ownDefense(g: DoomState, use: Use): AttackFrame | null {
  const attack = attackOf(g)
  return attack && isDemonId(g, attack.defender) === (use.owner === INVADER) ? attack : null
}
