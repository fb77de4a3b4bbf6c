import { cardFor } from '../../abilities/reference.ts'
import { designOf } from '../../board/board.ts'
import { gain } from '../../rules/zones.ts'
import { ref } from '../basic.ts'
import { type CostWord, cost } from '../cost-word.ts'

const fields = { card: ref }

export const payPrintedCost: CostWord<'pay-printed-cost', typeof fields> = cost('pay-printed-cost', {
  means: 'The printed cost of the card is paid.',
  fields,
  payer: 'card',
  where: 'hand',
  payable: (g, use, c) => {
    const id = cardFor(g, use, c.card)
    return id >= 0 && designOf(g, id).cost <= g.players[use.you].resources
  },
  pay: (g, use, c) => gain(g, use.you, -designOf(g, cardFor(g, use, c.card)).cost, use.ability),
})
