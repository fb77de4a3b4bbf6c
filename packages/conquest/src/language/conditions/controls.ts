import { z } from 'zod'
import { cardsMatching } from '../../abilities/filter.ts'
import { checkFilter } from '../check/filters.ts'
import { type ConditionWord, condition } from '../condition-word.ts'
import { cardFilter } from '../filter.ts'

const fields = { filter: cardFilter, min: z.int() }

export const controls: ConditionWord<'controls', typeof fields> = condition('controls', {
  means: 'There are at least that many cards that match.',
  fields,
  check: (b, path, c) => {
    if (c.min < 1) b.say(`${path}.min`, 'at least 1; less always holds')
    checkFilter(b, c.filter, `${path}.filter`, ['your-discard'])
  },
  holds: (g, use, c) => cardsMatching(g, use, c.filter).length >= c.min,
})
