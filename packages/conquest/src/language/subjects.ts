import { cardsMatching } from '../abilities/filter.ts'
import { cardFor } from '../abilities/reference.ts'
import type { Use } from '../abilities/use.ts'
import { pieceOf } from '../board/board.ts'
import type { ConquestState, Piece } from '../match/state.ts'
import { type Ref, ref } from './basic.ts'
import { type CardFilter, cardFilter } from './filter.ts'

/** `on` one card, or `each` of many. */
export const subject = { on: ref.optional(), each: cardFilter.optional() }

/** One card by reference, or all cards that match: only what is in play. */
export function subjects(g: ConquestState, use: Use, step: { on?: Ref; each?: CardFilter }): Piece[] {
  const ids = step.each ? cardsMatching(g, use, step.each) : [cardFor(g, use, step.on!)]
  return ids.map(id => pieceOf(g, id)).filter(p => p !== undefined)
}
