import { reach } from '../basic.ts'
import { type ConditionWord, condition } from '../condition-word.ts'
import { reference, side } from '../fields.ts'
import { nearby } from '../shared/facts.ts'

const fields = { side, of: reference, max: reach }

export const figureWithin: ConditionWord<'figureWithin', typeof fields> = condition('figureWithin', {
  means: 'At least one such figure is within max spaces of the reference (0: on it).',
  fields,
  holds: (g, use, c) => nearby(g, use, c.side, c.of, c.max),
})
