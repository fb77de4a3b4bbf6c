import { positive } from '../basic.ts'
import { type ConditionWord, condition } from '../condition-word.ts'
import { bounds } from '../fields.ts'
import { between } from '../shared/facts.ts'

const fields = { ...bounds, is: positive.optional(), every: positive.optional() }

export const round: ConditionWord<'round', typeof fields> = condition('round', {
  means: 'The round has this number, lies between min and max, or comes every so many rounds from min on.',
  mission: true,
  fields,
  holds: (g, _use, c) => {
    if (c.is !== undefined && g.round !== c.is) return false
    if (!between(g.round, c)) return false
    return c.every === undefined || (g.round - (c.min ?? 1)) % c.every === 0
  },
})
