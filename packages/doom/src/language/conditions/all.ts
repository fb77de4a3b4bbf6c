import { z } from 'zod'
import { type ConditionWord, condition } from '../condition-word.ts'
import { singleCondition, singleNamed } from './single.ts'

const fields = { of: z.array(singleCondition).min(1) }

export const all: ConditionWord<'all', typeof fields> = condition('all', {
  means: 'All of these hold.',
  fields,
  holds: (g, use, c) => c.of.every(part => singleNamed(part.cond).holds(g, use, part)),
})
