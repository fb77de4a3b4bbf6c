import { inZone } from '../../board/map.ts'
import { contentOf, findFigure } from '../../match/figures.ts'
import { id } from '../basic.ts'
import { type ConditionWord, condition } from '../condition-word.ts'

const fields = { kind: id }

export const onSpace: ConditionWord<'onSpace', typeof fields> = condition('onSpace', {
  means: 'The figure is on a marked space of the mission.',
  fields,
  holds: (g, use, c) => {
    const zone =
      c.kind === 'extraction' ? contentOf(g).missions[g.rulings.mission]!.objective.params.extraction : c.kind
    const f = use.self === undefined ? undefined : findFigure(g, use.self)
    return !!f && !!zone && f.at.some(space => inZone(g, zone, space))
  },
})
