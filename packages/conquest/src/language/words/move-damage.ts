import { cardFor } from '../../abilities/reference.ts'
import { pieceOf } from '../../board/board.ts'
import { emit, heard } from '../../match/events.ts'
import { cardName } from '../../match/names.ts'
import { stir } from '../../rules/zones.ts'
import { amount, ref } from '../basic.ts'
import { checkUnit, positive } from '../check/steps.ts'
import { type Word, word } from '../word.ts'

const fields = { from: ref, to: ref, amount }

export const moveDamage: Word<'move-damage', typeof fields> = word('move-damage', {
  means: 'Damage moves from one unit to another; it is neither dealt nor shielded.',
  as: 'once',
  fields,
  check: (b, step, path) => {
    positive(b, step.amount, `${path}.amount`)
    checkUnit(b, step.from, `${path}.from`)
    checkUnit(b, step.to, `${path}.to`)
    if (step.from === step.to) b.say(`${path}.to`, 'damage moves to another unit')
  },
  matters: (g, use, step) => {
    const from = pieceOf(g, cardFor(g, use, step.from))
    return from !== undefined && from.damage > 0 && pieceOf(g, cardFor(g, use, step.to)) !== undefined
  },
  // CQ-8.16: neither dealt nor shielded.
  run: (g, use, step) => {
    const from = pieceOf(g, cardFor(g, use, step.from))
    const to = pieceOf(g, cardFor(g, use, step.to))
    if (!from || !to) return
    const moved = Math.min(step.amount, from.damage)
    from.damage -= moved
    to.damage += moved
    stir(g)
    if (heard()) emit({ type: 'move-damage', from: cardName(g, from.id), onto: cardName(g, to.id), amount: moved })
  },
})
