import type { Use } from '../abilities/use.ts'
import type { AttackFrame, Fresh } from '../match/attack-frame.ts'
import { DRONE } from '../match/figure-kinds.ts'
import { contentOf, figureOf, findFigure, onMap } from '../match/figures.ts'
import type { EffectOf } from '../match/said.ts'
import type { DoomState } from '../match/state.ts'
import { mayFind } from '../rules/targets.ts'
import { named } from './named-figures.ts'

/** The attack that an ability grants (D-ATTACK-3), or null while its figure is off the map. */
export function grantedAttack(g: DoomState, use: Use, e: EffectOf<'attack'>): Fresh | null {
  const attacker = findFigure(g, (e.profile === 'own-of-trigger-figure' ? use.trigger : undefined) ?? use.self!)
  if (!attacker || !onMap(attacker)) return null
  const { range, red, black } = profile(g, use, e)
  return {
    attacker: attacker.id,
    range,
    red,
    black,
    source: use.ability,
    only: e.target === 'choose' ? undefined : named(g, use, e.target),
    noArgent: e.noArgent,
  }
}

function profile(g: DoomState, use: Use, e: EffectOf<'attack'>): Pick<Fresh, 'range' | 'red' | 'black'> {
  if (typeof e.profile === 'object') return e.profile
  if (e.profile === 'this-card') return contentOf(g).actionCards[use.ability]!.attack!
  const own = e.profile === 'own' ? use.self! : (use.trigger ?? use.self!)
  const { range, dice } = contentOf(g).demons[figureOf(g, own).kind]!
  return { range, ...dice }
}

/** Is there anybody it could be directed at? */
export function mayAttackWith(g: DoomState, use: Use, e: EffectOf<'attack'>): boolean {
  if (e.window === 'until-activation-end') return true
  const attack = grantedAttack(g, use, e)
  return attack !== null && mayFind(g, attack)
}

/** The further attack that a demon is granted after one of its own (Onslaught, Barrage). */
export function secondAttack(g: DoomState, first: AttackFrame, e: EffectOf<'extraAttack'>): Fresh {
  const { range, dice } = contentOf(g).demons[figureOf(g, first.attacker).kind]!
  return {
    attacker: first.attacker,
    range,
    red: dice.red,
    black: dice.black,
    source: null,
    not: e.differentDefender ? [first.defender, DRONE] : [], // another marine: the drone is none
    noArgent: first.noArgent,
  }
}
