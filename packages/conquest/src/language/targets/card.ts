import { cannotBeTargetedBy } from '../../abilities/constants.ts'
import { cardsMatching } from '../../abilities/filter.ts'
import type { Use } from '../../abilities/use.ts'
import { pieceOf } from '../../board/board.ts'
import type { ConquestState } from '../../match/state.ts'
import { ACTIONS, isInPlay } from '../check/bearer.ts'
import { checkFilter } from '../check/filters.ts'
import { whereOf } from '../check/refs.ts'
import { cardFilter } from '../filter.ts'
import { type TargetWord, target } from '../target-word.ts'

const filter = cardFilter

export const card: TargetWord<'card', typeof filter> = target('card', {
  means: 'A card that matches: in play, or in your hand or discard pile where the filter says so.',
  filter,
  check: (b, { filter }, path) => {
    checkFilter(b, filter, `${path}.filter`, ['your-hand', 'your-discard'])
    // Who may be asked must not follow from what a hand holds; windows know of Actions in play that read it.
    if (whereOf(filter) === 'hand' && !(ACTIONS.includes(b.ability.kind) && isInPlay(b.type)))
      b.say(`${path}.filter.at`, 'only an Action of a card in play chooses from the hand')
  },
  candidates: (g, use, { mode, filter }) => {
    const cards = cardsMatching(g, use, filter)
    return mode === 'target' ? cards.filter(id => targetable(g, use, id)) : cards
  },
})

/** CQ-11.18. */
function targetable(g: ConquestState, use: Use, id: number): boolean {
  const p = pieceOf(g, id)
  return p === undefined || !cannotBeTargetedBy(g, p, use.you)
}
