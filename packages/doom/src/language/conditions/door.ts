import { z } from 'zod'
import { contentOf } from '../../match/figures.ts'
import { id } from '../basic.ts'
import { type ConditionWord, condition } from '../condition-word.ts'

const fields = { door: z.union([id, z.array(id).min(1)]) }

export const door: ConditionWord<'door', typeof fields> = condition('door', {
  means: 'The door just opened is this one or one of these.',
  mission: true,
  mapOnly: true,
  fields,
  holds: (g, use, c) => {
    const door = use.door === undefined ? undefined : contentOf(g).missions[g.rulings.mission]!.doors[use.door]?.id
    return door !== undefined && (Array.isArray(c.door) ? c.door.includes(door) : c.door === door)
  },
})
