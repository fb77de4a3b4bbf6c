import type { WindowAnswer } from '@redoubt/kernel'
import { designOf } from '../board/board.ts'
import { offer, type UseOffer } from '../match/choices.ts'
import { cardName } from '../match/names.ts'
import type { Ability } from '../match/said.ts'
import type { ConquestState, Phase, Piece, Side } from '../match/state.ts'
import { allHold, heardAs, triggers } from './meaning.ts'
import { couldBeInHand, type Held, inMatch, inPlay } from './tables.ts'
import { completable } from './target.ts'
import { type Happening, newUse, type Use } from './use.ts'

/** The cards a hand could hold by what everybody knows: any card that is neither in play nor in the discard pile. */
export function couldHold(g: ConquestState, side: Side): readonly number[] {
  const { hand, deck } = g.players[side]
  return hand.length > 0 ? hand.concat(deck) : []
}

/** Is there a fitting one among them? */
export function couldHoldOne(g: ConquestState, side: Side, fits: (id: number) => boolean): boolean {
  const { hand, deck } = g.players[side]
  if (hand.length === 0) return false
  for (const id of hand) if (fits(id)) return true
  for (const id of deck) if (fits(id)) return true
  return false
}

/** CQ-11.15 step 1: conditions, costs, choices, and an effect that could change something. */
export function canUse(g: ConquestState, ability: Ability, use: Use): boolean {
  return allHold(g, use, ability.when) && completable(g, ability, use, 0, false)
}

/** Not this ability of this card in play: turned over, exhausted or used up (CQ-11.17), whatever else there may be. */
function isOut(p: Piece, ability: Ability): boolean {
  if (ability.limit && p.spent.includes(ability.id)) return true
  if (p.ready) return false
  for (const cost of ability.cost) if (cost.pay === 'exhaust' && cost.card === 'self') return true
  return false
}

/** CQ-5.13, CQ-12.8: the printed cost of an event and its Limited. */
function canPlay(g: ConquestState, side: Side, id: number): boolean {
  const design = designOf(g, id)
  return design.cost <= g.players[side].resources && !(design.limited && g.players[side].limited)
}

function rightPhase(ability: Ability, phase: Phase): boolean {
  if (ability.kind === 'deploy-action') return phase === 'deploy' // CQ-11.2
  return ability.kind !== 'combat-action' || phase === 'combat'
}

const NOTHING: readonly number[] = []

/** Every Action a side can take now (CQ-11.1), deploying not included. */
export function actions(g: ConquestState, side: Side): WindowAnswer<UseOffer>[] {
  const found: WindowAnswer<UseOffer>[] = []
  const { hand } = g.players[side]
  for (const held of inPlay(g).actions[side])
    if (!held.piece!.bloodied && canAct(g, side, held, hand)) found.push(answer(g, held))
  for (const held of inMatch(g).actions[side])
    if (hand.includes(held.id) && canAct(g, side, held, hand)) found.push(answer(g, held))
  return found
}

/** All interrupts and reactions of a side to a moment (CQ-11.8). */
export function answersTo(g: ConquestState, m: Happening, side: Side): WindowAnswer<UseOffer>[] {
  const found: WindowAnswer<UseOffer>[] = []
  const { hand } = g.players[side]
  for (const on of heardAs(m.on)) {
    for (const held of inPlay(g).answers[side])
      if (held.on === on && !held.piece!.bloodied && canAnswer(g, side, held, m, hand)) found.push(answer(g, held))
    for (const held of inMatch(g).answers[side])
      if (held.on === on && hand.includes(held.id) && canAnswer(g, side, held, m, hand)) found.push(answer(g, held))
  }
  return found
}

/**
 * Could a side that has no Action to take have one by what everybody knows? Only hidden cards are left to suspect: events
 * of the hand, and abilities in play that use the hand.
 */
export function couldAct(g: ConquestState, side: Side): boolean {
  if (g.players[side].hand.length === 0) return false
  for (const held of inMatch(g).actions[side])
    if (couldBeInHand(g, side, held.id) && canAct(g, side, held, NOTHING)) return true
  for (const held of inPlay(g).actions[side])
    if (held.readsHand && canAct(g, side, held, couldHold(g, side))) return true
  return false
}

/** The same for answers to a moment. */
export function couldAnswer(g: ConquestState, m: Happening, side: Side): boolean {
  for (const on of heardAs(m.on))
    for (const held of inMatch(g).answers[side])
      if (held.on === on && couldBeInHand(g, side, held.id) && canAnswer(g, side, held, m, NOTHING)) return true
  return false
}

function canAct(g: ConquestState, side: Side, { ability, id, piece }: Held, hand: readonly number[]): boolean {
  if (!rightPhase(ability, g.phase)) return false
  if (piece ? isOut(piece, ability) : !canPlay(g, side, id)) return false
  return canUse(g, ability, newUse(ability.id, side, id, undefined, undefined, hand))
}

function canAnswer(
  g: ConquestState,
  side: Side,
  { ability, id, piece }: Held,
  m: Happening,
  hand: readonly number[],
): boolean {
  if (piece ? isOut(piece, ability) : !canPlay(g, side, id)) return false
  const use = newUse(ability.id, side, id, undefined, m, hand)
  return triggers(g, use, ability.trigger!, m) && canUse(g, ability, use)
}

/** Names an ability of a card of the match. */
export function answerId(card: number, n = 1): string {
  return `${card}/${n}`
}

function answer(g: ConquestState, { ability, id, piece }: Held): WindowAnswer<UseOffer> {
  const n = designOf(g, id).card.abilities.indexOf(ability) + 1
  const how = piece ? 'use' : 'play'
  const card = cardName(g, id)
  const choice = n > 1 ? offer.nthAbility(how, card, n) : offer.ability(how, card)
  return { id: answerId(id, n), choice, forced: ability.kind === 'forced-reaction' }
}

/** The use that a picked answer or action means. */
export function useOf(g: ConquestState, side: Side, id: number, n: number, event?: Happening): Use {
  const { card } = designOf(g, id)
  const ability = card.abilities[n - 1]!
  return newUse(ability.id, side, id, undefined, event)
}
