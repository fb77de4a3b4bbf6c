import { z } from 'zod'
import { positive } from '../basic.ts'
import { type ConditionWord, condition } from '../condition-word.ts'

const fields = { token: z.literal('objective'), progressMin: positive }

export const everyToken: ConditionWord<'everyToken', typeof fields> = condition('everyToken', {
  means: 'Every such token has at least so many progress tokens.',
  fields,
  holds: (g, _use, c) => g.objectives.length > 0 && g.objectives.every(o => o.progress >= c.progressMin),
})
