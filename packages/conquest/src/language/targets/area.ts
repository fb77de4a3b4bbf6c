import { z } from 'zod'
import { neighbours } from '../../abilities/place.ts'
import { faceUpPlanets } from '../../board/board.ts'
import { type Area, hqOf } from '../../match/state.ts'
import { type TargetWord, target } from '../target-word.ts'

const filter = z.strictObject({ areas: z.array(z.enum(['any-hq', 'adjacent-planets'])) })

export const area: TargetWord<'area', typeof filter> = target('area', {
  means: 'An HQ or a planet next to this one.',
  filter,
  check: (b, { filter }, path) => {
    if (filter.areas.length === 0) b.say(`${path}.filter.areas`, 'name at least one: any-hq, adjacent-planets')
    if (filter.areas.includes('adjacent-planets') && b.type !== 'planet')
      b.say(`${path}.filter.areas`, 'only a planet has adjacent areas; a card describes units at adjacent-planets')
  },
  candidates: (g, use, { filter }) => {
    const areas: Area[] = []
    if (filter.areas.includes('any-hq')) areas.push(hqOf(0), hqOf(1))
    if (filter.areas.includes('adjacent-planets')) {
      const near = neighbours(g, use.planet)
      for (const area of faceUpPlanets(g)) if (near & (1 << area)) areas.push(area)
    }
    return areas
  },
})
