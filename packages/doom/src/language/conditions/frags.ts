import { positive } from '../basic.ts'
import { type ConditionWord, condition } from '../condition-word.ts'

const fields = { min: positive }

export const frags: ConditionWord<'frags', typeof fields> = condition('frags', {
  means: 'min – frag tokens of the invader. Use fragsByMarines instead if that option is on.',
  fields,
  holds: (g, _use, c) => g.invader.frags >= c.min,
})
