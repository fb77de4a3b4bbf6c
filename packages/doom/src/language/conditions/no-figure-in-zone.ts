import { id } from '../basic.ts'
import { type ConditionWord, condition } from '../condition-word.ts'
import { side } from '../fields.ts'
import { inhabited } from '../shared/facts.ts'

const fields = { side, zone: id }

export const noFigureInZone: ConditionWord<'noFigureInZone', typeof fields> = condition('noFigureInZone', {
  means: 'No such figure is in the zone.',
  mission: true,
  mapOnly: true,
  fields,
  holds: (g, _use, c) => !inhabited(g, c.side, c.zone),
})
