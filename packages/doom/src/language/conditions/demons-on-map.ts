import { isDemon } from '../../match/figures.ts'
import { count } from '../basic.ts'
import { type ConditionWord, condition } from '../condition-word.ts'

const fields = { max: count }

export const demonsOnMap: ConditionWord<'demonsOnMap', typeof fields> = condition('demonsOnMap', {
  means: 'At most so many demons are on the map.',
  fields,
  holds: (g, _use, c) => g.figures.filter(isDemon).length <= c.max,
})
