import { until } from '../fields.ts'
import { selector as who } from '../selector.ts'
import { stays } from '../shared/stays.ts'
import { type Word, word } from '../word.ts'

const fields = { who, until }

export const noDefenseCard: Word<'noDefenseCard', typeof fields> = word('noDefenseCard', {
  means: 'The figure reveals no defense card.',
  group: 'defense',
  stays: 'too',
  fields,
  run: stays,
})
