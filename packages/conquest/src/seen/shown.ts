import type { Shown } from '@redoubt/kernel'
import type { ConquestDecision } from '../match/decisions.ts'
import type { ConquestEvent } from '../match/events.ts'
import type { ConquestView } from './view.ts'

/** What screens and bots are shown of Conquest. */
export interface Conquest extends Shown {
  view: ConquestView
  event: ConquestEvent
  decision: ConquestDecision
}
