import { sideFor } from '../../abilities/use.ts'
import { gain } from '../../rules/zones.ts'
import { amount, player } from '../basic.ts'
import { positive } from '../check/steps.ts'
import { type Word, word } from '../word.ts'

const fields = { player, amount }

export const gainResources: Word<'gain-resources', typeof fields> = word('gain-resources', {
  means: 'The player takes that many resources.',
  as: 'once',
  fields,
  check: (b, step, path) => positive(b, step.amount, `${path}.amount`),
  run: (g, use, step) => gain(g, sideFor(use, step.player), step.amount, use.ability),
})
