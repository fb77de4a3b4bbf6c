import { inOrder } from '@redoubt/kernel'
import { emit } from '../../match/events.ts'
import type { DoomState } from '../../match/state.ts'
import { judge, ruleMoment } from '../../rules/mission.ts'

/** Mission counters answer to the mission's rules at once. */
export function countUp(g: DoomState, counter: string, value: number) {
  g.counters[counter] = value
  emit('counter', { counter, value })
  judge(g)
  return inOrder(ruleMoment(g, 'counter-reached', {}))
}
