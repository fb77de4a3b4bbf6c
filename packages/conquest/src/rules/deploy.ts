import { type Frame, goto, inOrder, thenGoto } from '@redoubt/kernel'
import { answerId, answersTo, couldAnswer, useOf } from '../abilities/ability.ts'
import { matches } from '../abilities/filter.ts'
import { couldBeInHand, inMatch, inPlay } from '../abilities/tables.ts'
import { type Happening, newUse, type Use } from '../abilities/use.ts'
import { designOf, faceUpPlanets, pieceOf, uniqueForbids, withTrait } from '../board/board.ts'
import {
  type ConquestChoice,
  type DeployOffer,
  type DeployTurnOffer,
  offer,
  pass,
  type UseOffer,
} from '../match/choices.ts'
import { decide } from '../match/decisions.ts'
import type { Design } from '../match/designs.ts'
import { abilityById } from '../match/designs.ts'
import { emit, heard } from '../match/events.ts'
import { flow } from '../match/flow.ts'
import { areaName, areaOf, cardName, cardOf } from '../match/names.ts'
import type { Ability, EffectStep } from '../match/said.ts'
import { type Area, type ConquestState, hqOf, type Piece, SEATS, type Side, seatOf } from '../match/state.ts'
import { entered } from './answer-window.ts'
import { effect } from './effects.ts'
import { uses } from './procedures.ts'
import { enter, gain, takeFromHand } from './zones.ts'

export interface DeployFrame extends Frame {
  side: Side
  card: number
  at: Area
  host: number
  reduced: number
  /** Interrupts already used for this card (CQ-11.9). */
  used: string[]
  /** What happens right after the card has entered play. */
  delayed: Array<{ use: Use; list: EffectStep[] }>
}

/** CQ-5.8 to CQ-5.12, CQ-11.15: announce, modify the cost, pay, enter play, react. */
export const deploy = flow<DeployFrame>('deploy', {
  announce: (g, f) => {
    const { known } = g.players[f.side]
    if (!known.includes(f.card)) {
      known.push(f.card)
      g.reveals++
    }
    if (heard()) emit({ type: 'announce', seat: SEATS[f.side], card: cardName(g, f.card), at: areaName(g, f.at) })
  },
  reduce: {
    ask: (g, f) => {
      if (!designOf(g, f.card).isUnit) return null
      const options: Array<UseOffer | typeof pass> = reducers(g, f)
      if (options.length === 0 && !couldReduce(g, f)) return null
      // CQ-5.8: who cannot pay yet has to lower the cost further.
      if (costOf(g, f) <= g.players[f.side].resources) options.push(pass)
      return decide(seatOf(f.side), 'reduce-cost', 'CQ-11.15', options, {
        always: true,
        about: { card: cardName(g, f.card), cost: costOf(g, f) },
      })
    },
    pick: (g, f, choice) => {
      if (choice.do === 'pass') return goto('pay')
      const id = cardOf(choice.card!)
      f.used.push(answerId(id, choice.n))
      const use = useOf(g, f.side, id, choice.n ?? 1, deploying(f.side, f.card, f.at))
      return thenGoto(uses(use, choice.do === 'play' ? id : -1), 'reduce')
    },
  },
  pay: (g, f) => gain(g, f.side, -costOf(g, f), 'cost'),
  enter: (g, f) => {
    takeFromHand(g, f.side, f.card)
    if (designOf(g, f.card).limited) g.players[f.side].limited = true
    const at = f.host < 0 ? f.at : (pieceOf(g, f.host)?.at ?? f.at)
    enter(g, f.side, f.card, at, f.host, 'deployed')
  },
  delayed: (_, f) => inOrder(f.delayed.map(({ use, list }) => effect(use, list))),
  react: (g, f) => (pieceOf(g, f.card) ? inOrder(entered(g, f.card)) : undefined),
})

/** CQ-5.9. */
export function costOf(g: ConquestState, f: DeployFrame): number {
  return Math.max(0, designOf(g, f.card).cost - f.reduced)
}

function deploying(side: Side, card: number, at: Area): Happening {
  return { on: 'deploying-unit', player: side, card, planet: at }
}

function reducers(g: ConquestState, f: DeployFrame): UseOffer[] {
  const offers: UseOffer[] = []
  for (const { id, choice } of answersTo(g, deploying(f.side, f.card, f.at), f.side))
    if (!f.used.includes(id)) offers.push(choice)
  return offers
}

