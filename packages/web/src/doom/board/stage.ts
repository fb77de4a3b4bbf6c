import type { DoomView } from '@redoubt/doom'
import type { Event } from '@redoubt/kernel'

/** The view while an event is shown: figures go with their events although the host is further already. */
export function foretell(view: DoomView, _event: Event): DoomView {
  return view
}

/** Milliseconds an event takes at normal speed. */
export function linger(_event: Event): number {
  return 0
}
