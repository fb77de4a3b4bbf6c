import { z } from 'zod'
import { until } from '../fields.ts'
import { selector as who } from '../selector.ts'
import { stays } from '../shared/stays.ts'
import { type Word, word } from '../word.ts'

const fields = { who, kinds: z.array(z.enum(['enemy-figures'])).min(1), until }

export const ignoreMovementCost: Word<'ignoreMovementCost', typeof fields> = word('ignoreMovementCost', {
  means: 'The listed extra costs are 0.',
  group: 'movement',
  subject: { size: 'small' },
  stays: 'too',
  fields,
  run: stays,
})
