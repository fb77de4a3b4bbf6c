import { inZone } from '../../board/map.ts'
import { findFigure } from '../../match/figures.ts'
import { id } from '../basic.ts'
import { type ConditionWord, condition } from '../condition-word.ts'

const fields = { zone: id }

export const zone: ConditionWord<'zone', typeof fields> = condition('zone', {
  means: 'The figure concerned is in the zone.',
  mission: true,
  mapOnly: true,
  fields,
  holds: (g, use, c) => {
    const f = use.self === undefined ? undefined : findFigure(g, use.self)
    return !!f && f.at.some(space => inZone(g, c.zone, space))
  },
})
