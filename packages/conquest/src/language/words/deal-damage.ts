import { deal } from '../../rules/damage.ts'
import { amount } from '../basic.ts'
import { checkSubject, positive } from '../check/steps.ts'
import { subject, subjects } from '../subjects.ts'
import { type Word, word } from '../word.ts'

const fields = { ...subject, amount }

export const dealDamage: Word<'deal-damage', typeof fields> = word('deal-damage', {
  means: 'The unit, or every unit that matches, is dealt damage by a card effect.',
  as: 'once',
  fields,
  check: (b, step, path) => {
    positive(b, step.amount, `${path}.amount`)
    checkSubject(b, step, path, true)
  },
  matters: (g, use, step) => step.amount > 0 && subjects(g, use, step).length > 0,
  // CQ-8.1: by a card effect, so it is not attack damage.
  run: (g, use, step) => {
    const hits = subjects(g, use, step).map(p => ({ unit: p.id, amount: step.amount }))
    if (hits.length > 0) return deal(hits, 'effect')
  },
})
