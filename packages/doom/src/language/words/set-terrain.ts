import { z } from 'zod'
import { TERRAINS } from '../../board/plan.ts'
import { space } from '../basic.ts'
import { spaceAt } from '../shared/space-at.ts'
import { type Word, word } from '../word.ts'

const fields = { spaces: z.array(space).min(1), terrain: z.enum(TERRAINS) }

export const setTerrain: Word<'setTerrain', typeof fields> = word('setTerrain', {
  means: 'Changes the terrain of spaces.',
  group: 'mission',
  mission: true,
  mapOnly: true,
  fields,
  run: (g, _f, e) => {
    for (const space of e.spaces) g.terrain.push([spaceAt(g, space), e.terrain])
  },
})
