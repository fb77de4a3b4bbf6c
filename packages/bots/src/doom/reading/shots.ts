import type { ActionCard, Condition, Effect, Profile } from '@redoubt/doom/content'

/** An attack as a marine weighs it. */
export interface Shot {
  range: number
  red: number
  black: number
  shots: number
  pierce: number
  /** Dice more against an adjacent defender. */
  nearRed: number
  nearBlack: number
  /** Only for somebody who has not moved. */
  unmoved: boolean
  /** Everybody next to the defender is hurt too. */
  splash: boolean
  /** Damage kills small demons outright. */
  saws: boolean
}

const PLAIN = { shots: 1, pierce: 0, nearRed: 0, nearBlack: 0, unmoved: false, splash: false, saws: false }

/** An attack that does nothing but hit. */
export const plainShot = (profile: Profile): Shot => ({ ...profile, ...PLAIN })

const near = (list: readonly Condition[]) => list.length === 1 && list[0]!.cond === 'distance' && list[0]!.max === 1
const far = (list: readonly Condition[]) => list.length === 1 && list[0]!.cond === 'distance' && list[0]!.min === 2
const unmoved = (list: readonly Condition[]) => list.some(one => one.cond === 'spacesMoved' && one.max === 0)

/** What one word of the card adds to range and dice, roughly. What hangs on anything but distance and rest is not counted on. */
function addWord(shot: Shot, effect: Effect): void {
  const needs = effect.if ?? []
  const always = needs.length === 0
  switch (effect.op) {
    case 'addDice':
      if (near(needs)) {
        shot.nearRed += effect.red
        shot.nearBlack += effect.black
      } else if (always && effect.per) {
        // Somebody who moves a good deal gets about half of what is possible.
        const times = (effect.per.plus ?? 0) + Math.ceil(effect.per.max / 2)
        shot.red += effect.red * times
        shot.black += effect.black * times
      }
      break
    case 'removeDice':
      if (far(needs)) {
        const { red = 0, black = 0 } = effect
        shot.red -= red
        shot.black -= black
        shot.nearRed += red
        shot.nearBlack += black
      }
      break
    case 'pierceShields':
      if (always) shot.pierce += effect.amount === 'all' ? 9 : effect.amount
      break
    case 'extraAttack':
      if (unmoved(needs)) shot.unmoved = true
      // A second defender is seldom there, and next to somebody with a short reach even less.
      if (!effect.differentDefender) shot.shots += effect.times
      else if (shot.range > 1) shot.shots += 1
      break
    case 'splash':
      if (effect.center === 'defender' && effect.pick === undefined) shot.splash = true
      break
    case 'kill':
      if (effect.who === 'defender' && needs.some(one => one.cond === 'damageDealt')) shot.saws = true
  }
}

const known = new WeakMap<ActionCard, Shot>()

/** The attack of a card, read from its words. */
export function shotOf(card: ActionCard): Shot | null {
  if (!card.attack) return null
  let shot = known.get(card)
  if (!shot) {
    shot = plainShot(card.attack)
    if (unmoved(card.play)) shot.unmoved = true
    for (const effect of card.effects) addWord(shot, effect)
    known.set(card, shot)
  }
  return shot
}
