import { speed } from '../../abilities/values.ts'
import { figureOf } from '../../match/figures.ts'
import { positive } from '../basic.ts'
import { or } from '../fields.ts'
import { selector as who } from '../selector.ts'
import { type Word, word } from '../word.ts'

const fields = { who, amount: or(positive, 'all') }

export const loseMovement: Word<'loseMovement', typeof fields> = word('loseMovement', {
  means: 'Removes movement points from the pool (those from speed).',
  group: 'movement',
  fields,
  matters: () => false /* a price, not a reason */,
  run: (g, f, e) => {
    for (const id of f.targets) {
      const figure = figureOf(g, id)
      figure.mp = Math.max(0, figure.mp - (e.amount === 'all' ? speed(g, figure) : e.amount))
    }
  },
})
