import { findFigure } from '../../match/figures.ts'
import { type ConditionWord, condition } from '../condition-word.ts'
import { bounds } from '../fields.ts'
import { between } from '../shared/facts.ts'

const fields = bounds

export const spacesMoved: ConditionWord<'spacesMoved', typeof fields> = condition('spacesMoved', {
  means:
    'min?, max? – spaces the figure has entered this activation (steps, teleporter steps, moveFigure) plus addCounter bonuses.',
  fields,
  holds: (g, use, c) => {
    const mover = use.self === undefined ? undefined : findFigure(g, use.self)
    return !!mover && between(mover.moved, c)
  },
})
