import { amount, ref } from '../basic.ts'
import { checkFilter } from '../check/filters.ts'
import { isUnitFilter } from '../check/refs.ts'
import { constantSubject, factor } from '../check/steps.ts'
import { cardFilter } from '../filter.ts'
import { type Word, word } from '../word.ts'

const fields = { on: ref, factor: amount, against: cardFilter }

export const multiplyAttackDamage: Word<'multiply-attack-damage', typeof fields> = word('multiply-attack-damage', {
  means: 'The damage of the unit’s attacks against whatever matches is multiplied.',
  as: 'constant',
  fields,
  check: (b, step, path) => {
    constantSubject(b, step, path)
    factor(b, step, path)
    checkFilter(b, step.against, `${path}.against`)
    if (!isUnitFilter(step.against)) b.say(`${path}.against.is`, 'only units are attacked')
    if (step.against.at === 'your-hq') b.say(`${path}.against.at`, 'units attack at planets only')
    const { controller, owner } = step.against
    if (step.on === 'self' && (controller ?? owner) === 'you')
      b.say(`${path}.against.controller`, 'a unit attacks those of the opponent')
  },
})
