import { finding } from '@redoubt/kernel'
import type { ObjectiveCode } from './objective-code.ts'

export const purgeProtocol: ObjectiveCode = {
  card: 'purge-protocol',
  check: ({ objective }, { threat }, report) => {
    if (!threat?.portalsDiscarded)
      report(['threat', 'card'], finding`${objective.card} goes with infestation: portals must leave the map`)
  },
}
