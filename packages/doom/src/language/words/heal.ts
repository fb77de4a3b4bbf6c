import { findFigure } from '../../match/figures.ts'
import { heal as healFigure } from '../../rules/damage.ts'
import { positive } from '../basic.ts'
import { or } from '../fields.ts'
import { concerns } from '../select.ts'
import { selector as who } from '../selector.ts'
import { type Word, word } from '../word.ts'

const fields = { who, amount: or(positive, 'all') }

export const heal: Word<'heal', typeof fields> = word('heal', {
  means: 'Removes damage.',
  group: 'damage',
  atOnce: true,
  welcome: true,
  fields,
  matters: (g, use, e) => concerns(g, use, e.who, f => f.damage > 0),
  run: (g, f, e) => {
    for (const id of f.targets)
      if (findFigure(g, id)) healFigure(g, id, e.amount === 'all' ? Number.POSITIVE_INFINITY : e.amount)
  },
})
