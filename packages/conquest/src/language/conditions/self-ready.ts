import { pieceOf } from '../../board/board.ts'
import { standsInPlay } from '../check/bearer.ts'
import { type ConditionWord, condition } from '../condition-word.ts'

const fields = {}

export const selfReady: ConditionWord<'self-ready', typeof fields> = condition('self-ready', {
  means: 'This card is ready.',
  fields,
  check: (b, path) => void standsInPlay(b, 'self-ready', path),
  holds: (g, use) => pieceOf(g, use.self)?.ready === true,
})
