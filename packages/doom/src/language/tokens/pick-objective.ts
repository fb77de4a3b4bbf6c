import { type Frame, inOrder, type Next } from '@redoubt/kernel'
import { chooserOf, type EffectsFrame } from '../../abilities/frames.ts'
import { sequence } from '../../abilities/sequence.ts'
import type { Use } from '../../abilities/use.ts'
import { missionOf } from '../../board/map.ts'
import { done, type Offers, offer } from '../../match/choices.ts'
import { decide } from '../../match/decisions.ts'
import { emit } from '../../match/events.ts'
import { contentOf } from '../../match/figures.ts'
import { flow } from '../../match/flow.ts'
import type { EffectOf } from '../../match/said.ts'
import type { DoomState, Portal } from '../../match/state.ts'
import { judge, ruleMoment } from '../../rules/mission.ts'
import { taking } from './taking.ts'

interface PickObjectiveFrame extends Frame {
  use: EffectsFrame
  effect: number
  on: string[]
  what: 'progress' | 'portal-progress' | 'threat'
}

/** A marine picks the checkpoint to mark or the portal to seal or hold. Saves call it 'work'. */
export const pickObjective = flow<PickObjectiveFrame>('work', {
  pick: {
    ask: (g, f) => {
      if (f.on.length === 0) return null
      const options: Array<Offers['work' | 'done']> = f.on.map(offer.work)
      const e = contentOf(g).abilities[f.use.ability]!.effects[f.effect]!
      if (e.optional) options.push(done)
      return decide(chooserOf(f.use, undefined), 'work', 'D-OBJECTIVE-6', options, {
        about: { ability: f.use.ability },
      })
    },
    pick: (g, f, choice) => {
      if (choice.do === 'done') return
      if (f.what === 'progress') return markCheckpoint(g, f.use, choice.card!)
      const portal = g.portals.find(p => p.id === choice.card)!
      if (f.what === 'threat') {
        const e = contentOf(g).abilities[f.use.ability]!.effects[f.effect] as EffectOf<'removeToken'>
        const taken = taking(e, portal.threat)
        portal.threat -= taken
        emit('threat', { change: -taken, total: portal.threat, portal: portal.id })
        return
      }
      portal.progress++
      emit('progress', { token: portal.id, total: portal.progress })
      return sealed(g, f.use, portal)
    },
  },
})

function markCheckpoint(g: DoomState, use: Use, id: string): Next {
  const token = g.objectives.find(o => o.id === id)!
  token.progress++
  token.round = g.round
  emit('progress', { token: id, total: token.progress })
  judge(g)
  return inOrder(ruleMoment(g, 'checkpoint-marked', use.self ? { self: use.self } : {}))
}

/** A portal with enough progress is sealed at once. */
function sealed(g: DoomState, use: Use, portal: Portal): Next {
  const seal = contentOf(g).objectives[missionOf(g).objective.card]?.sealValue
  if (!seal || portal.progress < seal[portal.level]) return
  const facts = { portal: portal.id, portalLevel: portal.level, ...(use.self ? { self: use.self } : {}) }
  return sequence(...ruleMoment(g, 'immediate', facts), ...ruleMoment(g, 'portal-sealed', facts))
}
