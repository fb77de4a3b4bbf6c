import { sees } from '../../board/positions.ts'
import { type ConditionWord, condition } from '../condition-word.ts'
import { figure } from '../fields.ts'
import { one } from '../shared/facts.ts'

const fields = { from: figure, to: figure }

export const lineOfSight: ConditionWord<'lineOfSight', typeof fields> = condition('lineOfSight', {
  means: 'The first figure has line of sight to the second.',
  fields,
  holds: (g, use, c) => {
    const a = one(g, use, c.from)
    const b = one(g, use, c.to)
    return !!a && !!b && sees(g, a, b)
  },
})
