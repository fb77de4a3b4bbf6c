import { isDemon } from '../../match/figures.ts'
import type { ObjectiveCode } from './objective-code.ts'

/** The first lesson has no card. */
export const tutorial: ObjectiveCode = {
  card: 'tutorial',
  // D-TUTORIAL-12: a door has been opened, the portals have summoned, and no demon is left.
  outcome: g => {
    return g.opened > 0 && g.portals.length === 0 && !g.figures.some(isDemon)
      ? { rule: 'D-TUTORIAL-12', reason: 'cleared' }
      : null
  },
}
