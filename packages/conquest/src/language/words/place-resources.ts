import { cardFor } from '../../abilities/reference.ts'
import { pieceOf } from '../../board/board.ts'
import { amount, ref } from '../basic.ts'
import { isInPlay } from '../check/bearer.ts'
import { positive } from '../check/steps.ts'
import { type Word, word } from '../word.ts'

const fields = { on: ref, amount }

export const placeResources: Word<'place-resources', typeof fields> = word('place-resources', {
  means: 'Resources are laid on this card.',
  as: 'once',
  fields,
  check: (b, step, path) => {
    positive(b, step.amount, `${path}.amount`)
    if (step.on !== 'self' || !isInPlay(b.type)) b.say(`${path}.on`, 'resources lie on the card that says so: self')
  },
  matters: (g, use, step) => pieceOf(g, cardFor(g, use, step.on)) !== undefined,
  run: (g, use, step) => {
    const p = pieceOf(g, cardFor(g, use, step.on))
    if (p) p.stock += step.amount
  },
})
