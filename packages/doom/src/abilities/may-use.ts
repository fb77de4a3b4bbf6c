import { attackOf } from '../match/attack-frame.ts'
import { contentOf, figureOf, marineOf, skips } from '../match/figures.ts'
import type { Ability } from '../match/said.ts'
import type { DoomState } from '../match/state.ts'
import { holds, matters } from './meaning.ts'
import type { Use } from './use.ts'

/** May this ability be used now? Its conditions hold, its cost can be paid, and it would do something. */
export function mayUse(g: DoomState, use: Use, ability: Ability): boolean {
  return canPay(g, use, ability) && couldUse(g, use, ability)
}

/** The same, leaving aside whether it can be paid for. */
export function couldUse(g: DoomState, use: Use, ability: Ability): boolean {
  if (!mayBegin(g, use, ability)) return false
  if (ability.later) return true
  const { effects } = ability // frozen lists are walked by number: their iterators are slow
  for (let i = 0; i < effects.length; i++) if (matters(g, use, ability, effects[i]!)) return true
  return false
}

/** The same again, whatever it would do. */
function mayBegin(g: DoomState, use: Use, ability: Ability): boolean {
  if (ability.limit && g.used.length > 0 && g.used.includes(usedMark(ability.id, use.self ?? use.owner))) return false
  return holds(g, use, ability.if)
}

/** May a card be played that is worth something even if its text does nothing? */
export function mayPlay(g: DoomState, use: Use, ability: Ability): boolean {
  return canPay(g, use, ability) && mayBegin(g, use, ability)
}

export const usedMark = (ability: string, by: string): string => `${ability}@${by}`

export function canPay(g: DoomState, use: Pick<Use, 'owner' | 'self'>, ability: Ability): boolean {
  const { cost } = ability
  if (ability.argent > 0) {
    if (skips(g, 'argent')) return false // D-TUTORIAL-6
    if (attackOf(g)?.noArgent) return false
    const self = figureOf(g, use.self!)
    if (g.demons[self.kind]!.argent < ability.argent && overflows(g, ability) === undefined) return false // D-ARGENT-5
  }
  if (cost.exhaust && marineOf(g, use.owner).exhausted) return false // D-EXHAUST-2
  if (cost.discardCards !== undefined && marineOf(g, use.owner).hand.cards.length < cost.discardCards) return false
  if (cost.movement !== undefined && figureOf(g, use.self!).mp < cost.movement) return false
  return true
}

/** Overflow in hand lets the invader announce an ability that the demon card cannot pay for. */
export function overflows(g: DoomState, ability: Ability): string | undefined {
  return g.invader.hand.cards.find(card =>
    contentOf(g).abilities[card]!.effects.some(e => e.op === 'freeArgentAbility' && e.maxCost >= ability.argent),
  )
}
