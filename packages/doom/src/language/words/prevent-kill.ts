import { z } from 'zod'
import { health } from '../../abilities/values.ts'
import { figureOf } from '../../match/figures.ts'
import type { KillFrame } from '../../match/procedure-frames.ts'
import { positive } from '../basic.ts'
import { type Word, word } from '../word.ts'

const fields = { who: z.enum(['self', 'trigger-figure']), leaveHealth: positive }

export const preventKill: Word<'preventKill', typeof fields> = word('preventKill', {
  means: 'The figure is not killed; its damage becomes health minus leaveHealth.',
  group: 'defense',
  moments: ['would-be-killed'],
  fields,
  run: (g, _f, e) => {
    for (let i = g.stack.length - 1; i >= 0; i--) {
      const frame = g.stack[i]!
      if (frame.flow !== 'kill') continue
      const k = frame as KillFrame
      k.prevented = true
      const figure = figureOf(g, k.figure)
      figure.damage = health(g, figure) - e.leaveHealth
      return
    }
  },
})
