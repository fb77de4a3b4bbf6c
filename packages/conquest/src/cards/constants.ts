import { designOf } from '../board.ts'
import type { CardFilter, EffectStep, EffectWord, KeywordId, Ref, Stat, Word } from '../content/vocabulary.ts'
import type { ConquestState, Piece } from '../state.ts'
import { allHold } from './condition.ts'
import { cardsMatching, matches } from './filter.ts'
import type { Use } from './use.ts'

/**
 * Constant effects (CQ-11.12): nothing is stored, the cards in play are asked whenever a value is needed. So an effect
 * ends by itself when its card leaves, moves or turns over.
 */

interface Acting<W extends EffectWord> {
  step: Word<W>
  use: Use
}

/** The constant sentences with this word that act on a card now. */
function acting<W extends EffectWord>(g: ConquestState, word: W, p: Piece): Acting<W>[] | null {
  let found: Acting<W>[] | null = null
  for (const source of g.play) {
    const constants = designOf(g, source.id).constants
    if (constants.length === 0 || source.bloodied) continue
    for (const { when, step } of constants) {
      if (step.do !== word) continue
      const use = useOf(source)
      if (!subjectIs(g, use, source, step, p) || !allHold(g, use, when)) continue
      ;(found ??= []).push({ step: step as Word<W>, use })
    }
  }
  return found
}

function useOf(source: Piece): Use {
  return { ability: '', you: source.ctrl, self: source.id, picks: {} }
}

function subjectIs(g: ConquestState, use: Use, source: Piece, step: EffectStep, p: Piece): boolean {
  const { on, each } = step as { on?: Ref; each?: CardFilter }
  if (on === 'self') return source === p
  if (on === 'host') return source.host === p.id
  return each !== undefined && matches(g, use, each, p)
}

/** A value of a unit: additions first, then factors (CQ-11.20). */
function statOf(g: ConquestState, p: Piece, stat: Stat, printed: number): number {
  let value = printed
  const changes = acting(g, 'modify', p)
  if (changes)
    for (const { step, use } of changes) {
      if (step.stat !== stat) continue
      value +=
        typeof step.amount === 'number'
          ? step.amount
          : step.amount.times * cardsMatching(g, use, step.amount.per).length
    }
  for (const change of g.lasting) if (change.stat === stat && change.cards.includes(p.id)) value += change.amount
  const factors = acting(g, 'multiply', p)
  if (factors) for (const { step } of factors) if (step.stat === stat) value *= step.factor
  return value
}

/** CQ-7.31, CQ-12.2. */
export function atkOf(g: ConquestState, p: Piece): number {
  const { card } = designOf(g, p.id)
  const printed = (p.bloodied ? card.bloodied!.atk : card.atk) ?? 0
  const brutal = p.damage > 0 && hasKeyword(g, p, 'brutal') ? p.damage : 0
  return Math.max(0, statOf(g, p, 'atk', printed) + brutal)
}

export function hpOf(g: ConquestState, p: Piece): number {
  const { card } = designOf(g, p.id)
  return statOf(g, p, 'hp', (p.bloodied ? card.bloodied!.hp : card.hp) ?? 0)
}

export function commandOf(g: ConquestState, p: Piece): number {
  return statOf(g, p, 'command', designOf(g, p.id).card.command ?? 0)
}

/** Printed or granted, and not taken away. */
export function hasKeyword(g: ConquestState, p: Piece, keyword: KeywordId): boolean {
  const design = designOf(g, p.id)
  const printed = p.bloodied
    ? design.card.bloodied!.keywords.some(k => k.keyword === keyword)
    : design.keywords.has(keyword)
  if (!printed && !acting(g, 'grant-keyword', p)?.some(({ step }) => step.keyword === keyword)) return false
  return !acting(g, 'lose-keyword', p)?.some(({ step }) => step.keyword === keyword)
}

/** CQ-16.6. */
export function cannotBeAttacked(g: ConquestState, p: Piece): boolean {
  return acting(g, 'cannot-be-attacked', p) !== null
}

/** CQ-16.9: no ability of the other side may choose it as a target. */
export function cannotBeTargetedBy(g: ConquestState, p: Piece, side: number): boolean {
  const shelter = acting(g, 'cannot-be-targeted', p)
  return shelter?.some(({ step, use }) => (step.by === 'opponent' ? use.you !== side : use.you === side)) ?? false
}

/** CQ-7.27, CQ-11.21, CQ-12.5: the damage of an attack before it is assigned. */
export function attackDamage(g: ConquestState, attacker: Piece, defender: Piece): number {
  let factor = 1
  const doubling = acting(g, 'multiply-attack-damage', attacker)
  if (doubling) for (const { step, use } of doubling) if (matches(g, use, step.against, defender)) factor *= step.factor
  const flies =
    hasKeyword(g, defender, 'flying') &&
    !hasKeyword(g, attacker, 'flying') &&
    !acting(g, 'ignore-keyword', attacker)?.some(({ step }) => step.keyword === 'flying')
  const atk = atkOf(g, attacker)
  if (!flies) return atk * factor
  return g.rules.doubleBeforeFlying ? Math.ceil((atk * factor) / 2) : Math.ceil(atk / 2) * factor
}
