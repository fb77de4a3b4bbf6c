import { positive } from '../basic.ts'
import { type ConditionWord, condition } from '../condition-word.ts'

const fields = { min: positive }

export const frags: ConditionWord<'frags', typeof fields> = condition('frags', {
  means: 'The invader holds at least so many frag tokens.',
  fields,
  holds: (g, _use, c) => g.invader.frags >= c.min,
})
