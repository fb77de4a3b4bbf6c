import { pieceOf } from '../../board/board.ts'
import { standsInPlay } from '../check/bearer.ts'
import { type ConditionWord, condition } from '../condition-word.ts'

const fields = {}

export const selfHasResources: ConditionWord<'self-has-resources', typeof fields> = condition('self-has-resources', {
  means: 'Resources lie on this card.',
  fields,
  check: (b, path) => {
    if (!standsInPlay(b, 'self-has-resources', path)) return
    if (!b.stocked) b.say(path, 'nothing on this card lays resources on it')
  },
  holds: (g, use) => (pieceOf(g, use.self)?.stock ?? 0) > 0,
})
