import type { Ability } from '../content/ability.ts'
import type { Effect } from '../content/effect.ts'
import type { Selector } from '../content/selector.ts'
import { contentOf, figureOf, findFigure, isDemon, marineOf, onMap, skips } from '../figures.ts'
import { argentSupply } from '../rules/argent.ts'
import { attackOf } from '../rules/attack-frame.ts'
import { available } from '../rules/summon.ts'
import { hasTarget } from '../rules/targets.ts'
import { turnable } from '../rules/teleporter.ts'
import { heldPortals, markable, nearPortals, receivers, tokenHere } from '../rules/work.ts'
import { type DoomState, type Figure, INVADER } from '../state.ts'
import { isImmune } from '../values.ts'
import { holds } from './conditions.ts'
import { mayAttackWith, secondAttack } from './granted.ts'
import { leapTargets } from './leap.ts'
import { candidates, hasPlace, means, named } from './select.ts'
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
  if (ability.limit && g.used.includes(usedMark(ability.id, use.self ?? use.owner))) return false
  return holds(g, use, ability.if)
}

/** May a card be played that is worth something even if its text does nothing? */
export function mayPlay(g: DoomState, use: Use, ability: Ability): boolean {
  return canPay(g, use, ability) && mayBegin(g, use, ability)
}

export const usedMark = (ability: string, by: string): string => `${ability}@${by}`

export function canPay(g: DoomState, use: Use, ability: Ability): boolean {
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

/** Could this effect change anything? Nobody is asked about what cannot (D-ABILITY-2 leaves it to the player otherwise). */
function matters(g: DoomState, use: Use, ability: Ability, e: Effect): boolean {
  if (!holds(g, use, e.if)) return false
  switch (e.op) {
    case 'redirectAttack': {
      const attack = attackOf(g)
      return !!attack && !attack.only && isDemonId(g, attack.defender) && candidates(g, use, e.to).length > 0
    }
    case 'rerollDice':
    case 'setDie': {
      const attack = attackOf(g)
      return !!attack && attack.dice.length > 0 && isDemonId(g, attack.attacker) === (use.owner === INVADER)
    }
    case 'addDice':
    case 'pierceShields':
    case 'modifyRange':
    case 'spendArgent': {
      const attack = attackOf(g)
      return !!attack && isDemonId(g, attack.attacker) === (use.owner === INVADER)
    }
    case 'extraAttack': {
      const attack = attackOf(g)
      // Barrage follows the first attack of an activation, not one that itself followed another.
      if (ability.source === 'demon' && attack !== outermostAttack(g)) return false
      return !!attack && isDemonId(g, attack.attacker) && hasTarget(g, secondAttack(g, attack, e))
    }
    case 'addShields': {
      const attack = attackOf(g)
      return !!attack && isDemonId(g, attack.defender) === (use.owner === INVADER)
    }
    case 'attack':
      return mayAttackWith(g, use, e)
    case 'placeToken':
      if (e.token === 'progress')
        return e.where.on === 'objective-within-1'
          ? markable(g, use.self, e).length > 0
          : nearPortals(g, use.self).length > 0
      return e.where.within === undefined || hasPlace(g, use, e.where)
    case 'removeToken':
      return e.where.on !== 'held-portal' || heldPortals(g, use.self).length > 0
    case 'takeToken':
      return tokenHere(g, use.self) !== undefined
    case 'passToken':
      return receivers(g, use.self, candidates(g, use, e.to)).length > 0
    case 'placeFigure':
      return hasPlace(g, use, e.where)
    case 'summon':
      return e.options.some(o => available(g, o.demon) >= o.count) && hasPlace(g, use, e.where)
    case 'moveFigure':
      if (e.toward === 'chosen-demon')
        return named(g, use, 'demons').some(chosen => concerns(g, { ...use, chosen }, e.who))
      return concerns(g, use, e.who) && (!e.to || leapTargets(g, use, e.to).length > 0)
    case 'stun':
      return concerns(g, use, e.who, f => !f.stunned && !isImmune(g, f, 'stun'))
    case 'removeStun':
      return concerns(g, use, e.who, f => f.stunned)
    case 'heal':
      return concerns(g, use, e.who, f => f.damage > 0)
    case 'damage':
    case 'kill':
    case 'push':
    case 'immune':
    case 'gainMovement':
      return concerns(g, use, e.who)
    case 'choice':
      return candidates(g, use, e.chooser).length > 0
    case 'peekInitiative':
    case 'reorderInitiative':
      return g.initiative.cards.length > 0
    case 'freeArgentAbility':
      return use.announced !== undefined && contentOf(g).abilities[use.announced]!.argent <= e.maxCost
    case 'gainArgent':
      return e.amount !== 'remainingHealthOfKilled' && argentSupply(g) > 0
    case 'loseMovement':
      return false // a price, not a reason
    case 'forbid':
    case 'modifySprint':
      return e.until !== 'token-dropped' // the burden of a carrier
    case 'setTeleporter':
      return e.teleporter !== undefined || turnable(g, e).length > 0
    case 'moveArgent':
      return (
        Object.values(g.demons).filter(card => card.up).length > 1 && Object.values(g.demons).some(c => c.argent > 0)
      )
    default:
      return true
  }
}

const anybody = () => true

/** Could the effect concern a figure on the map that fits? */
function concerns(g: DoomState, use: Use, who: Selector, fits: (f: Figure) => boolean = anybody): boolean {
  for (const f of g.figures) if (onMap(f) && fits(f) && means(g, use, who, f)) return true
  return false
}

function outermostAttack(g: DoomState) {
  return g.stack.find(f => f.flow === 'attack') ?? null
}

function isDemonId(g: DoomState, id: string): boolean {
  const f = findFigure(g, id)
  return f !== undefined && isDemon(f)
}
