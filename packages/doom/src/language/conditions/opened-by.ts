import { type ConditionWord, condition } from '../condition-word.ts'
import { side } from '../fields.ts'

const fields = { side }

export const openedBy: ConditionWord<'openedBy', typeof fields> = condition('openedBy', {
  means: 'side.',
  mission: true,
  fields,
  holds: (_g, use, c) => use.by === c.side,
})
