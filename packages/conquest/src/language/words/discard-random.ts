import { sideFor } from '../../abilities/use.ts'
import { discardAtRandom } from '../../rules/zones.ts'
import { amount, player } from '../basic.ts'
import { positive } from '../check/steps.ts'
import { type Word, word } from '../word.ts'

const fields = { player, amount }

export const discardRandom: Word<'discard-random', typeof fields> = word('discard-random', {
  means: 'The player discards that many cards of the hand at random.',
  as: 'once',
  fields,
  check: (b, step, path) => positive(b, step.amount, `${path}.amount`),
  matters: (g, use, step) => g.players[sideFor(use, step.player)].hand.length > 0,
  run: (g, use, step) => discardAtRandom(g, sideFor(use, step.player), step.amount),
})
