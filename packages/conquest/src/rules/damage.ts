import { endWith, type Frame, goto, inOrder, type Next, thenGoto } from '@redoubt/kernel'
import { couldHoldOne } from '../abilities/ability.ts'
import { hasKeyword, hpOf } from '../abilities/constants.ts'
import { designOf, initiativeNow, pieceOf } from '../board/board.ts'
import { type Offers, offer, pass } from '../match/choices.ts'
import { decide } from '../match/decisions.ts'
import { emit, heard } from '../match/events.ts'
import { flow } from '../match/flow.ts'
import { cardName, cardOf } from '../match/names.ts'
import { type ConquestState, inProgress, other, type Piece, SEATS, seatOf } from '../match/state.ts'
import { answering } from './answer-window.ts'
import { removeBeaten } from './destruction.ts'
import { type AttackFrame, attack } from './procedures.ts'
import { discardFromHand, stir } from './zones.ts'

export interface Hit {
  unit: number
  /** Assigned and not prevented. */
  amount: number
}

export interface DamageFrame extends Frame {
  hits: Hit[]
  by: 'attack' | 'effect'
  attacker?: number
  /** The hit whose shield is being decided. */
  at: number
  /** The shield card being used for it. */
  shield?: { card: number; cancelled: boolean }
}

/** CQ-8.1 to CQ-8.6: damage is assigned, shielded and taken, for all units at the same time. */
export const damage = flow<DamageFrame>('damage', {
  assign: (g, f) => {
    f.hits = f.hits.filter(hit => hit.amount > 0)
    if (f.hits.length === 0) return goto('take')
    if (f.hits.length > 1) inShieldOrder(g, f)
    if (heard())
      emit({
        type: 'assign',
        hits: f.hits.map(hit => ({ unit: cardName(g, hit.unit), amount: hit.amount })),
        by: f.by,
      })
    const after: Frame[] = []
    for (const hit of f.hits) answering(g, { on: 'damage-assigned', card: hit.unit, by: f.by }, after)
    return inOrder(after) // CQ-8.14
  },
  shields: {
    ask: (g, f) => {
      for (; f.at < f.hits.length; f.at++) {
        const hit = f.hits[f.at]!
        const unit = pieceOf(g, hit.unit)
        if (unit && mayShield(g, unit, hit)) return shieldQuestion(g, unit, hit)
      }
      return null
    },
    pick: (g, f, choice) => {
      if (choice.do === 'pass') {
        f.at++
        return goto('shields')
      }
      const hit = f.hits[f.at]!
      const side = pieceOf(g, hit.unit)!.ctrl
      const card = cardOf(choice.card!)
      discardFromHand(g, side, card) // CQ-8.8, CQ-8.9
      f.shield = { card, cancelled: false }
      if (heard())
        emit({
          type: 'shield',
          seat: SEATS[side],
          card: choice.card!,
          unit: cardName(g, hit.unit),
          icons: designOf(g, card).shields,
        })
      return thenGoto(inOrder(answering(g, { on: 'shield-used', player: side, card })), 'shield')
    },
  },
  take: (g, f) => {
    let total = 0
    const after: Frame[] = []
    for (const hit of f.hits) {
      const unit = pieceOf(g, hit.unit)
      const taken = unit ? take(g, unit, hit.amount) : 0
      total += taken
      if (taken > 0) answering(g, { on: 'damage-taken', card: hit.unit, by: f.by, attacker: f.attacker }, after)
    }
    return endWith(total, removeBeaten(g, after))
  },
  // Reached from `shields` only; the order of the rules is assign, shields, take.
  shield: (g, f) => {
    const hit = f.hits[f.at]!
    if (!f.shield!.cancelled) hit.amount = Math.max(0, hit.amount - designOf(g, f.shield!.card).shields)
    f.shield = undefined
    f.at++ // CQ-8.10: one shield card, whatever it did
    return goto('shields')
  },
})

/** Deals damage. Every field is there from the start: frames of one shape are read the fastest. */
export function deal(hits: Hit[], by: DamageFrame['by'], attacker?: number): Next {
  const { name: flow, first: step } = damage
  const frame: DamageFrame = { flow, step, hits, by, attacker, at: 0, shield: undefined }
  return inOrder([frame])
}

/** CQ-8.4: up to the remaining HP; the excess is lost. */
function take(g: ConquestState, unit: Piece, amount: number): number {
  const taken = Math.min(amount, hpOf(g, unit) - unit.damage)
  if (taken <= 0) return 0
  unit.damage += taken
  stir(g)
  if (heard()) emit({ type: 'damage', unit: cardName(g, unit.id), amount: taken, total: unit.damage })
  return taken
}

/** CQ-8.15: the player with (battle) initiative decides first. */
function inShieldOrder(g: ConquestState, f: DamageFrame): void {
  const first = g.rules.shieldsFirst === 'initiative' ? initiativeNow(g) : other(initiativeNow(g))
  f.hits.sort((x, y) => rank(g, x, first) - rank(g, y, first))
}

function rank(g: ConquestState, hit: Hit, first: number): number {
  return pieceOf(g, hit.unit)!.ctrl === first ? 0 : 1
}

/** CQ-8.12, CQ-8.13; and whether there could be a shield is judged by what everybody knows. */
function mayShield(g: ConquestState, unit: Piece, hit: Hit): boolean {
  return hit.amount > 0 && couldHoldOne(g, unit.ctrl, id => designOf(g, id).shields > 0) && !armorbane(g, unit)
}

/** CQ-12.7: while a unit with Armorbane attacks, its opponent cannot use shields. */
function armorbane(g: ConquestState, unit: Piece): boolean {
  const attacking = inProgress<AttackFrame>(g, attack.name)
  const attacker = attacking && pieceOf(g, attacking.attacker)
  return attacker !== undefined && attacker.ctrl !== unit.ctrl && hasKeyword(g, attacker, 'armorbane')
}

function shieldQuestion(g: ConquestState, unit: Piece, hit: Hit) {
  const options: Array<Offers['shield' | 'pass']> = []
  for (const id of g.players[unit.ctrl].hand)
    if (designOf(g, id).shields > 0) options.push(offer.shield(cardName(g, id)))
  options.push(pass)
  return decide(seatOf(unit.ctrl), 'shield', 'CQ-8.3', options, {
    always: true,
    about: { unit: cardName(g, unit.id), amount: hit.amount },
  })
}
