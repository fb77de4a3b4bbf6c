import { id } from '../basic.ts'
import { type ConditionWord, condition } from '../condition-word.ts'
import { bounds } from '../fields.ts'
import { between } from '../shared/facts.ts'

const fields = { tag: id, ...bounds }

export const tagOnMap: ConditionWord<'tagOnMap', typeof fields> = condition('tagOnMap', {
  means: 'So many figures with this tag are on the map.',
  mission: true,
  mapOnly: true,
  fields,
  holds: (g, _use, c) => between(g.figures.filter(f => f.tag === c.tag).length, c),
})
