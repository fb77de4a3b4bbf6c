import { cardFor } from '../../abilities/reference.ts'
import { pieceOf } from '../../board/board.ts'
import * as zones from '../../rules/zones.ts'
import { ref } from '../basic.ts'
import { type CostWord, cost } from '../cost-word.ts'

const fields = { card: ref }

export const exhaust: CostWord<'exhaust', typeof fields> = cost('exhaust', {
  means: 'The card is exhausted.',
  fields,
  payer: 'card',
  where: 'play',
  payable: (g, use, c) => pieceOf(g, cardFor(g, use, c.card))?.ready === true, // CQ-1.8
  pay: (g, use, c) => zones.exhaust(g, pieceOf(g, cardFor(g, use, c.card))!),
})
