import { reach } from '../basic.ts'
import { type ConditionWord, condition } from '../condition-word.ts'
import { reference, side } from '../fields.ts'
import { nearby } from '../shared/facts.ts'

const fields = { side, of: reference, max: reach }

export const noFigureWithin: ConditionWord<'noFigureWithin', typeof fields> = condition('noFigureWithin', {
  means: 'No such figure is within max spaces of the reference.',
  fields,
  holds: (g, use, c) => !nearby(g, use, c.side, c.of, c.max),
})
