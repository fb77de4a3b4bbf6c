import { pieceOf } from '../../board/board.ts'
import { answersOwnEntry, standsInPlay } from '../check/bearer.ts'
import { type ConditionWord, condition } from '../condition-word.ts'

const fields = {}

export const selfExhausted: ConditionWord<'self-exhausted', typeof fields> = condition('self-exhausted', {
  means: 'This card is exhausted.',
  fields,
  check: (b, path) => {
    const { ability, say } = b
    if (!standsInPlay(b, 'self-exhausted', path)) return
    if (answersOwnEntry(b)) b.say(path, 'cards enter play ready and without damage (CQ-1.7)')
    if (ability.when.some(one => one.is === 'self-ready')) say(path, 'a card is not ready and exhausted at once')
    if (ability.cost.some(one => one.pay === 'exhaust' && one.card === 'self'))
      say(path, 'an exhausted card cannot be exhausted as a cost')
  },
  holds: (g, use) => pieceOf(g, use.self)?.ready === false,
})
