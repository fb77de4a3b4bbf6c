import { count, signed } from '../basic.ts'
import { until } from '../fields.ts'
import { selector as who } from '../selector.ts'
import { stays } from '../shared/stays.ts'
import { type Word, word } from '../word.ts'

const fields = { who, amount: signed, min: count, until }

export const modifySpeed: Word<'modifySpeed', typeof fields> = word('modifySpeed', {
  means: 'Changes the movement points a demon gains from speed.',
  group: 'movement',
  stays: 'too',
  fields,
  run: stays,
})
