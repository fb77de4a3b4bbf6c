import { call } from '@redoubt/kernel'
import { z } from 'zod'
import { emit } from '../../match/events.ts'
import { DRONE } from '../../match/figure-kinds.ts'
import type { EffectOf } from '../../match/said.ts'
import type { DoomState, Portal } from '../../match/state.ts'
import { markable, nearPortals } from '../../rules/objective-tokens.ts'
import { positive } from '../basic.ts'
import { token, until } from '../fields.ts'
import { candidates, hasPlace } from '../select.ts'
import { spaceQuery } from '../selector.ts'
import { OF_MARINES, OF_RULES } from '../sources.ts'
import { giveSample } from '../tokens/give-sample.ts'
import { pickObjective } from '../tokens/pick-objective.ts'
import { placeTokens } from '../tokens/place-tokens.ts'
import { type Word, word } from '../word.ts'

const fields = {
  token,
  count: positive,
  where: spaceQuery,
  hazard: z
    .strictObject({
      who: z.enum(['any', 'marine']),
      triggers: z.array(z.enum(['enter', 'activation-start'])).min(1),
      damage: positive,
    })
    .optional(),
  until: until.optional(),
  maxPerRound: z.literal(1).optional(),
  maxTotal: positive.optional(),
  as: z.literal(DRONE).optional(),
}

function portalsIn(g: DoomState, where: EffectOf<'placeToken'>['where']): Portal[] {
  return g.portals.filter(
    p => (!where.color || p.level === where.color) && (!where.portals || where.portals.includes(p.id)),
  )
}

export const placeToken: Word<'placeToken', typeof fields> = word('placeToken', {
  means:
    'Places tokens (plasma, fire, grenade, threat, progress, objective). A hazard damages matching figures on each trigger; several hazards in one space count once.',
  group: 'tokens',
  picksItself: true,
  mission: true,
  fields,
  flows: [placeTokens, pickObjective, giveSample],
  check: (e, { ability, say }) => {
    if (e.token === 'progress' && e.count !== 1) say(['count'], 'progress comes one token at a time')
    if (['plasma', 'fire'].includes(e.token) !== (e.hazard !== undefined))
      say(['hazard'], 'plasma and fire, and nothing else, are a hazard')
    if (['threat', 'progress', 'objective'].includes(e.token) && !OF_RULES.includes(ability.source))
      say(['token'], 'only rules of a mission place it')
    if (e.token === 'portal') say(['token'], 'a portal is placed with placePortal')
    if (e.token === 'objective' && !e.where.mission && !e.where.who)
      say(['where'], 'say at which place of the mission, or on which figure')
    if (e.token.endsWith('-grenade') && !OF_MARINES.includes(ability.source))
      say(['token'], 'only marines throw grenades')
  },
  matters: (g, use, e) => {
    if (e.token === 'progress')
      return e.where.on === 'objective-within-1'
        ? markable(g, use.self, e).length > 0
        : nearPortals(g, use.self).length > 0
    return e.where.within === undefined || hasPlace(g, use, e.where)
  },
  run: (g, f, e) => {
    const { where } = e
    if (e.token === 'threat') {
      for (const portal of portalsIn(g, where)) {
        portal.threat += e.count
        emit('threat', { change: e.count, total: portal.threat, portal: portal.id })
      }
      return
    }
    if (e.token === 'progress' && where.on === 'objective-within-1')
      return call(pickObjective, {
        use: { ...f },
        effect: f.i,
        on: markable(g, f.self, e).map(o => o.id),
        what: 'progress',
      })
    if (e.token === 'progress')
      return call(pickObjective, {
        use: { ...f },
        effect: f.i,
        on: nearPortals(g, f.self).map(p => p.id),
        what: 'portal-progress',
      })
    if (e.token === 'objective' && where.mission) return // put on the map by the mission's setup
    if (e.token === 'objective') return call(giveSample, { use: { ...f }, to: candidates(g, f, where.who!) })
    return call(placeTokens, { use: { ...f }, effect: f.i, left: e.count, laid: [] })
  },
})
