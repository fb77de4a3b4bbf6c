import { designOf, pieceOf } from '../board.ts'
import type { Cost } from '../content/vocabulary.ts'
import type { ConquestState } from '../state.ts'
import { cardFor } from './reference.ts'
import type { Use } from './use.ts'

/** Could this part of the cost be paid now? How it is paid stands in rules/use-ability.ts. */
export function payable(g: ConquestState, use: Use, cost: Cost): boolean {
  switch (cost.pay) {
    case 'exhaust':
      return pieceOf(g, cardFor(g, use, cost.card))?.ready === true // CQ-1.8
    case 'take-damage':
      return pieceOf(g, cardFor(g, use, cost.unit)) !== undefined
    case 'pay-printed-cost': {
      const id = cardFor(g, use, cost.card)
      return id >= 0 && designOf(g, id).cost <= g.players[use.you].resources
    }
  }
}
