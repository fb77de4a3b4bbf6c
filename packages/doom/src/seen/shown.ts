import type { Shown } from '@redoubt/kernel'
import type { DoomDecision } from '../match/decisions.ts'
import type { DoomEvent } from '../match/events.ts'
import type { DoomView } from './view.ts'

/** What screens and bots are shown of DOOM. */
export interface Doom extends Shown {
  view: DoomView
  event: DoomEvent
  decision: DoomDecision
}
