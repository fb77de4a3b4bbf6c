import { pieceOf } from '../../board/board.ts'
import { a, answersOwnEntry, isUnit, standsInPlay } from '../check/bearer.ts'
import { type ConditionWord, condition } from '../condition-word.ts'

const fields = {}

export const selfDamaged: ConditionWord<'self-damaged', typeof fields> = condition('self-damaged', {
  means: 'This unit is damaged.',
  fields,
  check: (b, path) => {
    if (!standsInPlay(b, 'self-damaged', path)) return
    if (answersOwnEntry(b)) b.say(path, 'cards enter play ready and without damage (CQ-1.7)')
    if (!isUnit(b.type)) b.say(path, `${a(b.type)} takes no damage`)
  },
  holds: (g, use) => (pieceOf(g, use.self)?.damage ?? 0) > 0,
})
