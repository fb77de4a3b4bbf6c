import { until } from '../fields.ts'
import { selector as who } from '../selector.ts'
import { stays } from '../shared/stays.ts'
import { type Word, word } from '../word.ts'

const fields = { who, until }

export const noCover: Word<'noCover', typeof fields> = word('noCover', {
  means: 'The figure cannot have cover.',
  group: 'defense',
  subject: { size: 'small' },
  stays: 'too',
  fields,
  run: stays,
})
