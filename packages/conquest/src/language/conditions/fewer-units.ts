import { designOf } from '../../board/board.ts'
import { type ConquestState, other, type Side } from '../../match/state.ts'
import { type ConditionWord, condition } from '../condition-word.ts'

const fields = {}

export const fewerUnits: ConditionWord<'fewer-units', typeof fields> = condition('fewer-units', {
  means: 'You have fewer units in play than the opponent.',
  fields,
  holds: (g, use) => unitCount(g, use.you) < unitCount(g, other(use.you)),
})

/** CQ-15.6: all units in play, warlords included. */
function unitCount(g: ConquestState, side: Side): number {
  let n = 0
  for (const p of g.play) if (p.ctrl === side && designOf(g, p.id).isUnit) n++
  return n
}
