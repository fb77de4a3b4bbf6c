import { ref } from '../basic.ts'
import { constantSubject } from '../check/steps.ts'
import { type Word, word } from '../word.ts'

const fields = { on: ref }

export const cannotBeAttacked: Word<'cannot-be-attacked', typeof fields> = word('cannot-be-attacked', {
  means: 'No unit can attack it.',
  as: 'constant',
  fields,
  check: constantSubject,
})
