import type { DoomView } from '@redoubt/doom'
import type { Match } from '../../match/match.ts'

/** Did this seat do something that it chose to do? */
function hasActed(event: object, seat: string): boolean {
  const { type, marine, figure, kind } = event as { type: string; marine?: string; figure?: string; kind?: string }
  if (seat === 'invader') return type === 'activation' && kind !== undefined
  return ['played', 'sprint', 'step'].includes(type) && (marine ?? figure) === seat
}

/** A match in which the viewer has not acted yet, seen for the first time in this window. */
export function isNew({ id, log, isReplay, view }: Match<DoomView>): boolean {
  if (isReplay || view.round > 1 || log.some(({ event }) => hasActed(event, view.you))) return false
  const key = `redoubt.briefed.${id}`
  try {
    if (sessionStorage.getItem(key)) return false
    sessionStorage.setItem(key, '1')
  } catch {
    // a browser that keeps nothing shows it once more
  }
  return true
}
