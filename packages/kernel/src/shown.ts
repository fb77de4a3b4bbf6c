import type { Event } from './event.ts'
import type { SeenDecision } from './seen.ts'

/** What screens and bots are shown of a game. Each game has its own, in which every kind of decision and event is typed. */
export interface Shown {
  view: unknown
  event: Event
  decision: SeenDecision
}
