import type { ConquestEvent } from '@redoubt/conquest'
import { count } from '../counts.ts'
import type { Statistic } from '../statistic.ts'
import { designOfCopy } from './design.ts'

/** Units destroyed, by the unit that attacked last; first the killer, then the victim. */
export const kills: Statistic<ConquestEvent> = counts => {
  let attacker: string | null = null
  return event => {
    if (event.type === 'attack') attacker = event.attacker
    else if (event.type === 'combat-round' || event.type === 'battle-end' || event.type === 'phase') attacker = null
    else if (event.type === 'destroy')
      count(counts, [attacker === null ? 'nobody' : designOfCopy(attacker), designOfCopy(event.card)])
  }
}
