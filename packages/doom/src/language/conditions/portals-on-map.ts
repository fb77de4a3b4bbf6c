import { z } from 'zod'
import { type ConditionWord, condition } from '../condition-word.ts'
import { bounds } from '../fields.ts'
import { between } from '../shared/facts.ts'

const fields = { state: z.enum(['any', 'face-up', 'face-down']), ...bounds }

export const portalsOnMap: ConditionWord<'portalsOnMap', typeof fields> = condition('portalsOnMap', {
  means: 'So many portals, face up, face down or any, are on the map.',
  fields,
  holds: (g, _use, c) => {
    const count = g.portals.filter(p => c.state === 'any' || p.up === (c.state === 'face-up')).length
    return between(count, c)
  },
})
