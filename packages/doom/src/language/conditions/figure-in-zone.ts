import { id } from '../basic.ts'
import { type ConditionWord, condition } from '../condition-word.ts'
import { side } from '../fields.ts'
import { inhabited } from '../shared/facts.ts'

const fields = { side, zone: id }

export const figureInZone: ConditionWord<'figureInZone', typeof fields> = condition('figureInZone', {
  means: 'At least one such figure is in the zone.',
  mission: true,
  mapOnly: true,
  fields,
  holds: (g, _use, c) => inhabited(g, c.side, c.zone),
})
