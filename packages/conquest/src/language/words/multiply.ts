import { amount, ref, stat } from '../basic.ts'
import { constantSubject, factor } from '../check/steps.ts'
import { type Word, word } from '../word.ts'

const fields = { on: ref, stat, factor: amount }

export const multiply: Word<'multiply', typeof fields> = word('multiply', {
  means: 'A value of the unit is multiplied, after all that is added.',
  as: 'constant',
  fields,
  changes: step => `multiply ${step.stat}`,
  check: (b, step, path) => {
    constantSubject(b, step, path)
    factor(b, step, path)
    if (step.stat === 'command' && step.on === 'self' && b.type === 'warlord')
      b.say(`${path}.stat`, 'a warlord has no command icons (CQ-1.9); allowed: atk, hp')
    if (step.stat === 'hp' && step.factor === 0) b.say(`${path}.factor`, 'nothing takes hit points below those printed')
  },
})
