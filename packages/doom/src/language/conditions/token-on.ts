import { z } from 'zod'
import { inZone } from '../../board/map.ts'
import { DRONE } from '../../match/figure-kinds.ts'
import { contentOf, findFigure } from '../../match/figures.ts'
import { id } from '../basic.ts'
import { type ConditionWord, condition } from '../condition-word.ts'

const fields = { token: z.literal(DRONE), space: id }

export const tokenOn: ConditionWord<'tokenOn', typeof fields> = condition('tokenOn', {
  means: 'The token is on a marked space of the mission.',
  fields,
  holds: (g, _use, c) => {
    const zone = contentOf(g).missions[g.rulings.mission]!.objective.params.exit ?? c.space
    const drone = findFigure(g, DRONE)
    return !!drone && inZone(g, zone, drone.at[0]!)
  },
})
