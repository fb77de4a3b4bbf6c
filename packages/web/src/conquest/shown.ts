import type { ConquestEvent, ConquestView } from '@redoubt/conquest'
import type { Shown } from '@redoubt/kernel'

/** What this screen is shown of Conquest. */
export interface Conquest extends Shown {
  view: ConquestView
  event: ConquestEvent
}
