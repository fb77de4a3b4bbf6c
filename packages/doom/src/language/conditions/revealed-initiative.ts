import { z } from 'zod'
import { type ConditionWord, condition } from '../condition-word.ts'

const fields = { side: z.enum(['invader', 'other-marine']) }

export const revealedInitiative: ConditionWord<'revealedInitiative', typeof fields> = condition('revealedInitiative', {
  means: 'The initiative card just revealed is of the invader, or of another marine.',
  fields,
  holds: (g, use, c) =>
    c.side === 'invader' ? g.revealed === 'invader' : g.revealed !== 'invader' && g.revealed !== use.owner,
})
