import { call, type Frame } from '@redoubt/kernel'
import type { EffectsFrame } from '../../abilities/frames.ts'
import { offer } from '../../match/choices.ts'
import { decide } from '../../match/decisions.ts'
import { figureOf } from '../../match/figures.ts'
import { flow } from '../../match/flow.ts'
import { step } from '../../match/procedures.ts'

interface MoveOntoFrame extends Frame {
  use: EffectsFrame
  from: string[]
}

/** Bloody Waltz: onto the space of another figure, which the next effect deals with. Saves call it 'leap'. */
export const moveOnto = flow<MoveOntoFrame>('leap', {
  pick: {
    ask: (_g, f) =>
      f.from.length > 0 ? decide(f.use.owner, 'pick-figure', 'D-GLORY-1', f.from.map(offer.pick)) : null,
    pick: (g, f, choice) => {
      const mover = figureOf(g, f.use.self!)
      const target = figureOf(g, choice.figure!)
      // The ability that called is told whom it met.
      for (let i = g.stack.length - 1; i >= 0; i--) {
        const frame = g.stack[i]!
        if (frame.flow === 'effects') {
          ;(frame as EffectsFrame).chosen = target.id
          break
        }
      }
      // Its own movement, so that entering the space is already the Glory Kill.
      return call(step, { figure: mover.id, to: [target.at[0]!], cost: 0, how: 'effect' })
    },
  },
})
