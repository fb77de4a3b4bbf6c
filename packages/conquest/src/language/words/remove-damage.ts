import { cardFor } from '../../abilities/reference.ts'
import { pieceOf } from '../../board/board.ts'
import { emit, heard } from '../../match/events.ts'
import { cardName } from '../../match/names.ts'
import { amountOrAll, ref } from '../basic.ts'
import { checkUnit, positive } from '../check/steps.ts'
import { type Word, word } from '../word.ts'

const fields = { on: ref, amount: amountOrAll }

export const removeDamage: Word<'remove-damage', typeof fields> = word('remove-damage', {
  means: 'Damage is removed from the unit.',
  as: 'once',
  fields,
  check: (b, step, path) => {
    positive(b, step.amount, `${path}.amount`)
    checkUnit(b, step.on, `${path}.on`)
  },
  matters: (g, use, step) => (pieceOf(g, cardFor(g, use, step.on))?.damage ?? 0) > 0,
  // CQ-8.27: never below 0.
  run: (g, use, step) => {
    const p = pieceOf(g, cardFor(g, use, step.on))
    if (!p) return
    const healed = step.amount === 'all' ? p.damage : Math.min(step.amount, p.damage)
    p.damage -= healed
    if (heard()) emit({ type: 'heal', unit: cardName(g, p.id), amount: healed })
  },
})
