import { cardFor } from '../../abilities/reference.ts'
import { homeOf, pieceOf } from '../../board/board.ts'
import { exhaust, relocate } from '../../rules/zones.ts'
import { ref } from '../basic.ts'
import { checkUnit } from '../check/steps.ts'
import { type Word, word } from '../word.ts'

const fields = { on: ref }

export const rout: Word<'rout', typeof fields> = word('rout', {
  means: 'The unit returns to its HQ and is exhausted.',
  as: 'once',
  fields,
  check: (b, step, path) => checkUnit(b, step.on, `${path}.on`),
  matters: (g, use, step) => {
    const p = pieceOf(g, cardFor(g, use, step.on))
    return p !== undefined && (p.ready || p.at !== homeOf(p))
  },
  // CQ-12.9.
  run: (g, use, step) => {
    const p = pieceOf(g, cardFor(g, use, step.on))
    if (!p) return
    relocate(g, p, homeOf(p))
    exhaust(g, p)
  },
})
