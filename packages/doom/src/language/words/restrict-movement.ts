import { until } from '../fields.ts'
import { selector as who } from '../selector.ts'
import { stays } from '../shared/stays.ts'
import { type Word, word } from '../word.ts'

const fields = { who, until }

export const restrictMovement: Word<'restrictMovement', typeof fields> = word('restrictMovement', {
  means: 'The figure cannot spend movement points and is not moved by its own cards.',
  group: 'movement',
  stays: 'too',
  fields,
  run: stays,
})
