import type { Event } from '@redoubt/kernel'
import type { HostEvent } from '../messages/message.ts'

/** What happened under a number. */
export interface Past {
  seq: number
  made: number
  /** Whoever is brief keeps them as text, which takes a third of the room. */
  events: ReadonlyArray<Event | HostEvent> | string
  takenBack: boolean
}
