import { z } from 'zod'
import { marineOf } from '../../match/figures.ts'
import { count } from '../basic.ts'
import { type ConditionWord, condition } from '../condition-word.ts'

const fields = { deck: z.enum(['glory']), max: count }

export const cardCount: ConditionWord<'cardCount', typeof fields> = condition('cardCount', {
  means: 'The marine owns at most so many cards of this deck.',
  fields,
  holds: (g, use, c) => marineOf(g, use.owner).glory.cards.length <= c.max,
})
