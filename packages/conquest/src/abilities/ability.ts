import type { WindowAnswer } from '@redoubt/kernel'
import { designOf, pieceOf } from '../board/board.ts'
import { offer, type UseOffer } from '../match/choices.ts'
import { cardName } from '../match/names.ts'
import type { Ability, TriggerWord } from '../match/said.ts'
import type { ConquestState, Phase, Side } from '../match/state.ts'
import { allHold, heardAs, triggers } from './meaning.ts'
import { couldBeInHand, inMatch, inPlay } from './tables.ts'
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
  return hand.length > 0 && (hand.some(fits) || deck.some(fits))
}

/** CQ-11.15 step 1: conditions, limits, costs, choices, and an effect that could change something. */
export function canUse(g: ConquestState, ability: Ability, use: Use): boolean {
  if (ability.limit && pieceOf(g, use.self)?.spent.includes(ability.id)) return false
  for (const cost of ability.cost)
    if (cost.pay === 'exhaust' && cost.card === 'self' && !pieceOf(g, use.self)?.ready) return false
  return allHold(g, use, ability.when) && completable(g, ability, use, 0, false)
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

/** Every Action a side can take now (CQ-11.1), deploying not included. */
export function actions(g: ConquestState, side: Side): WindowAnswer<UseOffer>[] {
  const found: WindowAnswer<UseOffer>[] = []
  const { hand } = g.players[side]
  for (const p of inPlay(g).actors) if (p.ctrl === side && !p.bloodied) addActions(g, side, p.id, hand, found)
  for (const id of inMatch(g).actionEvents) if (hand.includes(id)) addActions(g, side, id, hand, found)
  return found
}

function addActions(
  g: ConquestState,
  side: Side,
  id: number,
  hand: readonly number[],
  found: WindowAnswer<UseOffer>[],
): void {
  for (const ability of designOf(g, id).actions)
    if (rightPhase(ability, g.phase)) consider(g, side, id, ability, undefined, hand, found)
}

const NOTHING: readonly number[] = []

/** All interrupts and reactions of a side to a moment (CQ-11.8). */
export function answersTo(g: ConquestState, m: Happening, side: Side): WindowAnswer<UseOffer>[] {
  const found: WindowAnswer<UseOffer>[] = []
  const { hand } = g.players[side]
  for (const on of heardAs(m.on)) {
    for (const p of inPlay(g).answerers)
      if (p.ctrl === side && !p.bloodied) addAnswers(g, side, p.id, on, m, hand, found)
    for (const id of inMatch(g).answerEvents[on] ?? NOTHING)
      if (hand.includes(id)) addAnswers(g, side, id, on, m, hand, found)
  }
  return found
}

function addAnswers(
  g: ConquestState,
  side: Side,
  id: number,
  on: TriggerWord,
  m: Happening,
  hand: readonly number[],
  found: WindowAnswer<UseOffer>[],
): void {
  const abilities = designOf(g, id).answers![on]
  if (abilities) for (const ability of abilities) consider(g, side, id, ability, m, hand, found)
}

/**
 * Could a side that has no Action to take have one by what everybody knows? Only hidden cards are left to suspect: events
 * of the hand, and abilities in play that use the hand.
 */
export function couldAct(g: ConquestState, side: Side): boolean {
  if (g.players[side].hand.length === 0) return false
  const found: WindowAnswer<UseOffer>[] = []
  for (const p of inPlay(g).actors)
    if (p.ctrl === side && designOf(g, p.id).readsHand) addActions(g, side, p.id, couldHold(g, side), found)
  for (const id of inMatch(g).actionEvents)
    if (found.length === 0 && couldBeInHand(g, side, id)) addActions(g, side, id, NOTHING, found)
  return found.length > 0
}

/** The same for answers to a moment. */
export function couldAnswer(g: ConquestState, m: Happening, side: Side): boolean {
  const found: WindowAnswer<UseOffer>[] = []
  for (const on of heardAs(m.on))
    for (const id of inMatch(g).answerEvents[on] ?? NOTHING)
      if (found.length === 0 && couldBeInHand(g, side, id)) addAnswers(g, side, id, on, m, NOTHING, found)
  return found.length > 0
}

function consider(
  g: ConquestState,
  side: Side,
  id: number,
  ability: Ability,
  m: Happening | undefined,
  hand: readonly number[],
  found: WindowAnswer<UseOffer>[],
): void {
  const event = designOf(g, id).isEvent
  if (event && !canPlay(g, side, id)) return
  const use = newUse(ability.id, side, id, undefined, m, hand)
  if (m && !triggers(g, use, ability.trigger!, m)) return
  if (canUse(g, ability, use)) found.push(answer(g, ability, id, event))
}

/** Names an ability of a card of the match. */
export function answerId(card: number, n = 1): string {
  return `${card}/${n}`
}

function answer(g: ConquestState, ability: Ability, id: number, event: boolean): WindowAnswer<UseOffer> {
  const n = designOf(g, id).card.abilities.indexOf(ability) + 1
  const how = event ? 'play' : 'use'
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
