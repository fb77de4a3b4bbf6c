import { emit } from '../../match/events.ts'
import { findFigure } from '../../match/figures.ts'
import { concerns } from '../select.ts'
import { selector as who } from '../selector.ts'
import { type Word, word } from '../word.ts'

const fields = { who }

export const removeStun: Word<'removeStun', typeof fields> = word('removeStun', {
  means: 'The figure stops being stunned.',
  group: 'state',
  atOnce: true,
  fields,
  matters: (g, use, e) => concerns(g, use, e.who, f => f.stunned),
  run: (g, f) => {
    for (const id of f.targets) {
      const figure = findFigure(g, id)
      if (figure?.stunned) {
        figure.stunned = false
        emit('recovered', { figure: id })
      }
    }
  },
})
