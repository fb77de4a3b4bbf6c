import { isImmune } from '../../abilities/values.ts'
import { stun as stunFigure } from '../../rules/damage.ts'
import { concerns } from '../select.ts'
import { selector as who } from '../selector.ts'
import { type Word, word } from '../word.ts'

const fields = { who }

export const stun: Word<'stun', typeof fields> = word('stun', {
  means: 'The figure becomes stunned (no effect if it already is).',
  group: 'state',
  atOnce: true,
  fields,
  matters: (g, use, e) => concerns(g, use, e.who, f => !f.stunned && !isImmune(g, f, 'stun')),
  run: (g, f) => {
    for (const id of f.targets) stunFigure(g, id)
  },
})
