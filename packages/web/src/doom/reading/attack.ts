import type { DoomDecision, DoomView } from '@redoubt/doom'
import type { ActionCard, Effect } from '@redoubt/doom/content'
import type { AttackRoll } from '@redoubt/doom/odds'
import { figureById, isDemon } from './figures.ts'
import type { Ground } from './ground.ts'

/** An attack that is being made or thought of, before a defender is named. */
export interface Attack {
  attacker: string
  range: number
  red: number
  black: number
  fewer: number
  pierce: number
  ignoreCover: boolean
  /** The card whose attack it is. */
  source: string | null
  /** Its effects before the defender is named have been applied. */
  begun: boolean
  /** The key that begins it from the decision at hand. */
  key: string | null
}

const fresh = (
  attacker: string,
  source: string | null,
  dice: { range: number; red: number; black: number },
): Attack => ({
  attacker,
  source,
  range: dice.range,
  red: dice.red,
  black: dice.black,
  fewer: 0,
  pierce: 0,
  ignoreCover: false,
  begun: false,
  key: null,
})

/** The attack that pointing at an enemy is about now: the one being made, else that of a card in mind or in play. */
export function attackInMind(
  ground: Ground,
  view: DoomView,
  decision: DoomDecision | null,
  card: string | null,
  attacked = true,
): Attack | null {
  const stun = (attack: Attack): Attack => {
    const attacker = figureById(view, attack.attacker)
    return attacker?.stunned ? { ...attack, fewer: attack.fewer + 1 } : attack
  }
  if (decision?.kind === 'attack-target' && view.attack) {
    const { attacker, range, red, black, source, fewer, pierce, ignoreCover } = view.attack
    return stun({ attacker, range, red, black, source, fewer, pierce, ignoreCover, begun: true, key: null })
  }
  const { you } = view
  const inHand = view.marines.find(m => m.id === you)?.hand.cards?.includes(card ?? '')
  const offers = decision?.options?.filter(option => option.do === 'attack') ?? []
  const considered = card ? ground.content.actionCards[card]?.attack : null
  if (considered && inHand) return stun(fresh(you, card, considered))
  const offer = offers.find(option => option.card === card) ?? offers[0]
  // A card lies in play with nobody to shoot at: pointing at somebody says why.
  if (!offer && decision?.options?.some(option => option.do === 'forgo')) {
    const pending = view.marines
      .find(m => m.id === you)
      ?.play.cards?.findLast(id => ground.content.actionCards[id]?.attack)
    if (pending) return stun(fresh(you, pending, ground.content.actionCards[pending]!.attack!))
  }
  // A demon that has not attacked yet may find somebody where it goes.
  if (decision?.kind === 'demon-activation' && (offer || !attacked)) {
    const demon = figureById(view, view.active)
    const profile = demon && ground.content.demons[demon.kind]
    return profile
      ? stun({ ...fresh(demon.id, null, { range: profile.range, ...profile.dice }), key: offer?.key ?? null })
      : null
  }
  if (!offer) return null
  const profile = ground.content.actionCards[String(offer.card)]?.attack
  return profile ? stun({ ...fresh(decision!.seat, String(offer.card), profile), key: offer.key }) : null
}

type Timed = Effect & { at?: string }

const bounded = (value: number, { min, max }: { min?: number | undefined; max?: number | undefined }) =>
  value >= (min ?? 0) && value <= (max ?? Number.POSITIVE_INFINITY)

/** What the card says for certain against this defender; what may be declined or paid for is left out. */
interface CertainAttack extends AttackRoll {
  ignoreCover: boolean
  /** Any damage kills (Saw Through). */
  kills: boolean
}

export function attackOn(
  ground: Ground,
  view: DoomView,
  attack: Attack,
  distance: number,
  large: boolean,
): CertainAttack {
  const { red, black, fewer, pierce, ignoreCover } = attack
  const certain: CertainAttack = { red, black, fewer, pierce, ignoreCover, kills: false }
  const attacker = figureById(view, attack.attacker)
  const card: ActionCard | undefined = attack.source ? ground.content.actionCards[attack.source] : undefined
  if (!card || !attacker || isDemon(attacker)) return certain
  const holds = (effect: Timed) =>
    (('if' in effect ? effect.if : undefined) ?? []).every(condition => {
      if (condition.cond === 'distance') return bounded(distance, condition)
      if (condition.cond === 'spacesMoved') return bounded(attacker.moved, condition)
      if (condition.cond === 'defenderSize') return condition.size === (large ? 'large' : 'small')
      return condition.cond === 'damageDealt'
    })
  for (const effect of card.effects as readonly Timed[]) {
    if (attack.begun && effect.at === 'before-attack') continue
    if (!['before-attack', 'defender-chosen', 'during-attack', 'suffer-damage'].includes(effect.at ?? '')) continue
    if (!holds(effect)) continue
    if (effect.op === 'addDice') {
      const times = effect.per
        ? (effect.per.plus ?? 0) + Math.min(effect.per.max, Math.floor(attacker.moved / effect.per.each))
        : 1
      certain.red += effect.red * times
      certain.black += effect.black * times
    } else if (effect.op === 'removeDice') {
      certain.red = Math.max(0, certain.red - (effect.red ?? 0))
      certain.black = Math.max(0, certain.black - (effect.black ?? 0))
    } else if (effect.op === 'pierceShields') certain.pierce += effect.amount === 'all' ? 99 : effect.amount
    else if (effect.op === 'ignoreCover') certain.ignoreCover = true
    else if (effect.op === 'kill') certain.kills = true
  }
  return certain
}
