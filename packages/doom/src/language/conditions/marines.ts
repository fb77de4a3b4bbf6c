import { type ConditionWord, condition } from '../condition-word.ts'
import { bounds } from '../fields.ts'
import { between } from '../shared/facts.ts'

const fields = bounds

export const marines: ConditionWord<'marines', typeof fields> = condition('marines', {
  means: 'min?, max? – number of marines in the game.',
  mission: true,
  fields,
  holds: (g, _use, c) => between(g.marines.length, c),
})
