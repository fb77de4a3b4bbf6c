import { type ConditionWord, condition } from '../condition-word.ts'
import { side } from '../fields.ts'

const fields = { side }

export const openedBy: ConditionWord<'openedBy', typeof fields> = condition('openedBy', {
  means: 'A figure of this side opened the door.',
  mission: true,
  fields,
  holds: (_g, use, c) => use.by === c.side,
})
