import { count } from '../basic.ts'
import { type ConditionWord, condition } from '../condition-word.ts'

const fields = { max: count }

export const threatStock: ConditionWord<'threatStock', typeof fields> = condition('threatStock', {
  means: "The invader's stock holds at most so many threat tokens.",
  fields,
  holds: (g, _use, c) => g.invader.threat <= c.max,
})
