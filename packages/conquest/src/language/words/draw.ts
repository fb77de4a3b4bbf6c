import { sideFor } from '../../abilities/use.ts'
import { draw as drawCards } from '../../rules/zones.ts'
import { amount, player } from '../basic.ts'
import { positive } from '../check/steps.ts'
import { type Word, word } from '../word.ts'

const fields = { player, amount }

export const draw: Word<'draw', typeof fields> = word('draw', {
  means: 'The player draws that many cards.',
  as: 'once',
  fields,
  check: (b, step, path) => positive(b, step.amount, `${path}.amount`),
  matters: (g, use, step) => g.players[sideFor(use, step.player)].deck.length > 0,
  run: (g, use, step) => drawCards(g, sideFor(use, step.player), step.amount),
})
