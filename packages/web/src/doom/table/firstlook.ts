import type { Doom } from '@redoubt/doom'
import type { Heard, Match } from '../../screen/match.ts'

/** Did this seat do something that it chose to do? */
function hasActed(event: Heard<Doom>, seat: string): boolean {
  if (seat === 'invader') return event.type === 'activation' && event.kind !== undefined
  if (event.type === 'step') return event.figure === seat
  return (event.type === 'played' || event.type === 'sprint') && event.marine === seat
}

/** A match in which the viewer has not acted yet, seen for the first time in this window. */
export function isNew({ id, log, isReplay, view }: Match<Doom>): boolean {
  // A lesson has a guide who says what to do, and beside the box the papers lie on the table: here they would only be in the way.
  if (
    isReplay ||
    /^(lesson-|puzzle\.|companion-)/.test(id) ||
    view.round > 1 ||
    log.some(({ event }) => hasActed(event, view.you))
  )
    return false
  const key = `redoubt.briefed.${id}`
  try {
    if (sessionStorage.getItem(key)) return false
    sessionStorage.setItem(key, '1')
  } catch {
    // a browser that keeps nothing shows it once more
  }
  return true
}
