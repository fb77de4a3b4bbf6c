import type { Answer } from '@redoubt/kernel'
import { designOf, pieceOf } from '../board.ts'
import type { Ability } from '../content/vocabulary.ts'
import type { Move } from '../flow.ts'
import { cardName } from '../names.ts'
import type { ConquestState, Phase, Side } from '../state.ts'
import { allHold } from './condition.ts'
import { completable } from './target.ts'
import { HEARD_AS, triggers } from './trigger.ts'
import type { Moment, Use } from './use.ts'

const NONE: readonly Ability[] = []

/** The cards a hand could hold by what everybody knows: any card that is neither in play nor in the discard pile. */
export function couldHold(g: ConquestState, side: Side, besides = 0): readonly number[] {
  const { hand, deck } = g.players[side]
  return hand.length > besides ? hand.concat(deck) : []
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

/** Every Action a side could take now if this were its hand (CQ-11.1), deploying not included. */
export function actions(g: ConquestState, side: Side, hand: readonly number[]): Answer<Move>[] {
  const found: Answer<Move>[] = []
  for (const p of g.play) if (p.ctrl === side && !p.bloodied) usable(g, side, p.id, null, hand, found)
  for (const id of hand) if (designOf(g, id).isEvent) usable(g, side, id, null, hand, found)
  return found
}

/** All interrupts and reactions of a side to a moment if this were its hand (CQ-11.8). */
export function answers(g: ConquestState, m: Moment, side: Side, hand: readonly number[]): Answer<Move>[] {
  const found: Answer<Move>[] = []
  for (const p of g.play) if (p.ctrl === side && !p.bloodied) usable(g, side, p.id, m, hand, found)
  for (const id of hand) if (designOf(g, id).isEvent) usable(g, side, id, m, hand, found)
  return found
}

/** Adds the abilities of one card that could be used now: Actions, or answers to a moment. */
function usable(
  g: ConquestState,
  side: Side,
  id: number,
  m: Moment | null,
  hand: readonly number[],
  found: Answer<Move>[],
): void {
  const design = designOf(g, id)
  if (!m) {
    for (const ability of design.actions)
      if (rightPhase(ability, g.phase)) consider(g, side, id, ability, m, hand, found)
    return
  }
  for (const on of HEARD_AS[m.on])
    for (const ability of design.answers[on] ?? NONE) consider(g, side, id, ability, m, hand, found)
}

function consider(
  g: ConquestState,
  side: Side,
  id: number,
  ability: Ability,
  m: Moment | null,
  hand: readonly number[],
  found: Answer<Move>[],
): void {
  const event = designOf(g, id).isEvent
  if (event && !canPlay(g, side, id)) return
  const use: Use = { ability: ability.id, you: side, self: id, picks: {}, hand }
  if (m) {
    use.event = m
    if (!triggers(g, use, ability.trigger!, m)) return
  }
  if (canUse(g, ability, use)) found.push(answer(g, ability, id, event))
}

function answer(g: ConquestState, ability: Ability, id: number, event: boolean): Answer<Move> {
  const n = Number(ability.id.slice(ability.id.lastIndexOf('/') + 1))
  const choice: Move = { do: event ? 'play' : 'use', card: cardName(g, id) }
  if (n > 1) choice.n = n
  return { id: `${id}/${n}`, choice, forced: ability.kind === 'forced-reaction' }
}

/** The use that a picked answer or action means. */
export function useOf(g: ConquestState, side: Side, id: number, n: number, event?: Moment): Use {
  const { card } = designOf(g, id)
  const ability = card.abilities[n - 1]!
  return { ability: ability.id, you: side, self: id, picks: {}, ...(event ? { event } : {}) }
}
