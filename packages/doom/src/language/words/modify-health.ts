import { signed } from '../basic.ts'
import { self } from '../fields.ts'
import { type Word, word } from '../word.ts'

const fields = { who: self, amount: signed }

export const modifyHealth: Word<'modifyHealth', typeof fields> = word('modifyHealth', {
  means: 'Health +n.',
  group: 'cards',
  from: ['class', 'squad'],
  stays: 'always',
  fields,
})
