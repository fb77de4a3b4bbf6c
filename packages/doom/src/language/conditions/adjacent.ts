import { adjacent as neighbours } from '../../board/positions.ts'
import { type ConditionWord, condition } from '../condition-word.ts'
import { figure } from '../fields.ts'
import { one } from '../shared/facts.ts'

const fields = { a: figure, b: figure }

export const adjacent: ConditionWord<'adjacent', typeof fields> = condition('adjacent', {
  means: 'The two figures are adjacent.',
  fields,
  holds: (g, use, c) => {
    const a = one(g, use, c.a)
    const b = one(g, use, c.b)
    return !!a && !!b && neighbours(g, a.at, b.at)
  },
})
