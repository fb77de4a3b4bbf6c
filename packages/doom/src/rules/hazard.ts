import { call, type Next } from '@redoubt/kernel'
import { contentOf, isDemon, isMarine } from '../match/figures.ts'
import { damage } from '../match/procedures.ts'
import type { DoomState, Figure } from '../match/state.ts'

/**
 * Plasma and fire: a figure suffers once, however many tokens lie in the spaces it has entered or starts on. Of equal ones the
 * oldest counts, which stands first among the tokens (OP-51).
 */
export function hazards(
  g: DoomState,
  f: Figure,
  trigger: 'enter' | 'activation-start',
  spaces: readonly number[],
): Next {
  let worst = 0
  let by: string | null = null
  for (const token of g.tokens) {
    if (!spaces.includes(token.at)) continue
    const effect = contentOf(g).abilities[token.ability]!.effects[token.effect]!
    if (effect.op !== 'placeToken' || !effect.hazard?.triggers.includes(trigger)) continue
    if (effect.hazard.who === 'marine' && !isMarine(f)) continue
    if (effect.hazard.damage > worst) {
      worst = effect.hazard.damage
      by = isDemon(f) ? token.owner : null
    }
  }
  return worst > 0 ? call(damage, { targets: [f.id], amount: worst, by, how: 'effect', i: 0 }) : undefined
}
