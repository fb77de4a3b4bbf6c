import { until } from '../fields.ts'
import { selector as who } from '../selector.ts'
import { stays } from '../shared/stays.ts'
import { type Word, word } from '../word.ts'

const fields = { who, until }

export const grantCover: Word<'grantCover', typeof fields> = word('grantCover', {
  means: 'The figure has cover (unless stunned).',
  group: 'defense',
  subject: { size: 'small' },
  stays: 'too',
  fields,
  run: stays,
})
