import { finding } from '@redoubt/kernel'
import type { ObjectiveCode } from './objective-code.ts'

export const sealTheBreach: ObjectiveCode = {
  card: 'seal-the-breach',
  check: ({ objective, portals }, { objective: card, threat }, report) => {
    if (threat?.portalsDiscarded) report(['threat', 'card'], finding`${objective.card} goes with horde or assault`)
    if (!card) return
    const seals = portals.reduce((total, portal) => total + (card.sealValue?.[portal.level] ?? 0), 0)
    const { progress } = card.tokens
    if (seals > progress)
      report(['portals'], finding`sealing them all takes ${seals} progress tokens; ${card.id} has ${progress}`)
  },
}
