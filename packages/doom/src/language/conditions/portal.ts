import { z } from 'zod'
import { id } from '../basic.ts'
import { type ConditionWord, condition } from '../condition-word.ts'

const fields = { portals: z.array(id).min(1) }

export const portal: ConditionWord<'portal', typeof fields> = condition('portal', {
  means: 'The portal concerned is one of these.',
  mission: true,
  mapOnly: true,
  fields,
  holds: (_g, use, c) => use.portal !== undefined && c.portals.includes(use.portal),
})
