import { count } from '../basic.ts'
import { type ConditionWord, condition } from '../condition-word.ts'

const fields = { max: count }

export const threatStock: ConditionWord<'threatStock', typeof fields> = condition('threatStock', {
  means: "max – threat tokens in the invader's stock.",
  fields,
  holds: (g, _use, c) => g.invader.threat <= c.max,
})
