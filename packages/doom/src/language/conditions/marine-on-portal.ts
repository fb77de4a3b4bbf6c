import { isMarine } from '../../match/figures.ts'
import { type ConditionWord, condition } from '../condition-word.ts'

const fields = {}

export const marineOnPortal: ConditionWord<'marineOnPortal', typeof fields> = condition('marineOnPortal', {
  means: "A marine stands on the portal's space.",
  fields,
  holds: (g, use) => {
    const portal = g.portals.find(p => p.id === use.portal)
    return !!portal && g.figures.some(f => isMarine(f) && f.at.includes(portal.at))
  },
})
