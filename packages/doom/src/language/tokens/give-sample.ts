import { end, type Frame } from '@redoubt/kernel'
import type { EffectsFrame } from '../../abilities/frames.ts'
import { thenEnd } from '../../abilities/sequence.ts'
import { offer } from '../../match/choices.ts'
import { decide } from '../../match/decisions.ts'
import { emit } from '../../match/events.ts'
import { figureOf, isDemon } from '../../match/figures.ts'
import { flow } from '../../match/flow.ts'
import { INVADER } from '../../match/seats.ts'
import type { DoomState } from '../../match/state.ts'
import { countUp } from '../shared/count-up.ts'

export interface GiveFrame extends Frame {
  use: EffectsFrame
  to: string[]
}

const bare = (g: DoomState, ids: readonly string[]) => ids.filter(id => figureOf(g, id).carries === undefined)

/**
 * The invader gives a sample to a demon just summoned. If none came (all its figures are on the map already), another
 * demon takes it; without any, the marines find it. Otherwise the mission could not be won any more.
 */
export const giveSample = flow<GiveFrame>('give-sample', {
  pick: {
    ask: (g, f) => {
      const summoned = bare(g, f.to)
      const others = g.figures.filter(isDemon).map(d => d.id)
      const to = summoned.length > 0 ? summoned : bare(g, others)
      if (to.length === 0) return null
      return decide(INVADER, 'sample-carrier', 'D-OBJECTIVE-6', to.map(offer.carrier))
    },
    pick: (g, _f, choice) => {
      const sample = g.objectives.find(o => o.kind === 'sample' && o.at < 0 && !g.figures.some(x => x.carries === o.id))
      if (!sample) return end
      figureOf(g, choice.figure!).carries = sample.id
      g.counters.samplesSetAside! -= 1
      emit('objective', { token: sample.id, change: 'taken', figure: choice.figure! })
      return end
    },
  },
  found: g => {
    g.counters.samplesSetAside! -= 1
    return thenEnd(countUp(g, 'samples', (g.counters.samples ?? 0) + 1))
  },
})
