import { z } from 'zod'
import { positive } from '../basic.ts'
import { type ConditionWord, condition } from '../condition-word.ts'
import { between } from '../shared/facts.ts'

const fields = { counter: z.string().min(1).max(64), min: positive }

export const progress: ConditionWord<'progress', typeof fields> = condition('progress', {
  means: 'A counter of the objective has come at least so far.',
  fields,
  holds: (g, _use, c) => between(g.counters[c.counter] ?? 0, c),
})
