import { z } from 'zod'
import { findFigure } from '../../match/figures.ts'
import { type ConditionWord, condition } from '../condition-word.ts'

const fields = { token: z.literal('objective') }

export const carriesToken: ConditionWord<'carriesToken', typeof fields> = condition('carriesToken', {
  means: 'The killed or acting figure carries the token.',
  fields,
  holds: (g, use) =>
    use.carried !== undefined || (use.self !== undefined && findFigure(g, use.self)?.carries !== undefined),
})
