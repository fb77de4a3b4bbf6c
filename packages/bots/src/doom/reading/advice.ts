import type { Ability, Content, Effect, Reason } from '@redoubt/doom/content'

const NEVER: readonly Reason[] = []
const ALWAYS: readonly Reason[] = [{}]

/** A card without hints: when its words suggest to use it. */
function byWord(effect: Effect, { source }: Ability): readonly Reason[] {
  switch (effect.op) {
    case 'addShields':
      return [{ harm: 1 }]
    case 'preventKill':
      return [{ worth: 5 }]
    case 'heal':
      return [
        { [effect.who === 'self' ? 'self' : 'friends']: { damaged: effect.amount === 'all' ? 1 : effect.amount } },
      ]
    case 'removeStun':
      return [{ self: { stunned: true } }]
    case 'rerollDice':
      return [{ poor: 1 }]
    case 'addDice':
    case 'setDie':
    case 'pierceShields':
      return [{ attack: true }]
    case 'splash':
      return effect.center === 'defender' ? [{ besideDefender: true }] : ALWAYS
    case 'damage':
      return effect.who === 'self' ? NEVER : ALWAYS
    case 'gainMovement':
      return source === 'demon' || source === 'event' ? ALWAYS : [{ farther: effect.amount }]
    case 'extraMainAction':
      return [{ mains: 'spent', holdsAttack: true }]
    case 'modifyStagger':
      return effect.amount < 0 ? [{ enemies: { staggeredBy: -effect.amount } }] : NEVER
    case 'placeToken':
      if (effect.token === 'progress') return ALWAYS
      return typeof effect.where.within === 'number'
        ? [{ enemies: { within: effect.where.within, beyond: 1, sight: true } }]
        : NEVER
    case 'removeToken':
      return effect.token === 'threat' ? [{ late: true }] : NEVER
    case 'passToken':
      return [{ nearer: true }]
    case 'attack':
    case 'extraAttack':
    case 'lineDamage':
    case 'stun':
    case 'kill':
    case 'drawCards':
    case 'returnFromDiscard':
    case 'gainArgent':
    case 'freeArgentAbility':
    case 'summon':
    case 'peekInitiative':
    case 'reorderInitiative':
    case 'fetchInitiative':
    case 'cancelAbility':
    case 'takeToken':
      return ALWAYS
    default:
      return NEVER
  }
}

function byWords(content: Content, ability: Ability): readonly Reason[] {
  for (const effect of ability.effects) {
    const advice = byWord(effect, ability)
    if (advice.length > 0) return advice
  }
  const speed = ability.source === 'action' ? content.actionCards[ability.card]!.speed : null
  return speed ? [{ farther: speed }] : NEVER
}

const known = new WeakMap<Ability, readonly Reason[]>()

/** When to use a card or an ability, by its id: as its hints say, or else as its words suggest. */
export function adviceOf(content: Content, id: string): readonly Reason[] {
  const ability = content.abilities[id]
  if (!ability) return NEVER
  let advice = known.get(ability)
  if (!advice) known.set(ability, (advice = ability.advice ?? byWords(content, ability)))
  return advice
}
