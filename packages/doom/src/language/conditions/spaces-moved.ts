import { findFigure } from '../../match/figures.ts'
import { type ConditionWord, condition } from '../condition-word.ts'
import { bounds } from '../fields.ts'
import { between } from '../shared/facts.ts'

const fields = bounds

export const spacesMoved: ConditionWord<'spacesMoved', typeof fields> = condition('spacesMoved', {
  means:
    'The figure has entered so many spaces this activation (steps, teleporter steps, moveFigure), plus what addCounter added.',
  fields,
  holds: (g, use, c) => {
    const mover = use.self === undefined ? undefined : findFigure(g, use.self)
    return !!mover && between(mover.moved, c)
  },
})