/** By what everybody knows; the card being deployed is not an answer. */
function couldReduce(g: ConquestState, f: DeployFrame): boolean {
  return g.players[f.side].hand.length > 1 && couldAnswer(g, deploying(f.side, f.card, f.at), f.side)
}

/** The most that all reducers of a side together could take off, were they all usable. */
function reducibleAtMost(g: ConquestState, side: Side): number {
  let most = 0
  const { hand } = g.players[side]
  for (const { on, ability } of inPlay(g).answers[side]) if (on === 'deploying-unit') most += reduction(ability)
  for (const { on, ability, id } of inMatch(g).answers[side])
    if (on === 'deploying-unit' && hand.includes(id)) most += reduction(ability)
  return most
}

function reduction({ effect }: Ability): number {
  let lowers = 0
  for (const step of effect) if (step.do === 'reduce-cost') lowers += step.amount
  return lowers
}

/** The most that interrupts could take off the cost of this unit at that planet. */
function reducible(g: ConquestState, side: Side, card: number, at: Area): number {
  let sum = 0
  for (const { choice } of answersTo(g, deploying(side, card, at), side)) {
    const id = cardOf(choice.card!)
    for (const step of abilityById(useOf(g, side, id, choice.n ?? 1).ability).effect)
      if (step.do === 'reduce-cost') sum += step.amount - (choice.do === 'play' ? designOf(g, id).cost : 0)
  }
  return sum
}

/** CQ-12.8, CQ-13.1, CQ-13.2: what forbids deploying a card wherever it would go. */
function forbidden(g: ConquestState, side: Side, design: Design): boolean {
  if (design.limited && g.players[side].limited) return true
  if (uniqueForbids(g, side, design)) return true
  const limit = design.traitLimit
  if (!limit) return false
  return withTrait(g, side, limit.trait) >= limit.max
}

/** Every way this card of a hand could be deployed now. */
export function deployments(
  g: ConquestState,
  side: Side,
  id: number,
  planets: readonly Area[],
  out: DeployTurnOffer[],
): void {
  const design = designOf(g, id)
  const { type } = design
  if (type === 'event' || forbidden(g, side, design)) return
  const card = cardName(g, id)
  const affordable = design.cost <= g.players[side].resources
  if (type === 'army') {
    if (!affordable && design.cost - reducibleAtMost(g, side) > g.players[side].resources) return
    for (const area of planets)
      if (affordable || design.cost - reducible(g, side, id, area) <= g.players[side].resources)
        out.push(offer.deployAt(card, areaName(g, area)))
  } else if (!affordable) {
    return
  } else if (type === 'support') {
    out.push(offer.deploy(card))
  } else {
    for (const p of g.play) if (isHost(g, side, design, p)) out.push(offer.deployAt(card, cardName(g, p.id)))
  }
}

/** CQ-5.11, CQ-12.1. */
export function isHost(g: ConquestState, side: Side, attachment: Design, p: Piece): boolean {
  const host = designOf(g, p.id)
  for (const k of host.card.keywords)
    if (k.keyword === 'no-attachments' && (k.trait === undefined || attachment.traits.has(k.trait))) return false
  return matches(g, newUse('', side, -1), attachment.card.attachTo!.filter, p)
}

/** The start of a deployment that was chosen. */
export function deployment(g: ConquestState, side: Side, choice: ConquestChoice): Frame {
  const card = cardOf(choice.card!)
  const host = choice.at?.includes('.') ? cardOf(choice.at) : -1
  const at = host >= 0 ? pieceOf(g, host)!.at : choice.at ? areaOf(g, choice.at) : hqOf(side)
  const { name: flow, first: step } = deploy
  const frame: DeployFrame = { flow, step, side, card, at, host, reduced: 0, used: [], delayed: [] }
  return frame
}

/** CQ-12.10: cards with Ambush of a hand, as Actions of the combat phase. */
export function ambushes(g: ConquestState, side: Side): DeployOffer[] {
  const out: DeployOffer[] = []
  if (g.phase !== 'combat') return out
  for (const id of inMatch(g).ambushes[side])
    if (g.players[side].hand.includes(id)) deployments(g, side, id, faceUpPlanets(g), out)
  return out
}

/** The same for cards that could be in the hand by what everybody knows. */
export function couldAmbush(g: ConquestState, side: Side): boolean {
  if (g.phase !== 'combat') return false
  const out: DeployOffer[] = []
  for (const id of inMatch(g).ambushes[side])
    if (out.length === 0 && couldBeInHand(g, side, id)) deployments(g, side, id, faceUpPlanets(g), out)
  return out.length > 0
}
