import { findFigure } from '../../match/figures.ts'
import { id } from '../basic.ts'
import { type ConditionWord, condition } from '../condition-word.ts'

const fields = { demon: id }

export const demon: ConditionWord<'demon', typeof fields> = condition('demon', {
  means: 'The demon concerned is of this kind.',
  mission: true,
  fields,
  holds: (g, use, c) => use.self !== undefined && findFigure(g, use.self)?.kind === c.demon,
})
