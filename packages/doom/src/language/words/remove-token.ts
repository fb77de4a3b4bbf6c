import { call, finding, inOrder } from '@redoubt/kernel'
import { unburden } from '../../abilities/in-force.ts'
import { within } from '../../board/positions.ts'
import { emit } from '../../match/events.ts'
import { figureOf, isDemon, isMarine } from '../../match/figures.ts'
import type { Condition } from '../../match/said.ts'
import { judge, ruleMoment } from '../../rules/mission.ts'
import { heldPortals } from '../../rules/objective-tokens.ts'
import type { Reach } from '../basic.ts'
import { positive } from '../basic.ts'
import { or, token } from '../fields.ts'
import { holds } from '../holds.ts'
import { spaceQuery } from '../selector.ts'
import { OF_RULES } from '../sources.ts'
import { ABOUT_A_MARINE } from '../timings.ts'
import { pickObjective } from '../tokens/pick-objective.ts'
import { taking } from '../tokens/taking.ts'
import { type Word, word } from '../word.ts'

const fields = { token, amount: or(positive, 'all'), where: spaceQuery }

/** What is asked of each objective token by itself. */
const NEAR: readonly Condition['cond'][] = ['figureWithin', 'noFigureWithin']

export const removeToken: Word<'removeToken', typeof fields> = word('removeToken', {
  means: 'Removes tokens.',
  group: 'tokens',
  from: OF_RULES,
  fields,
  flows: [pickObjective],
  check: (e, { when, say }) => {
    if (!['threat', 'progress', 'portal', 'objective'].includes(e.token)) say(['token'], 'is not taken away by a rule')
    if (e.token === 'objective' && !ABOUT_A_MARINE.includes(when))
      say(['token'], finding`nobody carries it off at ${when}`)
    const near = e.token === 'progress' ? NEAR : e.token === 'portal' ? null : []
    if (near && e.where.if?.some(({ cond }) => !near.includes(cond)))
      say(['where', 'if'], 'only figures near progress, and what is true of a portal, are asked for')
  },
  matters: (g, use, e) => e.where.on !== 'held-portal' || heldPortals(g, use.self).length > 0,
  run: (g, f, e) => {
    const { where } = e
    if (e.token === 'threat' && where.on === 'held-portal')
      return call(pickObjective, {
        use: { ...f },
        effect: f.i,
        on: heldPortals(g, f.self).map(p => p.id),
        what: 'threat',
      })
    if (e.token === 'threat') {
      for (const portal of g.portals)
        if (f.portals?.includes(portal.id)) {
          const taken = taking(e, portal.threat)
          portal.threat -= taken
          emit('threat', { change: -taken, total: portal.threat, portal: portal.id })
        }
      return
    }
    if (e.token === 'progress') {
      for (const o of g.objectives) {
        if (o.at < 0 || o.progress === 0) continue
        const near = (side: 'demon' | 'marine', max: Reach) =>
          g.figures.some(x => (side === 'demon' ? isDemon(x) : isMarine(x)) && within(g, x.at, [o.at], max))
        const lost = (where.if ?? []).every(c =>
          c.cond === 'figureWithin' ? near(c.side, c.max) : c.cond !== 'noFigureWithin' || !near(c.side, c.max),
        )
        if (lost) {
          o.progress -= taking(e, o.progress)
          emit('progress', { token: o.id, total: o.progress })
        }
      }
      return
    }
    if (e.token === 'portal') {
      const portal = g.portals.find(p => p.id === f.portal)
      if (!portal || !holds(g, f, where.if)) return
      g.portals = g.portals.filter(p => p !== portal)
      emit('portal', { portal: portal.id, at: portal.at, change: 'sealed' })
      judge(g)
      return
    }
    // An asset has been extracted.
    const carrier = figureOf(g, f.self!)
    const token = g.objectives.find(o => o.id === carrier.carries)
    if (!token) return
    carrier.carries = undefined
    g.objectives = g.objectives.filter(o => o !== token)
    unburden(g, carrier.id)
    emit('objective', { token: token.id, change: 'delivered', figure: carrier.id })
    judge(g)
    return inOrder(ruleMoment(g, 'token-delivered', { self: carrier.id }))
  },
})
