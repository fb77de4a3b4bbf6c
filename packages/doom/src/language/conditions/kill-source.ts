import { z } from 'zod'
import { type ConditionWord, condition } from '../condition-word.ts'

const fields = { is: z.literal('attack') }

export const killSource: ConditionWord<'killSource', typeof fields> = condition('killSource', {
  means: 'The kill comes from attack damage (step 6), not from a Glory Kill, telefrag or direct damage.',
  fields,
  holds: (_g, use, c) => use.how === c.is,
})
