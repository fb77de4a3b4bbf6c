import { designOf } from '../board/board.ts'
import { bitOf, type Constant, newBit } from '../match/designs.ts'
import type { EffectWord, KeywordId, Stat, StepOf } from '../match/said.ts'
import type { ConquestState, Piece } from '../match/state.ts'
import { cardsMatching, matches } from './filter.ts'
import { allHold } from './meaning.ts'
import { inPlay } from './tables.ts'
import { newUse, type Use } from './use.ts'

/**
 * Constant effects (CQ-11.12): nothing is stored, the cards in play are asked whenever a value is needed. So an effect
 * ends by itself when its card leaves, moves or turns over.
 */

interface Acting<W extends EffectWord> {
  step: StepOf<W>
  use: Use
}

/** The constant sentences with this word that act on a card now; null if there are none. */
function acting<W extends EffectWord>(g: ConquestState, bit: number, p: Piece): Acting<W>[] | null {
  const { constants, touches } = inPlay(g)
  if (!(touches & bit)) return null
  let found: Acting<W>[] | null = null
  for (const { source, constant } of constants) {
    if (constant.bit !== bit || source.bloodied) continue
    const use = useOn(g, source, constant, p)
    if (!use || !allHold(g, use, constant.when)) continue
    const one = { step: constant.step as StepOf<W>, use }
    if (found) found.push(one)
    else found = [one]
  }
  return found
}

/** The use of a constant sentence on a card; null if it is about others. */
function useOn(g: ConquestState, source: Piece, { on, each }: Constant, p: Piece): Use | null {
  if (on === 'self' ? source !== p : on === 'host' ? source.host !== p.id : !each) return null
  const use = newUse('', source.ctrl, source.id)
  return on === 'self' || on === 'host' || matches(g, use, each!, p) ? use : null
}

/** A value of units, and the words that change it. */
interface Value {
  stat: Stat
  modify: number
  multiply: number
}

const changeable = (stat: Stat): Value => ({
  stat,
  modify: newBit(`modify ${stat}`),
  multiply: newBit(`multiply ${stat}`),
})
const ATK = changeable('atk')
const HP = changeable('hp')
const COMMAND = changeable('command')

/** Additions first, then factors (CQ-11.20). */
function statOf(g: ConquestState, p: Piece, { stat, modify, multiply }: Value, printed: number): number {
  let value = printed
  const changes = acting<'modify'>(g, modify, p)
  if (changes) for (const { step, use } of changes) value += amountOf(g, use, step.amount)
  for (const change of g.lasting) if (change.stat === stat && change.cards.includes(p.id)) value += change.amount
  const factors = acting<'multiply'>(g, multiply, p)
  if (factors) for (const { step } of factors) value *= step.factor
  return value
}

export function amountOf(g: ConquestState, use: Use, amount: StepOf<'modify'>['amount']): number {
  return typeof amount === 'number' ? amount : amount.times * cardsMatching(g, use, amount.per).length
}

/** CQ-7.31, CQ-12.2. */
export function atkOf(g: ConquestState, p: Piece): number {
  const design = designOf(g, p.id)
  const printed = p.bloodied ? design.bloodiedAtk : design.atk
  const brutal = p.damage > 0 && hasKeyword(g, p, 'brutal') ? p.damage : 0
  return Math.max(0, statOf(g, p, ATK, printed) + brutal)
}

export function hpOf(g: ConquestState, p: Piece): number {
  const design = designOf(g, p.id)
  return statOf(g, p, HP, p.bloodied ? design.bloodiedHp : design.hp)
}

export function commandOf(g: ConquestState, p: Piece): number {
  return statOf(g, p, COMMAND, designOf(g, p.id).command)
}

/** Looked up when first asked, when all cards are there. */
const GRANT: Partial<Record<KeywordId, number>> = {}
const LOSE: Partial<Record<KeywordId, number>> = {}
const IGNORE_FLYING = newBit('ignore-keyword flying')
const CANNOT_BE_ATTACKED = newBit('cannot-be-attacked')
const CANNOT_BE_TARGETED = newBit('cannot-be-targeted')
const MULTIPLY_ATTACK = newBit('multiply-attack-damage')

/** Printed or granted, and not taken away. */
export function hasKeyword(g: ConquestState, p: Piece, keyword: KeywordId): boolean {
  const design = designOf(g, p.id)
  const printed = p.bloodied
    ? design.card.bloodied!.keywords.some(k => k.keyword === keyword)
    : design.keywords.has(keyword)
  if (!printed && !acting(g, (GRANT[keyword] ??= bitOf(`grant-keyword ${keyword}`)), p)) return false
  return !acting(g, (LOSE[keyword] ??= bitOf(`lose-keyword ${keyword}`)), p)
}

/** CQ-12.3: X of Area Effect (X); 0 without it. */
export function areaEffectOf(g: ConquestState, p: Piece): number {
  const design = designOf(g, p.id)
  const printed = p.bloodied ? design.bloodiedAreaEffect : design.areaEffect
  return printed > 0 && hasKeyword(g, p, 'area-effect') ? printed : 0
}

/** CQ-16.6. */
export function cannotBeAttacked(g: ConquestState, p: Piece): boolean {
  return acting(g, CANNOT_BE_ATTACKED, p) !== null
}

/** CQ-16.9: no ability of the other side may choose it as a target. */
export function cannotBeTargetedBy(g: ConquestState, p: Piece, side: number): boolean {
  const shelter = acting<'cannot-be-targeted'>(g, CANNOT_BE_TARGETED, p)
  return shelter?.some(({ step, use }) => (step.by === 'opponent' ? use.you !== side : use.you === side)) ?? false
}

/** CQ-7.27, CQ-11.21, CQ-12.5: the damage of an attack before it is assigned. */
export function attackDamage(g: ConquestState, attacker: Piece, defender: Piece): number {
  let factor = 1
  const doubling = acting<'multiply-attack-damage'>(g, MULTIPLY_ATTACK, attacker)
  if (doubling) for (const { step, use } of doubling) if (matches(g, use, step.against, defender)) factor *= step.factor
  const flies =
    hasKeyword(g, defender, 'flying') && !hasKeyword(g, attacker, 'flying') && !acting(g, IGNORE_FLYING, attacker)
  const atk = atkOf(g, attacker)
  if (!flies) return atk * factor
  return g.rules.doubleBeforeFlying ? Math.ceil((atk * factor) / 2) : Math.ceil(atk / 2) * factor
}
