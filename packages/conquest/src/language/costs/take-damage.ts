import { z } from 'zod'
import { cardFor } from '../../abilities/reference.ts'
import { pieceOf } from '../../board/board.ts'
import { deal } from '../../rules/damage.ts'
import { ref } from '../basic.ts'
import { isUnitFilter } from '../check/refs.ts'
import { type CostWord, cost } from '../cost-word.ts'

const fields = { unit: ref, amount: z.int() }

export const takeDamage: CostWord<'take-damage', typeof fields> = cost('take-damage', {
  means: 'The unit takes damage, which is dealt like any other.',
  fields,
  payer: 'unit',
  where: 'play',
  check: (b, n, path, c, unit) => {
    const { cost: costs, targets } = b.ability
    if (!unit) b.say(`${path}.unit`, `${c.unit} need not be a unit; only units take damage`)
    if (c.amount < 1) b.say(`${path}.amount`, 'at least 1')
    if (n < costs.length - 1) b.say(path, 'damage is the last of the costs')
    const chosen = targets.find(one => one.ref === c.unit)
    if (chosen?.pick === 'card' && !isUnitFilter(chosen.filter)) b.say(`${path}.unit`, 'only units take damage')
  },
  payable: (g, use, c) => pieceOf(g, cardFor(g, use, c.unit)) !== undefined,
  pay: (g, use, c) => deal([{ unit: cardFor(g, use, c.unit), amount: c.amount }], 'effect'), // CQ-11.16
})
