import { findFigure } from '../../match/figures.ts'
import { id } from '../basic.ts'
import { type ConditionWord, condition } from '../condition-word.ts'

const fields = { tag: id }

export const tag: ConditionWord<'tag', typeof fields> = condition('tag', {
  means: 'The demon concerned carries this tag.',
  mission: true,
  mapOnly: true,
  fields,
  holds: (g, use, c) => use.self !== undefined && findFigure(g, use.self)?.tag === c.tag,
})
