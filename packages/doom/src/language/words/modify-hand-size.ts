import { signed } from '../basic.ts'
import { self } from '../fields.ts'
import { type Word, word } from '../word.ts'

const fields = { who: self, amount: signed }

export const modifyHandSize: Word<'modifyHandSize', typeof fields> = word('modifyHandSize', {
  means: 'Hand size +n.',
  group: 'cards',
  from: ['class', 'squad'],
  stays: 'always',
  fields,
})
