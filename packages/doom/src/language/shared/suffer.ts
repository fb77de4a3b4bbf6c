import { call, inOrder, type Next } from '@redoubt/kernel'
import type { EffectsFrame } from '../../abilities/frames.ts'
import { chooserOf } from '../../abilities/frames.ts'
import { damage } from '../../match/procedures.ts'
import type { DoomState } from '../../match/state.ts'
import { orderMatters, takeTurns } from '../../rules/in-turn.ts'

export const suffer = (targets: string[], amount: number, by: string | null): Next =>
  amount > 0 && targets.length > 0 ? call(damage, { targets, amount, by, how: 'effect', i: 0 }) : undefined

export const causer = (f: EffectsFrame): string | null => f.self ?? null

/** The same where nobody named the figures one by one: their order is chosen if it matters (D-TIMING-3). */
export function sufferInTurn(g: DoomState, f: EffectsFrame, targets: string[], amount: number): Next {
  const by = causer(f)
  const turns = targets.map(id => ({
    figure: id,
    frame: damage.start({ targets: [id], amount, by, how: 'effect', i: 0 }),
  }))
  if (amount <= 0 || !orderMatters(g, turns)) return suffer(targets, amount, by)
  return inOrder(takeTurns(g, chooserOf(f, undefined), f.ability, turns))
}
