import { cardFor } from '../../abilities/reference.ts'
import { emit, heard } from '../../match/events.ts'
import { cardName } from '../../match/names.ts'
import { SEATS } from '../../match/state.ts'
import { without } from '../../rules/zones.ts'
import { place, ref } from '../basic.ts'
import { checkCard } from '../check/steps.ts'
import { pileOf } from '../pile.ts'
import { type Word, word } from '../word.ts'

const fields = { on: ref, from: place }

export const returnToHand: Word<'return-to-hand', typeof fields> = word('return-to-hand', {
  means: 'A card of your discard pile returns to your hand.',
  as: 'once',
  fields,
  check: (b, step, path) => {
    if (step.from !== 'your-discard') {
      b.say(`${path}.from`, `a card returns from your-discard, not from ${step.from}`)
      return
    }
    checkCard(b, step.on, `${path}.on`, 'discard', false)
  },
  matters: (g, use, step) => pileOf(g, use, step.from).includes(cardFor(g, use, step.on)),
  run: (g, use, step) => {
    const id = cardFor(g, use, step.on)
    const mine = g.players[use.you]
    if (!without(mine.discard, id)) return
    mine.hand.push(id)
    mine.known.push(id)
    if (heard()) emit({ type: 'return', seat: SEATS[use.you], card: cardName(g, id) })
  },
})
