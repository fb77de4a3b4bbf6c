import { player } from '../basic.ts'
import { checkFilter } from '../check/filters.ts'
import { cardFilter } from '../filter.ts'
import { type Word, word } from '../word.ts'

const fields = { each: cardFilter, by: player }

export const cannotBeTargeted: Word<'cannot-be-targeted', typeof fields> = word('cannot-be-targeted', {
  means: 'Abilities of that player cannot choose what matches as a target.',
  as: 'constant',
  fields,
  check: (b, step, path) => checkFilter(b, step.each, `${path}.each`),
})
