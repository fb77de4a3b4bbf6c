import { inOrder } from '@redoubt/kernel'
import { z } from 'zod'
import { areaOfPlace } from '../../abilities/place.ts'
import { cardFor } from '../../abilities/reference.ts'
import type { Use } from '../../abilities/use.ts'
import { designOf, uniqueForbids } from '../../board/board.ts'
import type { StepOf } from '../../match/said.ts'
import type { ConquestState } from '../../match/state.ts'
import { entered } from '../../rules/answer-window.ts'
import { enter, takeFromHand, without } from '../../rules/zones.ts'
import { place, ref } from '../basic.ts'
import { checkCard, destination } from '../check/steps.ts'
import { pileOf } from '../pile.ts'
import { type Word, word } from '../word.ts'

const fields = { on: ref, from: place, to: place, state: z.literal('ready') }

function could(g: ConquestState, use: Use, step: StepOf<'put-into-play'>): boolean {
  const id = cardFor(g, use, step.on)
  return (
    pileOf(g, use, step.from).includes(id) &&
    areaOfPlace(g, use, step.to) !== undefined &&
    !uniqueForbids(g, use.you, designOf(g, id))
  )
}

export const putIntoPlay: Word<'put-into-play', typeof fields> = word('put-into-play', {
  means: 'A card of your hand or discard pile enters play; this is not deploying.',
  as: 'once',
  fields,
  check: (b, step, path) => {
    if (step.from !== 'your-hand' && step.from !== 'your-discard') {
      b.say(`${path}.from`, `${step.from} is no pile; allowed: your-hand, your-discard`)
      return
    }
    checkCard(b, step.on, `${path}.on`, step.from === 'your-hand' ? 'hand' : 'discard', true)
    destination(b, step.to, `${path}.to`)
  },
  matters: could,
  // CQ-11.19: not deploying.
  run: (g, use, step) => {
    if (!could(g, use, step)) return
    const id = cardFor(g, use, step.on)
    if (step.from === 'your-hand') takeFromHand(g, use.you, id)
    else without(g.players[use.you].discard, id)
    enter(g, use.you, id, areaOfPlace(g, use, step.to)!, -1, 'put into play')
    return inOrder(entered(g, id))
  },
})
