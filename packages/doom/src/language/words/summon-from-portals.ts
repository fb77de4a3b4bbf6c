import { call } from '@redoubt/kernel'
import { z } from 'zod'
import { missionOf } from '../../board/map.ts'
import { contentOf } from '../../match/figures.ts'
import type { DoomState } from '../../match/state.ts'
import { summonAll } from '../../rules/summon.ts'
import { id } from '../basic.ts'
import { either, oneOf } from '../fields.ts'
import { PORTAL_LEVELS } from '../lists.ts'
import { staysOpen } from '../shared/portals.ts'
import { OF_RULES } from '../sources.ts'
import { refinement, type Word, word } from '../word.ts'

const fields = {
  which: z.enum(['face-up', 'just-revealed', 'at-threat-limit', ...PORTAL_LEVELS]).optional(),
  portals: z.array(id).min(1).optional(),
  each: z.literal(1).optional(),
  keepPortal: z.boolean().optional(),
}

function threatLimit(g: DoomState, level: 'blue' | 'yellow' | 'red'): number {
  return contentOf(g).threats[missionOf(g).threat.card]?.threatLimit?.[level] ?? Number.POSITIVE_INFINITY
}

export const summonFromPortals: Word<'summonFromPortals', typeof fields> = word('summonFromPortals', {
  means: 'Performs D-SUMMON for each of the portals.',
  group: 'invader',
  from: OF_RULES,
  mission: true,
  fields,
  fits: refinement(oneOf('which', 'portals'), either('which', 'portals')),
  run: (g, f, e) => {
    const portals =
      e.portals ??
      (e.which === 'just-revealed'
        ? (f.portals ?? [])
        : g.portals
            .filter(p => {
              if (e.which === 'face-up') return p.up
              if (e.which === 'at-threat-limit') return p.threat >= threatLimit(g, p.level)
              return p.level === e.which
            })
            .map(p => p.id))
    f.portals = portals.slice()
    const keep = e.keepPortal ?? staysOpen(g)
    return portals.length > 0 ? call(summonAll, { portals: portals.slice(), keep }) : undefined
  },
})
