import { type ConditionWord, condition } from '../condition-word.ts'
import { bounds } from '../fields.ts'
import { between } from '../shared/facts.ts'

const fields = bounds

export const marines: ConditionWord<'marines', typeof fields> = condition('marines', {
  means: 'So many marines play.',
  mission: true,
  fields,
  holds: (g, _use, c) => between(g.marines.length, c),
})
