import { z } from 'zod'
import type { Use } from '../../abilities/use.ts'
import { faceUp, firstPlanet } from '../../board/board.ts'
import type { Area, ConquestState } from '../../match/state.ts'
import { neverInBattle } from '../check/bearer.ts'
import { type TargetWord, target } from '../target-word.ts'

const filter = z.strictObject({
  battle: z.literal(true).optional(),
  first: z.literal(false).optional(),
  otherThan: z.literal('self').optional(),
})
type PlanetFilter = z.infer<typeof filter>

export const planet: TargetWord<'planet', typeof filter> = target('planet', {
  means: 'A face-up planet that matches.',
  filter,
  check: (b, { filter }, path) => {
    if (filter.otherThan && b.type !== 'planet')
      b.say(`${path}.filter.otherThan`, 'only a planet is one of the planets')
    if (filter.battle && neverInBattle(b)) b.say(`${path}.filter.battle`, 'there is no battle then')
  },
  candidates: (g, use, { filter }) => {
    const areas: Area[] = []
    for (let area = 0; area < g.row.length; area++)
      if (faceUp(g, area) && planetMatches(g, use, filter, area)) areas.push(area)
    return areas
  },
})

function planetMatches(g: ConquestState, use: Use, wanted: PlanetFilter, area: Area): boolean {
  if (wanted.battle && g.battle?.at !== area) return false
  if (wanted.first === false && area === firstPlanet(g)) return false
  return wanted.otherThan !== 'self' || area !== use.planet
}
