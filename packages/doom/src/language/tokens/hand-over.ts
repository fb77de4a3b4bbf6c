import { offer } from '../../match/choices.ts'
import { decide } from '../../match/decisions.ts'
import { emit } from '../../match/events.ts'
import { figureOf } from '../../match/figures.ts'
import { flow } from '../../match/flow.ts'
import type { GiveFrame } from './give-sample.ts'

export const handOver = flow<GiveFrame>('hand-over', {
  pick: {
    ask: (_g, f) => (f.to.length > 0 ? decide(f.use.owner, 'hand-over', 'D-OBJECTIVE-6', f.to.map(offer.pick)) : null),
    pick: (g, f, choice) => {
      const from = figureOf(g, f.use.self!)
      const to = figureOf(g, choice.figure!)
      to.carries = from.carries!
      from.carries = undefined
      for (const lasting of g.lasting)
        if (lasting.until === 'token-dropped') lasting.on = lasting.on.map(id => (id === from.id ? to.id : id))
      emit('objective', { token: to.carries, change: 'passed', figure: to.id })
    },
  },
})
