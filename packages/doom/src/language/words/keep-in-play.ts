import { makeLasting } from '../../abilities/frames.ts'
import { until } from '../fields.ts'
import { type Word, word } from '../word.ts'

const fields = { until }

export const keepInPlay: Word<'keepInPlay', typeof fields> = word('keepInPlay', {
  means: 'The card is not discarded at the end of the activation.',
  group: 'cards',
  from: ['action'],
  fields,
  run: (g, f, e) => makeLasting(g, f, e.until, [f.owner]),
})
