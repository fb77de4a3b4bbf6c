import { isLarge, onMap } from '../../match/figures.ts'
import { type ConditionWord, condition } from '../condition-word.ts'
import { figure, size } from '../fields.ts'
import { one } from '../shared/facts.ts'

const fields = { who: figure, size }

export const figureSize: ConditionWord<'figureSize', typeof fields> = condition('figureSize', {
  means: 'The figure is small or large.',
  fields,
  holds: (g, use, c) => {
    const f = one(g, use, c.who)
    return !!f && onMap(f) && isLarge(f) === (c.size === 'large')
  },
})
