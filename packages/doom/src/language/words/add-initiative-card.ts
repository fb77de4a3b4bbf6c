import { positive } from '../basic.ts'
import { self } from '../fields.ts'
import { type Word, word } from '../word.ts'

const fields = { who: self, amount: positive }

export const addInitiativeCard: Word<'addInitiativeCard', typeof fields> = word('addInitiativeCard', {
  means: 'An unused marine initiative card is added for this marine at setup.',
  group: 'initiative',
  from: ['squad'],
  stays: 'always',
  fields,
})
