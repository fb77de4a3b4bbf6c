import { end, inOrder, thenGoto } from '@redoubt/kernel'
import { areaEffectOf, atkOf, attackDamage, cannotBeAttacked } from '../abilities/constants.ts'
import { pieceOf, unitsAt } from '../board/board.ts'
import { areaEffect, type Offers, offer } from '../match/choices.ts'
import { decide } from '../match/decisions.ts'
import { emit, heard } from '../match/events.ts'
import { flow } from '../match/flow.ts'
import { cardName, cardOf } from '../match/names.ts'
import { type ConquestState, other, type Piece, seatOf } from '../match/state.ts'
import { answering } from './answer-window.ts'
import { deal } from './damage.ts'
import type { AttackFrame } from './procedures.ts'
import { exhaust } from './zones.ts'

/** CQ-7.27: one unit attacks another, or everybody with Area Effect (CQ-12.3). */
export const attack = flow<AttackFrame>('attack', {
  exhaust: (g, f) => exhaust(g, pieceOf(g, f.attacker)!),
  defender: {
    ask: (g, f) => {
      const attacker = pieceOf(g, f.attacker)!
      const options: Array<Offers['defender' | 'area-effect']> = []
      for (const p of defenders(g, attacker)) options.push(offer.defender(cardName(g, p.id)))
      if (areaEffectOf(g, attacker) > 0) options.push(areaEffect)
      return decide(seatOf(attacker.ctrl), 'defender', 'CQ-7.27', options, {
        about: { attacker: cardName(g, attacker.id), atk: atkOf(g, attacker) },
      })
    },
    pick: (g, f, choice) => {
      if (choice.do === 'area-effect') return hitAll(g, f)
      f.defender = cardOf(choice.card!)
      if (heard()) emit({ type: 'attack', attacker: cardName(g, f.attacker), defender: choice.card! })
      const moment = { on: 'attack-declared', attacker: f.attacker, defender: f.defender, planet: f.at } as const
      return inOrder(answering(g, moment))
    },
  },
  strike: (g, f) => {
    const attacker = pieceOf(g, f.attacker)
    const defender = pieceOf(g, f.defender)
    if (attacker?.at !== f.at || defender?.at !== f.at) return end // CQ-7.32
    const hits = [{ unit: defender.id, amount: attackDamage(g, attacker, defender) }]
    return deal(hits, 'attack', attacker.id)
  },
  // The attack lasts until its damage has been taken: Armorbane looks for it (CQ-12.7).
  over: () => end,
})

/** CQ-7.33: any enemy unit there, unless an effect forbids it. */
export function defenders(g: ConquestState, attacker: Piece): Piece[] {
  return unitsAt(g, attacker.at, other(attacker.ctrl)).filter(p => !cannotBeAttacked(g, p))
}

/** CQ-12.4: dealt by a card effect, while the unit counts as attacking. */
function hitAll(g: ConquestState, f: AttackFrame) {
  const attacker = pieceOf(g, f.attacker)!
  const amount = areaEffectOf(g, attacker)
  if (heard()) emit({ type: 'area-effect', attacker: cardName(g, f.attacker), amount })
  const hits = unitsAt(g, f.at, other(attacker.ctrl)).map(p => ({ unit: p.id, amount }))
  return thenGoto(deal(hits, 'effect'), 'over')
}
