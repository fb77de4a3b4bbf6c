import { contentOf } from '../../match/figures.ts'
import { type ConditionWord, condition } from '../condition-word.ts'

const fields = {}

export const progressAtLeastSealValue: ConditionWord<'progressAtLeastSealValue', typeof fields> = condition(
  'progressAtLeastSealValue',
  {
    means: 'Progress tokens on the portal >= seal value of its colour.',
    fields,
    holds: (g, use) => {
      const portal = g.portals.find(p => p.id === use.portal)
      const seal = contentOf(g).objectives[contentOf(g).missions[g.rulings.mission]!.objective.card]?.sealValue
      return !!portal && !!seal && portal.progress >= seal[portal.level]
    },
  },
)
