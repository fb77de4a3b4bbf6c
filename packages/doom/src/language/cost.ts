import { z } from 'zod'
import { positive, yes } from './basic.ts'

/** What must be paid to use an ability. */
export const cost = z.strictObject({
  exhaust: yes.optional().describe('Exhaust this card.'),
  discardCards: positive.optional().describe('Discard that many action cards from hand.'),
  discardThis: yes.optional().describe('Discard this card.'),
  movement: positive.optional().describe('Spend that many movement points.'),
  movementPerDie: positive.optional().describe('Spend that many movement points for each die.'),
})
export type Cost = z.infer<typeof cost>
