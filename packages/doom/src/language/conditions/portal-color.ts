import { z } from 'zod'
import { type ConditionWord, condition } from '../condition-word.ts'
import { PORTAL_LEVELS } from '../lists.ts'

const fields = { in: z.array(z.enum(PORTAL_LEVELS)).min(1) }

export const portalColor: ConditionWord<'portalColor', typeof fields> = condition('portalColor', {
  means: 'The portal has one of these colours.',
  mission: true,
  fields,
  holds: (g, use, c) => {
    const level = use.portalLevel ?? g.portals.find(p => p.id === use.portal)?.level
    return level !== undefined && c.in.includes(level)
  },
})
