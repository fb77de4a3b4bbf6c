import { z } from 'zod'
import { pieceOf } from '../../board/board.ts'
import { other } from '../../match/state.ts'
import { gain } from '../../rules/zones.ts'
import { amount } from '../basic.ts'
import { positive } from '../check/steps.ts'
import { type Word, word } from '../word.ts'

const fields = { from: z.enum(['opponent', 'self']), amount }

export const takeResources: Word<'take-resources', typeof fields> = word('take-resources', {
  means: 'You take resources from the opponent, or those that lie on this card; as many as there are.',
  as: 'once',
  fields,
  check: (b, step, path) => {
    positive(b, step.amount, `${path}.amount`)
    if (step.from === 'self' && !b.stocked) b.say(`${path}.from`, 'nothing on this card lays resources on it')
  },
  matters: (g, use, step) =>
    step.from === 'opponent' ? g.players[other(use.you)].resources > 0 : (pieceOf(g, use.self)?.stock ?? 0) > 0,
  // As many as there are (CQ-0.4).
  run: (g, use, step) => {
    let taken = 0
    if (step.from === 'opponent') {
      taken = Math.min(step.amount, g.players[other(use.you)].resources)
      gain(g, other(use.you), -taken, use.ability)
    } else {
      const self = pieceOf(g, use.self)
      taken = Math.min(step.amount, self?.stock ?? 0)
      if (self) self.stock -= taken
    }
    gain(g, use.you, taken, use.ability)
  },
})
