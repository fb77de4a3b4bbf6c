import { cardFor } from '../../abilities/reference.ts'
import { pieceOf } from '../../board/board.ts'
import { readyAll } from '../../rules/zones.ts'
import { ref } from '../basic.ts'
import { checkCard } from '../check/steps.ts'
import { type Word, word } from '../word.ts'

const fields = { on: ref }

export const ready: Word<'ready', typeof fields> = word('ready', {
  means: 'The card becomes ready.',
  as: 'once',
  fields,
  check: (b, step, path) => {
    checkCard(b, step.on, `${path}.on`, 'play', false)
    const { trigger, when, cost } = b.ability
    const entered = step.on.startsWith('event.') || (trigger?.on === 'enters-play' && trigger.card === step.on)
    if (trigger?.on === 'enters-play' && entered) b.say(`${path}.on`, 'it has entered play ready (CQ-1.7)')
    if (step.on === 'self' && when.some(one => one.is === 'self-ready'))
      b.say(`${path}.on`, 'it is ready already: self-exhausted, or another card')
    if (cost.some(one => one.pay === 'exhaust' && one.card === step.on))
      b.say(`${path}.on`, 'what is exhausted as a cost was ready: ready another card')
  },
  matters: (g, use, step) => pieceOf(g, cardFor(g, use, step.on))?.ready === false,
  run: (g, use, step) => {
    const p = pieceOf(g, cardFor(g, use, step.on))
    if (p) readyAll(g, [p])
  },
})
